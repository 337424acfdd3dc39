import type { QuestionWords } from '../types'

/** Of each question, what it asks and what a yes and a no say. */
export const questions: QuestionWords = {
  cannotTell: (text) => `${text} You could not tell, so this changes nothing.`,
  forOthers: (sentence) => sentence.replace(/\bYou (?=saw|felt|could)/, 'The farmer '),
  key: {
    maizeLowFirst: 'Look at the leaves: do the lowest leaves have long or block-shaped dead marks first?',
    tomatoLowFirst: 'Look at the whole plant: do the lowest leaves turn yellow or dry first, and the top stays green?',
    tomatoWetSpots: 'Look at the newest spots: do they look wet or greasy, not dry?',
    maizeHeart: 'Look at the middle of the plant: has the heart turned yellow and dry?',
    grainMould: 'Look at the grain: is there grey-green, yellow-green or pink-white mould?',
    podSpots: 'Look at the pods: are there dark, sunken or wet spots?',
    oneClump: 'Look along the row: is only this clump short and yellow, and the rest green?',
  },
  byId: {
    maizePowder: {
      text: 'Scrape a bump with a fingernail: does powder come off?',
      yes: 'You saw powder: treat it as common rust.',
      no: 'You saw no powder: this makes common rust less likely.',
    },
    maizeBlocks: {
      text: 'Look at the marks: are they narrow blocks with straight sides?',
      yes: 'You saw straight sides: this makes grey leaf spot more likely.',
      no: 'You saw no straight sides: this makes grey leaf spot less likely.',
    },
    tomatoFuzz: {
      text: 'Look under a leaf at dawn, or bag it overnight with a damp cloth: is there white fuzz?',
      yes: 'You saw white fuzz: treat it as late blight today.',
      no: 'You saw no white fuzz: this makes late blight a little less likely.',
    },
    tomatoMould: {
      text: 'Turn the leaf over: is there soft green-brown mould below a yellow patch?',
      yes: 'You saw green-brown mould: treat it as leaf mould.',
      no: 'You saw no green-brown mould: this makes leaf mould less likely.',
    },
    tomatoRings: {
      text: 'Look closely at a few spots: are there rings in them, like a target?',
      yes: 'You saw rings: this makes early blight or target spot more likely.',
      no: 'You saw no rings: this makes early blight and target spot less likely.',
    },
    tomatoSpecks: {
      text: 'Look closely at a small spot: are there tiny black specks in a grey middle?',
      yes: 'You saw black specks: this makes Septoria leaf spot more likely.',
      no: 'You saw no black specks: this makes Septoria leaf spot a little less likely.',
    },
    tomatoScabs: {
      text: 'Look at the fruit: are there small rough scabs?',
      yes: 'You saw rough scabs on fruit: this makes bacterial spot more likely.',
      no: 'You saw no scabs on fruit: this makes bacterial spot a little less likely.',
    },
    tomatoSunkenSpots: {
      text: 'Look at the fruit: are there small sunken spots?',
      yes: 'You saw sunken spots on fruit: this makes target spot more likely.',
      no: 'You saw no sunken spots on fruit: this makes target spot a little less likely.',
    },
    tomatoMites: {
      text: 'Tap a leaf over white paper: do tiny specks move?',
      yes: 'You saw specks move: treat it as spider mites.',
      no: 'You saw nothing move: this makes spider mites a little less likely.',
    },
    tomatoCupped: {
      text: 'Look at the youngest leaves: are they small and cupped, with yellow edges?',
      yes: 'You saw cupped young leaves: this makes yellow leaf curl virus more likely.',
      no: 'You saw no cupped young leaves: this makes yellow leaf curl virus less likely.',
    },
    potatoFuzz: {
      text: 'Look under a leaf at dawn, or bag it overnight with a damp cloth: is there white fuzz?',
      yes: 'You saw white fuzz: treat it as late blight today.',
      no: 'You saw no white fuzz: this makes late blight a little less likely.',
    },
    potatoRings: {
      text: 'Look closely at a few spots: are there rings in them, like a target?',
      yes: 'You saw rings: this makes early blight more likely.',
      no: 'You saw no rings: this makes early blight less likely.',
    },
    beanPowder: {
      text: 'Rub a spot with a finger: does red-brown powder come off?',
      yes: 'You saw powder: treat it as rust.',
      no: 'You saw no powder: this makes rust less likely.',
    },
    beanAngles: {
      text: 'Look at the spots: do they have straight sides along the veins?',
      yes: 'You saw straight sides: this makes angular leaf spot more likely.',
      no: 'You saw no straight sides: this makes angular leaf spot a little less likely.',
    },
    chilliPowder: {
      text: 'Turn the leaf over: is there white powder below a yellow patch?',
      yes: 'You saw white powder: treat it as powdery mildew.',
      no: 'You saw no white powder: this makes powdery mildew less likely.',
    },
    chilliTips: {
      text: 'Look at the young tips: are they curled, with no yellow veins and no whiteflies?',
      yes: 'You saw curled young tips without whiteflies: this makes mites or thrips more likely.',
      no: 'You saw no such tips: this makes mites and thrips less likely.',
    },
    chilliPaleMiddle: {
      text: 'Look closely at a round spot: is its middle pale, with a dark ring?',
      yes: 'You saw a pale middle with a dark ring: this makes Cercospora leaf spot more likely.',
      no: 'You saw no such ring: this makes Cercospora leaf spot a little less likely.',
    },
    pepperScabs: {
      text: 'Look at the fruit: are there rough scabs?',
      yes: 'You saw rough scabs on fruit: this makes bacterial spot more likely.',
      no: 'You saw no scabs on fruit: this makes bacterial spot a little less likely.',
    },
    applePowder: {
      text: 'Look at the shoot tips: is there white powder on narrow young leaves?',
      yes: 'You saw white powder on the tips: treat it as powdery mildew.',
      no: 'You saw no white powder on the tips: this makes powdery mildew a little less likely.',
    },
    appleSoftSpots: {
      text: 'Feel a spot: is it soft, like cloth?',
      yes: 'You felt a soft spot: this makes scab more likely.',
      no: 'You felt no soft spot: this makes scab a little less likely.',
    },
    appleTubes: {
      text: 'Look under an orange spot: are there tiny tubes, like short hairs?',
      yes: 'You saw tiny tubes: this makes cedar apple rust more likely.',
      no: 'You saw no tiny tubes: this makes cedar apple rust a little less likely.',
    },
    appleDeadWood: {
      text: 'Look just above the bad leaves: is there dead wood or dry black fruit?',
      yes: 'You saw dead wood or dry black fruit: this makes black rot more likely.',
      no: 'You saw no dead wood or dry black fruit: this makes black rot a little less likely.',
    },
    appleBlackDots: {
      text: 'Look closely at a few spots: are there tiny black dots in them?',
      yes: 'You saw black dots: this makes brown spot or grey spot more likely.',
      no: 'You saw no black dots: this makes brown spot and grey spot a little less likely.',
    },
    appleGreyMiddle: {
      text: 'Look closely at a small round spot: is its middle grey?',
      yes: 'You saw a grey middle: this makes grey spot more likely.',
      no: 'You saw no grey middle: this makes grey spot a little less likely.',
    },
    grapeBlackDots: {
      text: 'Look closely at a light brown spot: are there tiny black dots in it?',
      yes: 'You saw black dots: this makes black rot more likely.',
      no: 'You saw no black dots: this makes black rot a little less likely.',
    },
    grapeStripes: {
      text: 'Look at the leaf: are there yellow or red stripes between green veins?',
      yes: 'You saw stripes: this makes esca more likely.',
      no: 'You saw no stripes: this makes esca less likely.',
    },
    orangeHalves: {
      text: 'Fold a leaf along its middle: do the yellow patches differ on the two halves?',
      yes: 'You saw two different halves: this makes citrus greening more likely.',
      no: 'You saw no difference between the halves: this makes citrus greening a little less likely. The tree may lack zinc.',
    },
    orangeRaised: {
      text: 'Look at both sides of one spot, without touching: is it raised and rough, like cork?',
      yes: 'You saw a spot raised on both sides: this makes citrus canker more likely.',
      no: 'You saw no spot raised on both sides: this makes citrus canker less likely.',
    },
    strawberryPowder: {
      text: 'Turn the leaf over: is there white powder?',
      yes: 'You saw white powder: treat it as powdery mildew.',
      no: 'You saw no white powder: this makes powdery mildew a little less likely.',
    },
    strawberryLight: {
      text: 'Hold the leaf up to the sun: do the spots let light through?',
      yes: 'You saw light through the spots: this makes angular leaf spot more likely.',
      no: 'You saw no light through the spots: this makes angular leaf spot a little less likely.',
    },
    strawberryWhiteMiddle: {
      text: 'Look closely at a spot: is the middle white or grey?',
      yes: 'You saw a white or grey middle: this makes leaf spot more likely.',
      no: 'You saw no white or grey middle: this makes leaf spot less likely.',
    },
    cherryPowder: {
      text: 'Look under young leaves: are there patches of white powder?',
      yes: 'You saw white powder: treat it as powdery mildew.',
      no: 'You saw no white powder: this makes powdery mildew a little less likely.',
    },
  },
}
