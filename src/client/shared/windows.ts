/** A phone on its side. */
const TURNED = '(max-height: 480px) and (orientation: landscape)'

/** One column for everything: text of 200 % on a phone, 400 % on a desktop. */
export const LARGE_TEXT = `@media (max-width: 14rem), (max-width: 22rem) and ${TURNED}`
/** A phone on its side with text of the usual size. */
export const SHORT_WINDOW = `@media (min-width: 22.01rem) and ${TURNED}`

/** Below the page, in the colour of its footer, as high as the bar at the bottom edge of a phone. */
export const PAGE_END = 'footer[data-surface]::after'

export const READING_PX = 720

/** Width of the screens in a wide window: 344 px for photos or what is due, and 720 px to read. */
export const MEASURE_PX = 1096

/** In em, not ch: about 60 characters a line in a wide system font, 75 in a narrow one. */
export const MAX_LINE_LENGTH = '35em'
