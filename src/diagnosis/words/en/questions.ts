import type { QuestionWords } from '../types'

/** Of each question, what it asks and what a yes and a no say. */
export const questions: QuestionWords = {
  cannotTell: (text) => `${text} You could not tell, so this changes nothing.`,
  byId: {
    maizePowder: {
      text: 'Scrape a bump with a fingernail: does powder come off?',
      yes: 'You saw powder: this speaks for common rust.',
      no: 'You saw no powder: this speaks against common rust.',
    },
    maizeBlocks: {
      text: 'Look at the marks: are they narrow blocks with straight sides?',
      yes: 'You saw straight sides: this speaks for grey leaf spot.',
      no: 'You saw no straight sides: this speaks against grey leaf spot.',
    },
    tomatoFuzz: {
      text: 'Look under a sick leaf at dawn: is there white fuzz?',
      yes: 'You saw white fuzz: this speaks for late blight.',
      no: 'You saw no white fuzz: this speaks a little against late blight.',
    },
    tomatoMould: {
      text: 'Turn the leaf over: is there soft olive-brown mould below a yellow patch?',
      yes: 'You saw olive-brown mould: this speaks for leaf mould.',
      no: 'You saw no olive-brown mould: this speaks against leaf mould.',
    },
    tomatoRings: {
      text: 'Look closely at a few spots: are there rings in them, like a target?',
      yes: 'You saw rings: this speaks for early blight or target spot.',
      no: 'You saw no rings: this speaks against early blight and target spot.',
    },
    tomatoSpecks: {
      text: 'Look closely at a small spot: are there tiny black specks in a grey middle?',
      yes: 'You saw black specks: this speaks for Septoria leaf spot.',
      no: 'You saw no black specks: this speaks a little against Septoria leaf spot.',
    },
    tomatoScabs: {
      text: 'Look at the fruit: are there small rough scabs?',
      yes: 'You saw rough scabs on fruit: this speaks for bacterial spot.',
      no: 'You saw no scabs on fruit: this speaks a little against bacterial spot.',
    },
    tomatoSunkenSpots: {
      text: 'Look at the fruit: are there small sunken spots?',
      yes: 'You saw sunken spots on fruit: this speaks for target spot.',
      no: 'You saw no sunken spots on fruit: this speaks a little against target spot.',
    },
    tomatoMites: {
      text: 'Tap a leaf over white paper: do tiny specks move?',
      yes: 'You saw specks move: this speaks for spider mites.',
      no: 'You saw nothing move: this speaks a little against spider mites.',
    },
    tomatoCupped: {
      text: 'Look at the youngest leaves: are they small and cupped, with yellow edges?',
      yes: 'You saw cupped young leaves: this speaks for yellow leaf curl virus.',
      no: 'You saw no cupped young leaves: this speaks against yellow leaf curl virus.',
    },
    potatoFuzz: {
      text: 'Look under a sick leaf at dawn: is there white fuzz?',
      yes: 'You saw white fuzz: this speaks for late blight.',
      no: 'You saw no white fuzz: this speaks a little against late blight.',
    },
    potatoRings: {
      text: 'Look closely at a few spots: are there rings in them, like a target?',
      yes: 'You saw rings: this speaks for early blight.',
      no: 'You saw no rings: this speaks against early blight.',
    },
    beanPowder: {
      text: 'Rub a spot with a finger: does red-brown powder come off?',
      yes: 'You saw powder: this speaks for rust.',
      no: 'You saw no powder: this speaks against rust.',
    },
    beanAngles: {
      text: 'Look at the spots: do they have straight sides along the veins?',
      yes: 'You saw straight sides: this speaks for angular leaf spot.',
      no: 'You saw no straight sides: this speaks a little against angular leaf spot.',
    },
    chilliPowder: {
      text: 'Turn the leaf over: is there white powder below a yellow patch?',
      yes: 'You saw white powder: this speaks for powdery mildew.',
      no: 'You saw no white powder: this speaks against powdery mildew.',
    },
    chilliTips: {
      text: 'Look at the young tips: are they curled or twisted?',
      yes: 'You saw curled young tips: this speaks for mites or thrips.',
      no: 'You saw flat young tips: this speaks against mites and thrips.',
    },
    chilliPaleMiddle: {
      text: 'Look closely at a round spot: is its middle pale, with a dark ring?',
      yes: 'You saw a pale middle with a dark ring: this speaks for Cercospora leaf spot.',
      no: 'You saw no such ring: this speaks a little against Cercospora leaf spot.',
    },
    pepperScabs: {
      text: 'Look at the fruit: are there rough scabs?',
      yes: 'You saw rough scabs on fruit: this speaks for bacterial spot.',
      no: 'You saw no scabs on fruit: this speaks a little against bacterial spot.',
    },
    applePowder: {
      text: 'Look at the shoot tips: is there white powder on narrow young leaves?',
      yes: 'You saw white powder on the tips: this speaks for powdery mildew.',
      no: 'You saw no white powder on the tips: this speaks a little against powdery mildew.',
    },
    appleSoftSpots: {
      text: 'Feel a spot: is it soft, like cloth?',
      yes: 'You felt a soft spot: this speaks for scab.',
      no: 'You felt no soft spot: this speaks a little against scab.',
    },
    appleTubes: {
      text: 'Look under an orange spot: are there tiny tubes, like short hairs?',
      yes: 'You saw tiny tubes: this speaks for cedar apple rust.',
      no: 'You saw no tiny tubes: this speaks a little against cedar apple rust.',
    },
    appleDeadWood: {
      text: 'Look just above the bad leaves: is there dead wood or dry black fruit?',
      yes: 'You saw dead wood or dry black fruit: this speaks for black rot.',
      no: 'You saw no dead wood or dry black fruit: this speaks a little against black rot.',
    },
    appleBlackDots: {
      text: 'Look closely at a few spots: are there tiny black dots in them?',
      yes: 'You saw black dots: this speaks for brown spot or grey spot.',
      no: 'You saw no black dots: this speaks a little against brown spot and grey spot.',
    },
    appleGreyMiddle: {
      text: 'Look closely at a small round spot: is its middle grey?',
      yes: 'You saw a grey middle: this speaks for grey spot.',
      no: 'You saw no grey middle: this speaks a little against grey spot.',
    },
    grapeBlackDots: {
      text: 'Look closely at a tan spot: are there tiny black dots in it?',
      yes: 'You saw black dots: this speaks for black rot.',
      no: 'You saw no black dots: this speaks a little against black rot.',
    },
    grapeStripes: {
      text: 'Look at the leaf: are there yellow or red stripes between green veins?',
      yes: 'You saw stripes: this speaks for esca.',
      no: 'You saw no stripes: this speaks against esca.',
    },
    orangeHalves: {
      text: 'Fold a leaf along its middle: do the yellow patches differ on the two halves?',
      yes: 'You saw two different halves: this speaks for citrus greening.',
      no: 'You saw no difference between the halves: this speaks a little against citrus greening.',
    },
    orangeRaised: {
      text: 'Look at both sides of one spot, without touching: is it raised on both?',
      yes: 'You saw a spot raised on both sides: this speaks for citrus canker.',
      no: 'You saw no spot raised on both sides: this speaks against citrus canker.',
    },
    strawberryPowder: {
      text: 'Turn the leaf over: is there white powder?',
      yes: 'You saw white powder: this speaks for powdery mildew.',
      no: 'You saw no white powder: this speaks a little against powdery mildew.',
    },
    strawberryLight: {
      text: 'Hold the leaf up to the sun: do the spots let light through?',
      yes: 'You saw light through the spots: this speaks for angular leaf spot.',
      no: 'You saw no light through the spots: this speaks a little against angular leaf spot.',
    },
    strawberryWhiteMiddle: {
      text: 'Look closely at a spot: is the middle white or grey?',
      yes: 'You saw a white or grey middle: this speaks for leaf spot.',
      no: 'You saw no white or grey middle: this speaks against leaf spot.',
    },
    cherryPowder: {
      text: 'Look under young leaves: are there patches of white powder?',
      yes: 'You saw white powder: this speaks for powdery mildew.',
      no: 'You saw no white powder: this speaks a little against powdery mildew.',
    },
  },
}
