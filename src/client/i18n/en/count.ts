export const count = {
  choose: 'A published rule asks on how many plants it is. Choose what you found.',
  unpublished:
    'Where we know no rule for counts, the page says whether a spray pays. Count all the same: next week you see if it grows.',
  actAtOnce: 'Do not count. One sick plant is enough: act today.',
  whatToDo: 'What to do',
  walk: {
    plants:
      'Walk through the field in a W. Stop at ten plants, not at the edge. Tap each that is sick or freshly eaten.',
    leaves: 'Walk through the field in a W. Look at ten leaves of each of ten trees. Tap once for each sick leaf.',
  },
  sick: 'Sick',
  healthy: 'Not sick',
  ofLeaves: '{{count}} of {{of}}',
  done: { plants: 'All looked at: {{count}} of {{of}} are sick', leaves: 'All looked at: {{count}} of {{of}} leaves' },
  counted: { plants: '{{count}} of {{of}} plants are sick.', leaves: '{{count}} of {{of}} leaves are sick.' },
  stage: 'How far is the maize?',
  stages: {
    youngFunnel: 'Young, below the knee',
    lateFunnel: 'Above the knee, worms still small',
    beforeTassel: 'No tassel yet',
    tassel: 'Tassel or silk shows',
    cob: 'Cobs are filling',
    leaves: 'Coffee in leaf',
  },
  leaf: 'How high do the marks go on most of the sick plants?',
  leaves: {
    low: 'Low leaves only',
    thirdBelowCob: 'The third leaf below the cob',
    cobOrAbove: 'The leaf of the cob or higher',
  },
  area: 'Which looks like most of the sick leaves?',
  answerFirst: 'Answer the questions above.',
  outcome: {
    nothing: 'Nothing to do',
    watch: 'Watch',
    act: 'Act today',
    tooLate: 'Too late to spray',
  },
  interval: {
    plants:
      'In the whole field between {{low, number(style: percent)}} and {{high, number(style: percent)}} of the plants may be sick.',
    leaves:
      'In the whole field between {{low, number(style: percent)}} and {{high, number(style: percent)}} of the leaves may be sick.',
  },
  again_one: 'Count again tomorrow.',
  again_other: 'Count again in {{count}} days.',
  close: 'This is close: one plant more or fewer would change the word.',
  more: 'Count ten more',
  before: 'Last time, on {{day}}: {{count}} of {{of}}.',
  keep: 'Keep this count',
  kept: 'Kept with your notes.',
  full: 'This phone could not keep it. Make room, then try again.',
}
