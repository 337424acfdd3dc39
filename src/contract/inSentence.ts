const GENUS = /^(Alternaria|Cercospora|Fusarium|Septoria|Striga|Tuta)\b/

/** Lower-cases a heading's first letter, unless it starts with the name of a genus. */
export const inSentence = (heading: string) =>
  GENUS.test(heading) ? heading : heading.charAt(0).toLowerCase() + heading.slice(1)
