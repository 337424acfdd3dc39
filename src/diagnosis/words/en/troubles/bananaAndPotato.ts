import type { bananaAndPotato as facts } from '../../../catalogue/troubles/bananaAndPotato'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

const VIRUS = 'A sick plant cannot be healed. This virus does not harm people.'

export const bananaAndPotato = (at: At): TroubleWordsOf<typeof facts> => ({
  bananaFusariumWilt: {
    name: 'Fusarium wilt (Panama disease)',
    sign: 'Red-brown threads, no drops',
    summary: 'A soil fungus kills the banana from the old leaves up.',
    signs: [
      'The oldest leaves turn bright yellow first, from the edge.',
      'Then they break at the stalk and hang round the stem like a skirt.',
      'The stem often splits near the ground.',
      'A cut stem shows yellow to red-brown threads. No drops come out.',
      'Often there is no bunch. If there is one, the fruit is clean inside.',
    ],
    check: {
      question: 'Clean the knife. Split a sick stem near the ground. Do you see red-brown threads, and no drops?',
      ifNot: 'Clean it again. Yellow drops? It may be Xanthomonas wilt.',
    },
    actions: [
      'Threads? Dig out the whole mat with its roots. Dry it there and burn it.',
      'Wash the soil off knife, hoe and shoes before you leave.',
      'Do not move suckers, soil or dead leaves from there.',
    ],
    next: [
      'Cutting single stems does not help. The whole mat is sick.',
      'Do not let water run from there to healthy mats.',
      'Do not plant the same kind there. The fungus lives in the soil for many years.',
      'Grow other crops there, or ask the officer which banana can stand it.',
      at(
        'Apple banana and Gros Michel fall sick most. In central Kenya Cavendish falls sick too.',
        'Apple banana and Gros Michel fall sick most.',
      ),
      'Cooking bananas of the matooke kind stood it in a trial.',
      'On clean ground plant tissue-culture plants. Do not plant suckers from your neighbours.',
      at(
        'Tell the ward officer if many Cavendish plants wilt. A worse kind (TR4) may come. In 2024 KEPHIS was on the alert for it.',
        'Tell the plant protection service of your country if many Cavendish plants wilt. It may be a worse kind (TR4).',
      ),
    ],
    favouredBy: 'Suckers, soil on tools and shoes, and running water carry it. Acid soil helps it.',
    doNotSpray: 'Do not spray. No spray reaches this fungus.',
    harvest: 'Cut ripe bunches first. The fruit can be eaten.',
    rivals: {
      bananaWilt: 'Xanthomonas wilt gives yellow drops. Young leaves wilt too, and the fruit has stains.',
      bananaWeevil: 'Weevils leave dark tunnels in the thick root. There are no red-brown threads.',
      drought: 'In a drought leaves turn yellow too, but the stem is clean inside.',
    },
    alerts: {
      noCure: 'A sick mat cannot be healed. New suckers of it look healthy, and then die too.',
      noSeed: 'Never take or give suckers from a plot with this wilt.',
    },
    unconfirmed: [
      at(
        'Some farmers in Kisii use wood ash and chicken manure. We know of no proof.',
        'Some farmers use wood ash and chicken manure. We know of no proof.',
      ),
      'We do not know how many years the ground must rest.',
    ],
  },
  bananaWeevil: {
    name: 'Banana weevil and nematodes',
    sign: 'Dark tunnels in thick root',
    summary: 'Weevil grubs and tiny worms eat the root. The plant falls.',
    signs: [
      'Plants with a bunch fall over in a light wind.',
      'The thick root has round, dark tunnels. Some are as wide as a pencil.',
      'If tiny worms (nematodes) did it, the thin roots are few, brown and dead.',
      'Leaves turn yellow and die early. Bunches are small, and young suckers die.',
      'The beetle is small and black, with a long, bent snout.',
    ],
    check: {
      question: 'Clean the knife. Cut the thick root of a fallen plant. Are there dark tunnels?',
      ifNot: 'Thin roots brown and dead? Tiny worms did it. White? It was wind.',
    },
    actions: [
      'Chop up old stems. Spread them to dry.',
      'Split a fresh, healthy stem. Lay it cut side down. Kill the beetles under it.',
      'Prop up plants with a bunch. Cover bare roots with soil.',
    ],
    next: [
      'Lay fresh pieces of stem, as long as a foot, at the mats. Look under them each morning.',
      'After each harvest cut the stump low and split it.',
      'Put manure two feet away from the stem, so that roots do not come up.',
      at(
        'Plant tissue-culture plants, or peel suckers until they are white. In Uganda that took off 9 of 10 weevil eggs.',
        'Plant tissue-culture plants, or peel suckers until they are white. In a trial that took off 9 of 10 weevil eggs.',
      ),
      'Peel them on the old plot and leave the peel there.',
      'Then dip the peeled suckers in boiling water while you count to 30. Lower them in a basket. Keep children away.',
      'In a trial with plantain this gave 11.9 tonnes a hectare, not 4.0.',
      'Grow cassava or sweet potato there first. After 13 months almost no worms were left in a trial.',
    ],
    favouredBy: 'Suckers carry both. Old, hungry, weedy plots are worst. Weevils are rare above 1,500 metres.',
    doNotSpray: 'Do not spray. The grubs and worms sit inside the root.',
    harvest: 'The fruit can be eaten.',
    rivals: {
      bananaFusariumWilt: 'Fusarium wilt leaves red-brown threads in the stem. There are no tunnels.',
      bananaWilt: 'Xanthomonas wilt gives yellow drops from a cut stem.',
      drought: 'In a drought all plants hang. The roots are white inside.',
    },
    alerts: { noSeed: 'Never plant or give away suckers from these mats unless they are peeled white.' },
    unconfirmed: [
      'Boiling water killed the worms near the skin. Grubs deep inside may live.',
      'We do not know how many pieces of stem a plot needs.',
    ],
  },
  bunchyTop: {
    name: 'Bunchy top',
    sign: 'Dark dots and dashes, bunched',
    summary: 'A virus makes short, upright leaves in a bunch.',
    signs: [
      'Each new leaf is shorter, narrower and more upright than the last.',
      'The leaves stand in a bunch at the top. Their edges are yellow.',
      'Leaf stalks and veins have dark green dots and dashes.',
      'Small brown or black insects (aphids) sit under the leaf stalks.',
      'The plant has no bunch, or the bunch does not come out.',
    ],
    check: {
      question: 'Look at the youngest leaves. Are they short and upright, with dark green dots and dashes?',
      ifNot: 'If there are no dots or dashes, the plant may lack food or water.',
    },
    actions: [
      at(
        'Did you see dots? Call KEPHIS or the ward officer today.',
        'Did you see dots? Tell the plant protection service of your country today.',
      ),
      'Do not move suckers, leaves or stems off the farm.',
      'Mark the mat. Do not cut or dig before they have seen it.',
    ],
    next: [
      at(
        'If they confirm it, wet the mat with soapy water first. That kills the aphids.',
        'If it is confirmed, wet the mat with soapy water first. That kills the aphids.',
      ),
      'Then dig out the whole mat with every sucker. Chop it, dry it and bury it there.',
      'Never cut single stems for it. The whole mat is sick.',
      'Look at all other mats every week.',
      'Tell neighbours, and all who got suckers from you.',
      'Plant only tissue-culture plants from a place without it.',
    ],
    favouredBy: at(
      'Suckers and aphids carry it. Uganda has it, and many banana regions of Tanzania, Kilimanjaro too.',
      'Suckers and aphids carry it.',
    ),
    doNotSpray: 'Do not spray healthy plants. No spray heals a virus or stops it.',
    harvest: 'The fruit can be eaten on the farm. Ask before you sell it.',
    rivals: {
      lackOfFoodOrWater: 'If food or water is lacking, leaves are small but have no dots or dashes.',
      bananaFusariumWilt: 'Fusarium wilt starts on the old leaves, and they hang down.',
      bananaWilt: 'Xanthomonas wilt makes leaves hang. Yellow drops come from a cut stem.',
    },
    alerts: {
      noCure: VIRUS,
      report: at(
        'KEPHIS watches for this disease. Plant Protection Rules (text of 2022): whoever farms the land must report diseases that the law names.',
        'Tell the plant protection service of your country. It may be new where you live.',
      ),
      quarantine: at(
        'Until KEPHIS has answered, no part of a banana plant should leave the farm.',
        'Until they have answered, no part of a banana plant should leave the farm.',
      ),
      noSeed: 'Never take, sell or give away suckers from this farm, not even healthy ones.',
    },
    unconfirmed: at(
      ['We have read of no find in Kenya. A page of 2025 only says that it is not widespread there.'],
      ['We do not know if it is in your country.'],
    ),
  },
  potatoViruses: {
    name: 'Potato viruses',
    sign: 'Rolled or mottled leaves, small',
    summary: 'Viruses in your own seed make the harvest smaller each season.',
    signs: [
      'Some plants stay small and pale beside good ones.',
      'Low leaves roll up at the edges. They are stiff like leather.',
      'Other plants have leaves with light and dark green blotches, or crinkles.',
      'Tubers are few and small. Some have brown threads inside.',
      'Seed tubers grow long, thin shoots.',
    ],
    check: {
      question: 'Put it next to the best plant. Is it small, with rolled, stiff or blotched leaves?',
      ifNot: 'If all plants look the same, the plot may lack food or water.',
    },
    actions: [
      'Before flowering put a stick at each of the best plants.',
      'Pull out plants that stay small and curled, with their tubers.',
      'Do not keep seed from the rest of the plot.',
    ],
    next: [
      'Look at the marked plants each week. If one falls sick, take its stick away.',
      'At harvest dig the marked plants first, one by one.',
      'Keep seed only from those with many good tubers. Do the same each season.',
      at(
        'On farms in Kenya such seed gave about one third more than usual seed.',
        'On farms in a trial such seed gave about one third more than usual seed.',
      ),
      'Let seed sprout before you plant. Throw out tubers with long, thin shoots.',
      'Buy certified seed when you can, and start again from that.',
      'Pull up potatoes that come up by themselves.',
      ...at(
        ['In a survey Shangi, Sherekea, Asante and Kenya Karibu had little virus. But Shangi gets late blight easily.'],
        [],
      ),
    ],
    favouredBy: 'Your own seed, used year after year, carries them. Aphids bring them from plant to plant.',
    doNotSpray: 'Do not spray against aphids. It does not stop the viruses.',
    harvest: 'The tubers can be eaten. Cut brown parts away.',
    rivals: {
      lackOfFood: 'If food is lacking, all plants are pale, and no leaf is stiff.',
      potatoBacterialWilt: 'Bacterial wilt is sudden. Slime comes from a cut tuber.',
      cystNematode: 'Cyst nematode makes weak patches. Tiny balls sit on the roots.',
    },
    alerts: {
      noCure: VIRUS,
      noSeed: at(
        'Never plant, sell or give away tubers of sick plants as seed. Ask KEPHIS what the law now says of selling your own seed.',
        'Never plant, sell or give away tubers of sick plants as seed.',
      ),
    },
    unconfirmed: [
      'The best plants can carry a mild virus too. In a trial about half of them did.',
      'Only a laboratory can name the virus.',
      ...at(['In November 2025 a court threw out rules against sharing own seed. The State said it would appeal.'], []),
    ],
  },
})
