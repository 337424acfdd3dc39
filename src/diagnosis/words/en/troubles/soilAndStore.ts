import type { soilAndStore as facts } from '../../../catalogue/troubles/soilAndStore'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const soilAndStore = (at: At): TroubleWordsOf<typeof facts> => ({
  beanRootRot: {
    name: 'Bean root rot',
    sign: 'Brown, soft roots',
    summary: 'Fungi in the soil rot the roots of beans.',
    signs: [
      'Young plants stay small. Their first leaves turn yellow, then brown.',
      'Plants wilt though the soil is moist.',
      'The roots and the foot of the stem are brown or black.',
      'Sick plants stand in patches, often where water stays.',
    ],
    check: {
      question: 'Dig up a weak plant and wash the roots. Are they soft, and brown or black?',
      ifNot: 'If they are white and firm, peel the stem. Black grains inside show bean fly.',
    },
    actions: [
      'Pull moist soil round the stems of the plants that live.',
      'Pull up dead plants with their roots and burn them.',
      'Look where water stays. Dig a small ditch so that it runs off.',
    ],
    next: [
      'Next season dig in manure, compost or chopped Tithonia leaves before you plant.',
      'On heavy soil plant the beans on ridges.',
      at(
        'Plant beans between maize. In a Kenyan trial there was 22 % less root rot.',
        'Plant beans between maize. In a trial there was 22 % less root rot.',
      ),
      'Do not plant beans, cowpea or peas there again at once. Grow maize or other cereals first.',
      'Plant clean seed, and ask for a variety that can stand root rot.',
      'Do not feed old bean plants if the manure goes on bean fields.',
    ],
    favouredBy: 'Wet, heavy soil, heat and poor soil help it. Beans after beans make it worse.',
    doNotSpray: 'Do not spray. A spray on the leaves does not reach the roots.',
    harvest: at(
      'The beans can be eaten. In Kenya it has taken up to 70 % of a crop.',
      'The beans can be eaten. It can take more than half of a crop.',
    ),
    rivals: {
      beanFly: 'Bean fly leaves small black grains in a swollen, split stem.',
      drought: 'In a drought the soil is dry and the roots are firm.',
      cutworms: 'A cutworm cuts the stem through.',
      rootKnotNematodes: 'Root-knot worms make knots on the roots. The roots are not soft at first.',
    },
    alerts: {},
    unconfirmed: [
      'Soil round the stem is common advice. We know no trial of it against root rot.',
      'Pages differ on the years without beans: three to eight.',
      'We do not know which varieties on sale can stand it.',
      'One of the fungi lives on maize and sorghum too, mostly in hot, dry soil.',
    ],
  },
  grainBorers: {
    name: 'Grain weevils and larger grain borer',
    sign: 'Round holes and flour dust',
    summary: 'Beetles in the store eat the grain from inside.',
    signs: [
      'Grain has small round holes, and breaks when you press it.',
      'Fine flour lies under the grain or in the bag.',
      'The weevil is small and brown, with a long snout.',
      at(
        'The larger grain borer (Osama) is dark, with a blunt end. It leaves much more flour.',
        'The larger grain borer is dark, with a blunt end. It leaves much more flour.',
      ),
    ],
    check: {
      question: 'Spread some grain on a sheet in the sun. Do beetles creep out, and is there flour?',
      ifNot: 'If you see fuzz but no beetles, read about mould and aflatoxin.',
    },
    actions: [
      'Sieve out beetles and flour, and pick out grain with holes.',
      'Burn or bury it, away from the store.',
      'Dry the clean grain on a sheet in the sun, never on the soil.',
    ],
    next: [
      'Clean the store and close all cracks before you fill it again.',
      'Fill the dry grain into airtight bags or a metal silo, and close them tightly. Moist grain gets mouldy there.',
      at(
        'On 32 Kenyan farms such bags lost 2 % of the grain in nine months. Woven bags without a poison lost 32 %.',
        'On 32 farms such bags lost 2 % of the grain in nine months. Woven bags without a poison lost 32 %.',
      ),
      'The borer can bite holes in the bag. Put in clean grain only, and look at it often.',
      'Never mix old grain with new grain.',
      'Next season shell the cobs soon. The borer likes grain on the cob best.',
    ],
    favouredBy: 'Moist grain, old grain and cracks in the store help them. Some come in with the harvest.',
    spray:
      'In woven bags a storage dust can help, if its label names maize grain. It is a poison. Count the days on the label before you eat or sell the grain. Never use gas tablets in a house. The gas can kill people.',
    doNotSpray: 'Do not put a field spray on grain. Airtight bags need no poison.',
    harvest: 'Do not eat or feed grain with mould, holes or cracks. Clean, dry grain can be eaten.',
    rivals: {
      aflatoxin: 'Mould is fuzz on the grain. It can come together with beetles.',
      stemBorer: 'Stem borers leave tunnels in the cob before harvest, and no flour in the store.',
      fallArmyworm: 'Armyworms bore the cob in the field. You find worms and wet droppings.',
    },
    alerts: {
      notFood: 'Do not eat, sell or mill grain with holes or mould. A poison of mould can be in it.',
      notFeed: 'Do not feed it. That poison passes into milk, eggs and meat.',
    },
    unconfirmed: [
      'Some farmers mix ground cobs or ash into the grain. We know no trial that we can trust.',
      'We do not know which storage dusts are registered today.',
    ],
  },
  poorSoil: {
    name: 'Poor or acid soil',
    sign: 'Low leaves yellow or purple',
    summary: 'The maize finds too little food in the soil.',
    signs: [
      'Lack of nitrogen: low leaves turn yellow in a V from the tip.',
      'Lack of phosphorus: young plants are short, with purple tips on the low leaves.',
      'Purple stems alone prove nothing.',
      'Large parts of the plot look alike.',
      'Cobs are small, with few grains at the tip.',
    ],
    check: {
      question: 'Look at the lowest leaves. Is there a yellow V from the tip, or a purple tip?',
      ifNot: 'If only new leaves have marks, it may be streak or lack of zinc.',
    },
    actions: [
      'Weed the maize. Weeds take its food.',
      'If you see the yellow V, put ripe manure or nitrogen fertiliser beside the plants. Wait for moist soil.',
      'Ask the officer where you can have your soil tested.',
    ],
    next: [
      'For purple leaves mix fertiliser with phosphorus into the planting hole next season.',
      'Buy lime only after a soil test. Each soil needs its own amount, and too much does harm.',
      'Below pH 5.5 lime can help maize. Mix it into the soil weeks before you plant.',
      'Do not use DAP year after year on acid soil. Ask for NPK that fits your soil.',
      'Give manure or compost each season. Chicken manure is rich in phosphorus.',
      'Grow beans, groundnut or Desmodium with the maize or after it. They bring nitrogen.',
    ],
    favouredBy: at(
      'Heavy rain, and years of DAP without manure, make soil acid. In 2014, 3 of 10 samples from 4,800 Kenyan farms were below pH 5.5.',
      'Heavy rain, and years of DAP without manure, make soil acid.',
    ),
    doNotSpray: 'Do not spray. It is no disease and no insect.',
    harvest: 'The cobs can be eaten, and the leaves can be fed.',
    rivals: {
      drought: 'In a drought leaves roll up by day. Dry soil can bring the yellow V too.',
      streak: 'Streak makes broken lines on the new leaves.',
      striga: 'Striga stands as a weed at the foot of the maize.',
      lackOfZinc: 'Lack of zinc makes a wide pale band on new leaves.',
      lackOfPotassium: 'Lack of potassium burns the edge of the low leaves.',
    },
    alerts: {},
    unconfirmed: [
      'Purple can fade when the maize is knee-high, but the harvest is still small.',
      'We found no price of lime or of a soil test from this year.',
      'Other fertilisers with ammonium make soil acid too. We do not know which one is best for you.',
    ],
  },
  rootKnotNematodes: {
    name: 'Root-knot nematodes',
    sign: 'Knots on the roots',
    summary: 'Tiny worms in the soil make knots on the roots.',
    signs: [
      'Plants stay small and pale, first in round patches.',
      'They wilt in the hot hours though the soil is moist.',
      'The roots have knots that are part of the root.',
      'Bacterial wilt is worse where these worms are.',
    ],
    check: {
      question: 'Dig up a weak plant and wash the roots. Do they have knots that do not rub off?',
      ifNot: 'If the roots are smooth, read about bacterial wilt and test a stem in water.',
    },
    actions: [
      'Dig up the worst plants with all their roots and burn them.',
      'Water and feed the rest, and pick their fruit.',
      'Wash the soil off tools and shoes before you go to another plot.',
    ],
    next: [
      at(
        'Grow maize, sorghum or groundnut there next. In a trial of KARI the tomato after maize had less harm.',
        'Grow maize, sorghum or groundnut there next. In a trial the tomato after maize had less harm.',
      ),
      'Plant marigold between the maize.',
      'If bacterial wilt is there too, grow maize, not beans or cabbage.',
      'Do not grow cabbage, dolichos (njahi) or coriander there. They had many knots in that trial.',
      'Weed well. Weeds feed the worms too.',
      'In the hottest weeks wet the soil and cover it with clear plastic. Leave it for four to six weeks.',
      'Raise seedlings in clean soil, and ask for a variety that can stand these worms.',
    ],
    favouredBy: at(
      'Tomato after tomato helps them. Soil, tools and seedlings carry them. They were in 81 % of soil samples at Mwea.',
      'Tomato after tomato helps them. Soil, tools and seedlings carry them.',
    ),
    doNotSpray: 'Do not spray the leaves. The worms sit in the roots.',
    harvest: 'The fruit can be eaten. These worms do not live in people.',
    rivals: {
      tomatoBacterialWilt: 'Bacterial wilt fells a green plant in days. Milky threads come out in water.',
      fusariumWilt: 'Fusarium wilt turns leaves yellow first, often on one side. The roots have no knots.',
      drought: 'In a drought all plants hang. They stand up after water.',
      lackOfNitrogen: 'Lack of nitrogen turns old leaves yellow. The roots are smooth.',
    },
    alerts: { noSeed: 'Do not plant, sell or give away seedlings from this soil.' },
    unconfirmed: [
      at(
        'One farmer digs in cabbage against the worms. In the trial of KARI cabbage had many knots itself.',
        'Some farmers dig in cabbage against the worms. In a trial cabbage had many knots itself.',
      ),
      'Strong poisons against these worms are sold. We can name none. Ask the officer first.',
    ],
  },
})
