/** In em, not ch: about 60 characters a line in a wide system font, 75 in a narrow one. */
export const MAX_LINE_LENGTH = '35em'
