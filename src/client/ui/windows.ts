/** A phone in landscape. */
const TURNED = '(max-height: 480px) and (orientation: landscape)'

/** A single column for everything: 200 % text on a phone, 400 % on a desktop. */
export const LARGE_TEXT = `@media (max-width: 14rem), (max-width: 22rem) and ${TURNED}`
/** A phone in landscape with text of normal size. */
export const SHORT_WINDOW = `@media (min-width: 22.01rem) and ${TURNED}`

/** Space below the footer, in its colour, as high as the bar at the bottom edge of a phone. */
export const PAGE_END = 'footer[data-surface]::after'

export const READING_PX = 720

/** Photos and form in a wide window; 32 px and `READING_PX` make the width of a page. */
export const FORM_PX = 344

/** In em, not ch: about 60 characters a line in a wide system font, 75 in a narrow one. */
export const MAX_LINE_LENGTH = '35em'
