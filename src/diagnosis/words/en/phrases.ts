import { inSentence } from '~/contract/inSentence'

import { BOARD } from '../phrases'
import type { Phrases } from '../phrases'
import type { At } from '../place'

const and = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' })
const or = new Intl.ListFormat('en-GB', { type: 'disjunction', style: 'long' })
const plain = new Intl.ListFormat('en-GB', { type: 'unit', style: 'long' })
const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** Stands where advice for Kenya names who is asked there. */
const SERVICE = 'the plant protection service of your country'

const ASK_BEFORE_REPEATING = `The label says how often you may spray. If it failed last time, ask ${SERVICE} before you spray again.`

const ONE_LEAF = 'Take one leaf and let it fill most of the picture.'
const PLAIN_BACK = 'Hold it over your hand, a sheet of paper or plain soil.'
const SHADE = 'Stand in bright shade by day. Use no flash.'
const SHARP = 'Hold still, tap the leaf on the screen and wait until it looks sharp.'

const beforeSpraying = (ripens: boolean) =>
  `Read the label: gloves, how much, days to wait.${ripens ? ' Pick ripe fruit first.' : ''}`

const together = (sureness: string) => (photos: number, hasReplies: boolean) =>
  `With ${photos === 2 ? 'both' : `all ${photos}`} photos${hasReplies ? ' and your answer' : ''} ${sureness}.`

/** At the beginning of a sentence. */
const first = (names: readonly string[]) => {
  const text = and.format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const phrases = (at: At): Phrases => ({
  banner: {
    act: 'Act today',
    watch: 'Check again',
    good: 'No signs: keep looking',
    free: {
      unsure: 'No clear answer',
      notALeaf: 'Show one leaf',
      tooDark: 'It needs more light',
      tooBlurred: 'It must be sharper',
      falseColours: 'It must be in true colours',
      tooFar: 'Go closer',
      unknownCrop: 'Crop not known',
      otherCrop: 'Not learned yet',
      mixedCrops: 'One crop at a time',
      contradiction: 'Check the crop',
      cropQuestion: 'Which crop is it?',
    },
    probably: 'Probably. Check first',
    checks: (count) => `Do ${count === 1 ? 'one check' : count === 2 ? 'two checks' : 'three checks'} to find out`,
  },
  sureness: { very: 'Very sure', fairly: 'Fairly sure', probably: 'Probably', notSure: 'Not sure which' },
  firmness: {
    alone: {
      very: 'With the first photo alone we were very sure.',
      fairly: 'With the first photo alone we were fairly sure.',
      probably: 'With the first photo alone it was only probable.',
      notSure: 'With the first photo alone we were not sure which it is.',
      none: 'The first photo alone was not enough for an answer.',
    },
    other: (title) => `With the first photo alone the answer was: ${inSentence(title)}.`,
    together: {
      very: together('we are very sure'),
      fairly: together('we are fairly sure'),
      probably: together('it is probable'),
      notSure: together('we are not sure which it is'),
    },
  },
  samePicture: (number) => `Same picture as photo ${number}. Counted once.`,
  headings: {
    check: 'Check first',
    today: 'Do today',
    next: 'After today',
    why: 'Signs and causes',
    spraying: at('Spraying and the law', 'Spraying'),
    lookAlikes: 'What else it may be',
    protect: 'Protect the rest',
    harvest: 'Harvest and food',
    limits: 'What a photo cannot show',
    troubles: 'Troubles that no photo here can name',
    careful: 'Be careful',
    sources: 'Where this comes from',
    nextPhoto: 'Take the next photo like this',
  },
  title: (crop, condition) => `${crop}: ${inSentence(condition)}`,
  oneOf: (conditions) => or.format(conditions.map((name, index) => (index === 0 ? name : inSentence(name)))),
  healthyLeaf: 'A healthy leaf',
  noKnownDisease: 'No known disease seen',
  healthyNote: 'We see no known disease on this leaf. That is good news for this leaf, but not yet for the field.',
  somethingElse: 'Something else',
  unlikelyHere: at('unlikely in Kenya', 'we do not know if it is in your country'),
  moreLikely: 'more likely',
  inTen: (tenths) => `about ${tenths} in 10`,
  rankedNote: 'This photo fits more than one answer. Check your plants before you act.',
  probableNote: 'This photo fits one answer best, but we are not sure. Check your plants before you act.',
  tooFewPlaces: (condition) =>
    `The photo fits ${inSentence(condition)} best. This tool learned it from photos of few places. It cannot be sure on your farm. Check your plants before you act.`,
  twin: (condition) => `${condition} looks alike.`,
  twinCrop: (crop, twin) => `${twin} looks alike. Is it ${inSentence(crop)}?`,
  notAllShow: (crop) => `Not all photos look like ${inSentence(crop)}. Is it really ${inSentence(crop)}?`,
  ifNotUnseen: (ifNot) =>
    ifNot
      .replace(/, take a new photo(?: first)?\.$/, ', it may be something else.')
      .replace(/ Take a new photo\.$/, ''),
  ifYes: (action) => `If yes: ${action}`,
  allSources: (condition) => `Every source: ${inSentence(condition)}`,
  ifItIs: (condition) => `If it is ${inSentence(condition)}`,
  rankedUrgent: 'Do each check now, and again at dawn. One can spread fast.',
  rankedAgain: {
    urgent: 'Look at the same plants again at dawn. One can spread fast.',
    other: 'Mark a few sick plants, and look at them again.',
  },
  rankedToday: [
    'Do each check on a few plants, and mark them.',
    'Start in clean plots. Wash hands and tools after sick plants.',
  ],
  quarantineToday: [
    'Do not sell fruit with leaves. Do not give away cuttings or seedlings.',
    at(
      'Ask your ward farm officer before you cut or move anything.',
      `Ask ${SERVICE} before you cut or move anything.`,
    ),
    'Wash hands and tools after each plant.',
  ],
  lookToday: [
    'Mark the plants that look sick.',
    'Keep one sick leaf and a photo of it.',
    at(
      'Ask your ward farm officer before you cut or pull out anything.',
      `Ask ${SERVICE} before you cut or pull out anything.`,
    ),
  ],
  rankedSpray: 'Do not spray before a check has told you what it is.',
  probableSpray: 'Do not spray before the check has told you.',
  urgentSpray: (ripens) =>
    `${at('Cool and wet? Protect clean plants with copper today.', 'Cool and wet? Protect clean plants today. Ask which spray your country allows.')} ${beforeSpraying(ripens)}`,
  provenSpray: (ripens) =>
    `${at('Protect clean plants today with copper.', 'Protect clean plants today. Ask which spray your country allows.')} ${beforeSpraying(ripens)}`,
  recheck: (days) => (days === 1 ? 'Look again tomorrow.' : `Look again in ${days} days.`),
  organism: (name) => `Name for the officer: *${name}*.`,
  contacts: {
    extension: at('your farm officer', SERVICE),
    pcpb: at('PCPB (pesticide board)', SERVICE),
    kephis: at('KEPHIS (plant health)', SERVICE),
    poison: 'the poison line (free)',
  },
  call: (name, numbers) =>
    numbers.length === 0 ? `${at('Call', 'Ask')} ${name}.` : `Call ${name}: ${or.format(numbers)}.`,
  callIfSeen: at('If you see the sign, call KEPHIS (plant health).', `If you see the sign, ask ${SERVICE}.`),
  askIf: (condition) =>
    `Ask ${at('your ward farm officer', SERVICE)} if this is ${inSentence(condition.replace(/ \(.+\)/, ''))}.`,
  askWhatIsAllowed: (crop) => `Ask ${SERVICE} which spray is allowed there on ${inSentence(crop)} against this.`,
  askWhich: at('Ask your ward farm officer which it is.', `Ask ${SERVICE} which it is.`),
  askWhat: at('Ask your ward farm officer what troubles this plant.', `Ask ${SERVICE} what troubles this plant.`),
  numberSource: (name, title, readOn) =>
    `Number of ${name}: from ${title}. We last read it there on ${day.format(readOn)}.`,
  numberNotRead: 'It may have changed since.',
  askForRegistered: at(
    [
      `Buy only what ${BOARD} has registered for this crop and this problem.`,
      `Ask to see the ${BOARD} registration number on the label, and ask for a receipt.`,
    ],
    [
      'Buy only what is registered in your country for this crop and this problem.',
      'Ask to see the registration number on the label, and ask for a receipt.',
    ],
  ),
  askFirstFor: (substances) => `Ask the agrovet first for ${or.format(substances)}.`,
  askForNames: (substances) => `If that is not enough, show the agrovet this name: ${or.format(substances)}.`,
  askIfAllowed: (substances, crop, number) =>
    `Ask ${BOARD} (${number}) if ${or.format(substances)} is still allowed on ${inSentence(crop)}.`,
  works: {
    protects: (substances) => `${first(substances)} can only protect parts that are still clean.`,
    soaksIn: (substances) => `${first(substances)} can soak into the leaf.`,
    onContact: (substances) => `${first(substances)} must touch the pest or the mould.`,
    slowsFeeding: (substances) => `${first(substances)} can make pests eat less.`,
    mustBeEaten: (substances) => `Small worms must eat ${and.format(substances)}. Big ones hardly die of it.`,
  },
  substances: {
    copper: 'copper',
    sulphur: 'sulphur',
    bicarbonate: 'potassium bicarbonate',
    bacillus: 'Bacillus subtilis',
    bt: 'Bt (Bacillus thuringiensis kurstaki)',
    difenoconazole: 'difenoconazole',
    azoxystrobin: 'azoxystrobin',
    cymoxanil: 'cymoxanil',
    propamocarb: 'propamocarb',
    mandipropamid: 'mandipropamid',
    spinosad: 'spinosad',
    spiromesifen: 'spiromesifen',
    cyantraniliprole: 'cyantraniliprole',
    neem: 'neem (azadirachtin)',
    soap: 'plant-safe soap',
    oil: 'spray oil',
  },
  changeGroup: {
    germ: 'The label says how often you may spray. Change the group after each spray. Copper and sulphur do not count. If the label names two actives, count both. If it failed last time, buy another group.',
    pest: 'The label says how often you may spray. Use one group for three to four weeks, then another. Copper, sulphur, soap and neem do not count. If the label names two actives, count both. If it failed last time, buy another group.',
  },
  oneGroup: at(
    {
      germ: 'The label says how often you may spray. Do not use this group twice running. Germs get used to it. Copper and sulphur do not count. If it failed last time, ask your ward farm officer before you spray again.',
      pest: 'The label says how often you may spray. After three to four weeks stop for as long. Pests get used to it. Copper, sulphur, soap and neem do not count. If it failed last time, ask your ward farm officer before you spray again.',
    },
    { germ: ASK_BEFORE_REPEATING, pest: ASK_BEFORE_REPEATING },
  ),
  premix:
    'Read every name under "active ingredient" on the label. Do not buy it for food crops if it names mancozeb, propineb or chlorothalonil.',
  barred: (substances, readOn) =>
    `Not allowed on food crops when we last read the rules (${month.format(readOn)}): ${plain.format(substances)}.`,
  underReview: (substances, readOn) =>
    `Probably not allowed while it is under review (rules of ${month.format(readOn)}): ${plain.format(substances)}.`,
  rulesNotRead: (substances, readOn, number) =>
    `We have not read the rules since ${month.format(readOn)}. Ask ${BOARD} (${number}) about ${and.format(substances)}.`,
  inOpenField: (substance) => `${substance} in the open field`,
  safety: [
    'The label tells you how much to use and how often.',
    'After spraying, count the days on the label before you pick, eat or sell.',
    'Do not mix it with other chemicals.',
    'Wear gloves, boots, a mask, goggles and long clothes. Wash yourself when you have finished.',
    'If you have no such gear, ask your officer for a trained spray service provider.',
    'Children and pregnant women must not spray.',
    'Keep children and animals away. Let nobody into the field until the label allows it.',
    'Do not spray in wind or rain, or near a river, well or beehive.',
    'Do not spray crops or weeds in flower by day. Spray in the evening, when bees have gone home. The leaves must be dry and no rain near.',
    'Rinse the empty bottle three times. Pour the rinse water into the sprayer, never into a river.',
    'Make a hole in the bottle, so that nobody uses it again. Do not burn it, and do not bury it near a well.',
    at('Take it back to the agrovet or to a collection point.', 'Take it back to the shop or to a collection point.'),
    'Keep what is left locked up, in its own bottle, away from food and children.',
    'If you feel ill, go to a clinic at once. Take the label with you.',
    at(
      'If somebody has swallowed it, do not make the person vomit. Call the poison line at once.',
      'If somebody has swallowed it, do not make the person vomit. Go to a hospital at once.',
    ),
  ],
  free: 'This answer is free. No credit was used.',
  retake: {
    tooDark: {
      title: 'The photo is too dark',
      seen: 'There is too little light to see spots or colours on the leaf.',
      nextPhoto: [
        'Go outside by day, into bright shade.',
        'Turn so that the light falls on the leaf, not behind it.',
        ONE_LEAF,
        SHARP,
      ],
    },
    tooBlurred: {
      title: 'The photo is blurred',
      seen: 'The picture is not sharp enough to see small spots, powder or dots.',
      nextPhoto: [
        'Wipe the lens with a soft cloth.',
        'Keep the phone about 20 cm from the leaf.',
        SHARP,
        'Wait until the wind drops, or pick the leaf and lay it flat.',
      ],
    },
    falseColours: {
      title: 'The colours are not true',
      seen: 'The photo is grey or tinted. We need the real colours of the leaf to see what it has.',
      nextPhoto: [
        'Take it in colour, by daylight.',
        'Use no filter and no night mode. Do not photograph a printed page.',
        'Keep away from coloured lamps, nets and plastic sheets.',
        ONE_LEAF,
      ],
    },
    tooFar: {
      title: 'The leaf is too far away',
      seen: 'Everything in the picture is small. We cannot see spots on a leaf from here.',
      nextPhoto: [
        'Go close to one leaf, about 20 cm away. Do not zoom.',
        'Let that one leaf fill most of the picture.',
        PLAIN_BACK,
        SHARP,
      ],
    },
    notALeaf: {
      title: 'No leaf seen',
      seen: 'We could not find a crop leaf in this photo. This tool can only judge leaves, not fruit, stems, roots or insects.',
      nextPhoto: [ONE_LEAF, PLAIN_BACK, SHADE, SHARP],
    },
  },
  unknownCrop: {
    title: 'We do not know this',
    seen: (known, unknown) =>
      `We see a leaf, but we are not sure of the crop. We can judge photos of these crops: ${and.format(known)}. We cannot judge photos of these yet: ${and.format(unknown)}. The leaf library tells what may trouble them.`,
    nextPhoto: [
      'Is it maize, tomato or another crop that we can judge? Try again with another leaf.',
      ONE_LEAF,
      PLAIN_BACK,
      SHADE,
    ],
  },
  otherCrop: {
    title: 'We cannot judge this crop yet',
    notLearned: 'This tool has not learned your crop.',
    seen: 'It is not sure whether this leaf is sick. For kale, cabbage, cassava, banana, coffee, sweet potato and others, read the leaf library.',
    nextPhoto: [
      'Take photos of a sick leaf, a healthy leaf and the whole plant.',
      at('Show them to your ward or county farm officer.', `Show them to ${SERVICE}.`),
      'Say when it began and how many plants are sick.',
    ],
    page: (crop) => `What may trouble ${crop}`,
  },
  health: {
    signs: {
      title: 'Signs of trouble',
      seen: 'Something looks wrong with this leaf. We cannot tell what it is.',
    },
    noSigns: {
      title: 'No signs that we know',
      seen: 'We see no signs of trouble on this leaf. We may miss early or faint signs.',
    },
  },
  noSigns: {
    ask: at(
      'If something troubles this plant, ask your ward farm officer.',
      `If something troubles this plant, ask ${SERVICE}.`,
    ),
    today: [
      'Look at more leaves, above and below, and at the whole plant.',
      'If you see something wrong, take photos of it and of the whole plant.',
      at(
        'If you took photos, show them to your ward or county farm officer.',
        `If you took photos, show them to ${SERVICE}.`,
      ),
    ],
    doNotAct: 'Do not spray or uproot because of this photo. It shows no signs that we know.',
  },
  mixedCrops: {
    title: 'These photos show different crops. Ask about one field at a time.',
    seen: 'One answer cannot be right for two crops.',
    nextPhoto: [
      'Send the photos of one crop together, and no others.',
      'Then ask about the other crop in the same way.',
      ONE_LEAF,
      'If all of them show one crop, say which.',
    ],
  },
  cropQuestion: {
    title: (crop) => `We think ${inSentence(crop)}. Is it?`,
    seen: 'We are not sure of the crop. So we ask before we answer.',
    heading: 'Tell the crop',
    reply: [
      'Say yes, or choose your crop.',
      'Or send the photo again with its crop.',
      'The answer then costs what any answer costs.',
    ],
  },
  contradiction: {
    looksLike: (crop) => `This looks like ${inSentence(crop)}`,
    title: {
      maize: 'Is this really a maize leaf?',
      tomato: 'Is this really a tomato leaf?',
      potato: 'Is this really a potato leaf?',
      bean: 'Is this really a bean leaf?',
      chilli: 'Is this really a chilli leaf?',
      'sweet-pepper': 'Is this really a sweet pepper leaf?',
      apple: 'Is this really an apple leaf?',
      grape: 'Is this really a grape leaf?',
      orange: 'Is this really an orange leaf?',
      strawberry: 'Is this really a strawberry leaf?',
      cherry: 'Is this really a cherry leaf?',
      blueberry: 'Is this really a blueberry leaf?',
      raspberry: 'Is this really a raspberry leaf?',
    },
    seen: 'The photo does not look like the crop that you chose. If you are sure of the crop, say so.',
  },
  unsure: {
    title: 'Not sure yet',
    seen: 'We see a leaf, but no answer is clear enough to trust.',
    closest: (conditions) =>
      conditions.length === 1
        ? `The closest was ${and.format(conditions)}. It is too weak to act on.`
        : `The closest were ${and.format(conditions)}. They are too weak to act on.`,
    nextPhoto: [
      'Choose a leaf with clear marks, neither the first nor the last stage.',
      ONE_LEAF,
      PLAIN_BACK,
      SHADE,
      SHARP,
    ],
  },
  doNotAct: 'Do not spray or uproot because of this photo. It does not tell what is wrong.',
  gettingWorse: at(
    'If the crop is getting worse, do not wait for a photo. Ask your ward or county farm officer.',
    `If the crop is getting worse, do not wait for a photo. Ask ${SERVICE}.`,
  ),
})
