export const en = {
  other: { language: 'sw', name: 'Kiswahili' },
  title: 'Leaf check: for the farm officer',
  question: 'A farmer asks what you think',
  seen: (day: string) =>
    `Anyone with this link can see this page until ${day}. The farmer sees your answer, and so do Jani’s experts if the farmer asks them. Jani does not show you the farmer’s name or number.`,
  answersAs: (name: string) =>
    `You answer as ${name}. The farmer sees that name, and your answer counts in the figures on how often Jani is right.`,
  given: {
    heading: 'What Jani answered',
    day: (day: string) => `On ${day}`,
    somethingElse: 'Something else',
    inTen: (tenths: number) => `about ${tenths} in 10`,
    certain: 'more likely',
    unlikely: 'unlikely in Kenya',
  },
  told: {
    heading: 'What the farmer said',
    crop: (crop: string) => `Crop: ${crop}`,
    otherCrop: 'another crop',
    noCrop: 'The farmer did not say which crop it is.',
    note: 'The farmer writes:',
    progress: {
      better: 'Since the first answer: better',
      same: 'Since the first answer: the same',
      worse: 'Since the first answer: worse',
    },
  },
  photos: {
    heading: 'The farmer’s photos',
    given: 'The farmer gave these photos for this case only. Please do not pass them on.',
    person: 'Can a person be recognised? Then choose “I cannot say”.',
    photo: (number: number) => `Photo ${number}`,
  },
  checks: 'What the farmer can check in the field',
  actions: 'What Jani told the farmer to do',
  form: {
    legend: 'What is it?',
    right: 'Jani is right',
    rightOfSeveral: 'Jani is right: one of these',
    something: 'Something else',
    cannotSay: 'I cannot say',
    which: 'Which?',
    none: 'Choose',
    text: 'Not in the list? In your words',
    line: 'One line for the farmer, if you like',
    send: 'Send',
    incomplete:
      'Choose one. For “Something else”, choose from the list or write what it is, not both, in at most 300 characters.',
    changed: 'The answer has changed since you opened this page. Please look again.',
  },
  answered: {
    heading: 'This was answered. The farmer can see this answer:',
    late: 'This was answered before. Your answer was not stored. The farmer sees this one:',
    stands: 'It cannot be changed here.',
  },
  origin: 'Written by Jani, a computer program that looks at a photo of a leaf. A photo can be wrong.',
  gone: {
    heading: 'This link does not work any more',
    text: 'It has ended, or the farmer has withdrawn it. Ask the farmer for a new link.',
  },
  busy: { heading: 'Please wait', text: (seconds: number) => `Too many tries. Try again in ${seconds} seconds.` },
  invitation: {
    heading: 'Your answers to farmers',
    text: 'You are invited to answer as an officer. Farmers then see your name with your answers, and they count in the figures on how often Jani is right.',
    keep: 'This phone remembers you for one year. To answer from another phone of yours, open this link there. Do not share this link.',
    accept: (name: string) => `I am ${name}. Use this phone for my answers.`,
    accepted: (name: string) => `This phone now answers as ${name}.`,
    next: 'Open the links that farmers send you. There is nothing else to do.',
  },
}

export type OfficerWords = typeof en
