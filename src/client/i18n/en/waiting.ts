/** Photos that wait on the phone until they can be sent. */
export const waiting = {
  cropNotTold: 'Crop not told',
  remove: 'Remove: {{name}}',
  removed: 'Removed: {{name}}',
  undo: 'Undo',
  credits: '{{credits}}, charged only with an answer. You have {{balance, number}}.',
  plan: 'Your plan pays for the answers.',
  /** Of photos that this phone has judged. */
  choose: 'Send: {{name}}',
  chooseLater: 'When there is a network, you choose which photos are sent.',
  question: 'Which photos do you send?',
  none: 'Nothing is chosen.',
  sum_one: '{{count}} photo, {{credits}}, {{kilobytes, number}} KB. You have {{balance, number}}.',
  sum_other: '{{count}} photos, {{credits}}, {{kilobytes, number}} KB. You have {{balance, number}}.',
  planSum_one: '{{count}} photo, {{kilobytes, number}} KB. Your plan pays.',
  planSum_other: '{{count}} photos, {{kilobytes, number}} KB. Your plan pays.',
  send_zero: 'Send photos',
  send_one: 'Send {{count}} photo',
  send_other: 'Send {{count}} photos',
  full: 'This phone can keep no more photos. Remove some, or wait until they are sent.',
  noRoom:
    'This phone could not keep the photo: it is full, or the window is private. Leave this page open until there is an answer.',
  inHistory: 'These photos had arrived the first time. The answer is in “My photos”.',
  paused: 'The server has asked to wait. Jani tries again by itself.',
  plotNotKept: 'The field “{{plot}}” is not kept with this answer. You can choose one below it.',
  logOut: {
    question_one: '{{count}} photo waits here. Logging out deletes it.',
    question_other: '{{count}} photos wait here. Logging out deletes them.',
    notes_one: '{{count}} note is on this phone only. Logging out deletes it.',
    notes_other: '{{count}} notes are on this phone only. Logging out deletes them.',
    keep: 'Keep',
    confirm: 'Log out and delete',
  },
  /** Of a chosen photo, before it is sent; the warnings say what an answer would. */
  photo: {
    fault: {
      tooDark: { title: 'The photo is too dark', advice: 'Go outside by day, into bright shade.' },
      tooBlurred: { title: 'The photo is blurred', advice: 'Wipe the lens with a soft cloth.' },
      falseColours: { title: 'The colours are not true', advice: 'Take it in colour, by daylight.' },
    },
    retake: 'Take it again',
    sendAnyway: 'Send anyway',
  },
}
