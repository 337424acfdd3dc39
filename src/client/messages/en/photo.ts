/** About a chosen photo, before it is sent; the warnings say what an answer would. */
export const photo = {
  marked: 'Only the marked middle is judged.',
  markedLong: 'The marked middle is judged first, then the ends if it shows no leaf.',
  fault: {
    tooDark: { title: 'The photo is too dark', advice: 'Go outside by day, into bright shade.' },
    tooBlurred: { title: 'The photo is blurred', advice: 'Wipe the lens with a soft cloth.' },
  },
  retake: 'Take it again',
  sendAnyway: 'Send anyway',
}
