const GENUS = /^(Alternaria|Cercospora|Septoria|Striga|Tuta)\b/

/** A heading inside a sentence: its first letter is small, unless it begins with the name of a genus. */
export const inSentence = (heading: string) =>
  GENUS.test(heading) ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)
