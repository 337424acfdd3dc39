/** A phone on its side. */
const TURNED = '(max-height: 480px) and (orientation: landscape)'

/** Text so large, or a window so small, that everything stands in one column: 200 % on a phone, 400 % on a desktop. */
export const LARGE_TEXT = `@media (max-width: 14rem), (max-width: 22rem) and ${TURNED}`
/** A phone on its side with text of the usual size. */
export const SHORT_WINDOW = `@media (min-width: 22.01rem) and ${TURNED}`

/** The width of a bar at the right edge of such a window, while there is one. */
export const SIDE_BAR = '--side-bar'
/** Below all of the page, in the colour of its footer: as high as a bar at the bottom edge of a phone. */
export const PAGE_END = 'footer[data-surface]::after'

/** The widest that is read. */
export const READING_PX = 720

/** What the screens of a wide window take of it: 344 px for photos or what is due, and 720 px to read. */
export const MEASURE_PX = 1096

/** In em, not ch: about 60 characters a line in a wide system font, 75 in a narrow one. */
export const MAX_LINE_LENGTH = '35em'
