/** In em, not ch: about 60 characters a line in a wide system font, 75 in a narrow one. */
export const TEXT_MEASURE = '35em'
