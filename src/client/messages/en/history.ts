export const history = {
  /** On the landing page, before the first answer. */
  today: 'Your last answer, and what to look at again, will stand here.',
  heading: 'History',
  back: 'All answers',
  last: 'Your last answer',
  lastOn: 'Last answer, {{date}}',
  paid: {
    title: 'What used them',
    all: 'See all answers',
  },
  earlier: 'Earlier',
  withoutTitle: 'An answer of an earlier version of Jani',
  note: 'The last {{count}} answers. The small pictures stay on this phone.',
  resultOf: 'Answer of {{date}}',
  due: {
    today: 'Look again today',
    since: 'Look again',
    more: '{{names}}, and {{count}} more',
    text: 'Seen on {{date}}. Is it better or worse?',
    newPhotos: 'Take new photos',
  },
  followed: { text: 'Looking again at: {{names}}, {{date}}', remove: 'Remove' },
  recheck: {
    title: 'Look again on {{date}}',
    text: 'Photograph the same plants again, and compare.',
    remind: 'Put it in my calendar',
  },
  reminder: {
    summary: 'Look again: {{names}}',
    text: 'Photograph the same plants again, and compare: {{address}}',
  },
  progress: {
    question: 'How are the plants since the last answer?',
    better: 'Better',
    same: 'The same',
    worse: 'Worse',
    waiting: 'Better or worse? Tap to say.',
  },
  deletion: {
    open: 'Delete this answer',
    question: 'Delete this answer?',
    text: 'It is deleted on this phone and on the server, and cannot be brought back. Used credits do not come back.',
    confirm: 'Delete',
    cancel: 'Keep it',
    success: 'The answer is deleted.',
  },
  empty: {
    title: 'No answers yet',
    text: 'Photograph a leaf. Each answer is kept here, so that you can read it again.',
    next: 'Photograph a leaf',
  },
  signedOut: 'Log in to see your answers',
}
