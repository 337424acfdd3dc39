import type { napierAndFruit as facts } from '../../../catalogue/troubles/napierAndFruit'
import type { At } from '../../place'
import type { TroubleWordsOf } from '../../troubleTypes'

export const napierAndFruit = (at: At): TroubleWordsOf<typeof facts> => ({
  napierStunt: {
    name: 'Napier stunt',
    sign: 'Short, thin, yellow new shoots',
    summary: 'A germ keeps the grass short and yellow until it dies.',
    signs: [
      'You see it when the grass grows again after a harvest.',
      'A clump has many thin, short shoots.',
      'Its leaves are small and yellow.',
      'In the end the whole clump dies.',
    ],
    check: {
      question: 'Look at clumps that grow again after a harvest. Are the shoots short, thin and yellow?',
      ifNot: 'If the heads have black dust, it is head smut. If all clumps are pale, they lack food.',
    },
    actions: [
      'Mark the sick clumps.',
      'Dig out each one with all its roots and burn it.',
      'Do not carry canes or roots from this plot to another.',
    ],
    next: [
      'Look at the plot after each harvest.',
      'Weed it and give manure. Well-fed grass is hit less.',
      'Fill the gaps with another grass: Brachiaria, Guatemala grass or giant setaria.',
      at(
        'Ask KALRO for clean canes of a kind that stands it. In the west these are South Africa and Ouma 2.',
        'Ask for clean canes of a kind that stands it.',
      ),
    ],
    favouredBy: 'A small insect that hops carries it, and so do canes. Dry months and poor soil make it worse.',
    doNotSpray: 'Do not spray. No spray heals a sick clump.',
    harvest: 'We have read of no harm to cows. Do not carry sick grass to other farms.',
    rivals: {
      lackOfNitrogen: 'If food is lacking, the whole plot is pale, not single clumps.',
      drought: 'After a drought the grass is green again with the rain.',
      napierHeadSmut: 'Head smut makes heads with black dust.',
    },
    alerts: {
      noCure: 'A sick clump does not get well.',
      noSeed: 'Never plant canes or split roots of a plot with sick clumps.',
    },
    unconfirmed: [
      'Eleven wild grasses can carry the germ. We do not know how much they spread it.',
      at(
        'In Bungoma almost all dairy farmers had it. We know no new count.',
        'We do not know how common it is in your country.',
      ),
    ],
  },
  napierHeadSmut: {
    name: 'Napier head smut',
    sign: 'Black dust on the heads',
    summary: 'A fungus turns the heads to black dust and the stems thin.',
    signs: [
      'The heads are full of black dust.',
      'Stems and leaves are thin and short.',
      'A sick clump is easy to pull out.',
      'It gives less and less to feed.',
    ],
    check: {
      question: 'Pull a bag over a flower head and shake it. Is there black dust in the bag?',
      ifNot: 'If the head is brown and clean, it is a good flower. Short, yellow shoots may be stunt.',
    },
    actions: [
      'Pull a bag over each black head before you touch the clump.',
      'Dig out the whole clump and burn it with the bag.',
      'Wash tools, hands and clothes.',
    ],
    next: [
      'Look at the plot each week until no head is black.',
      "Cut the grass every six to eight weeks, a hand's width above the soil. Then give manure.",
      'Do not put manure of cows that ate sick grass on Napier.',
      'Wait four months before you plant Napier on that spot.',
      at(
        'Plant Kakamega 1 or Kakamega 2, from KALRO or a training centre.',
        'Plant a kind that resists it. Ask which one is sold in your country.',
      ),
    ],
    favouredBy: at(
      'Wind, water, tools, canes and manure carry the dust. Farms at 1,800 to 2,000 metres are hit most.',
      'Wind, water, tools, canes and manure carry the dust. High farms are hit most.',
    ),
    doNotSpray: 'Do not spray. The fungus lives inside the plant.',
    harvest: 'Feed only clumps without black heads.',
    rivals: {
      napierStunt: 'Stunt makes the shoots yellow. It makes no black dust.',
      lackOfNitrogen: 'If food is lacking, the whole plot is pale. The heads are clean.',
      drought: 'A dry plot grows again with the rain. The heads are clean.',
    },
    alerts: {
      noCure: 'A sick clump does not get well.',
      notFeed: 'Do not feed sick grass. The germ passes through the cow into the manure.',
      noSeed: 'Never plant canes or split roots of a sick plot.',
    },
    unconfirmed: [
      'In a study of 1998 the dust was dead in soil after 8 weeks. A later one says 16.',
      'We do not know where clean canes are sold near you.',
    ],
  },
  passionWoodiness: {
    name: at('Woodiness virus (kangumu)', 'Woodiness virus'),
    sign: 'Small, crooked, hard fruit',
    summary: 'A virus makes the fruit hard and small.',
    signs: [
      'Leaves have light and dark green patches and bumps.',
      'The tips grow in bunches and stay short.',
      'Fruit is small, crooked and may crack.',
      'The skin is thick and hard, with little pulp.',
    ],
    check: {
      question: 'Clean the knife. Cut a small, crooked fruit. Is the skin thick and hard, with little pulp?',
      ifNot: 'If the pulp is full, look at the young leaves again in two weeks.',
    },
    actions: [
      'Pull out the first sick vines and burn or bury them.',
      'Wash knife and hands with soap before you touch the next vine.',
      'Look under the leaves of the other vines for aphids.',
    ],
    next: [
      'If most vines are sick, sell what you can, then clear the plot.',
      'Look for aphids every 14 days.',
      'Pull out weeds.',
      'Do not plant passion fruit next to tomato, pumpkin or cowpea.',
      at(
        'Buy seedlings from a nursery that KEPHIS has checked. Do not share your own.',
        'Buy seedlings from a nursery that is checked. Do not share your own.',
      ),
    ],
    favouredBy: 'Aphids carry it from vine to vine, and so does the knife. It often shows six months after planting.',
    spray: at(
      'If it is near you, soapy water on aphids of clean vines can slow it.',
      'If it is near you, a spray against aphids on clean vines can slow it.',
    ),
    doNotSpray: 'Do not spray a sick vine. No spray heals it.',
    harvest: 'The fruit can be eaten. Buyers refuse it when it is hard or crooked.',
    rivals: {
      spiderMites: 'Mites make fine dots and web. The fruit has its normal shape.',
      lackOfNitrogen: 'If food is lacking, old leaves are pale and the fruit is round.',
      passionWilt: 'A vine with wilt hangs and dies. Its stem is cracked.',
    },
    alerts: {
      noCure: 'A sick vine does not get well. This virus does not harm people.',
      noSeed: 'Do not graft or plant wood of a sick vine.',
    },
    unconfirmed: [
      'One guide acts on one to four groups of aphids on ten vines. We do not know its country.',
      'It is not settled whether the seed carries it.',
    ],
  },
  passionWilt: {
    name: 'Wilt and dieback',
    sign: 'Cracked stem, dry shoot tips',
    summary: 'Fungi kill the vine from the root, or from the tips.',
    signs: [
      'Leaves turn yellow, then the whole vine hangs and dies.',
      'The stem swells and cracks at the soil.',
      'The wood inside is brown.',
      'With dieback the shoots dry from the tip down.',
    ],
    check: {
      question: 'Clean the knife. Scrape a sick stem at the soil. Is it cracked, and brown inside?',
      ifNot: 'If the stem is sound, dry tips may be dieback. If it has no dry tips, it may lack water.',
    },
    actions: [
      'Pull out wilted vines with their roots and burn them.',
      'Cut dry tips back into green wood and burn them.',
      'Clean the knife with soap after each vine.',
    ],
    next: [
      'Lead rain water away from the stems. Do not wound them when you weed.',
      'Clean tools and boots. Do not carry soil from the spot.',
      'Do not plant passion fruit there for three years or more.',
      'Plant purple passion fruit grafted on the root of the yellow one.',
      'Look for knots on the roots. Such worms open the way.',
    ],
    favouredBy: 'Warm, wet soil, knots on the roots, and dirty knives, stakes and shoes.',
    spray: at(
      'Nothing saves a vine with wilt. Against dieback ask the officer about Trichoderma, a helpful fungus.',
      'Nothing saves a vine with wilt. Against dieback ask which product is allowed.',
    ),
    doNotSpray: 'Do not spray a vine that hangs. It is too late.',
    harvest: 'Ripe fruit can be eaten.',
    rivals: {
      rootRotOrWetSoil: 'In wet soil the roots rot, but the stem is not cracked.',
      rootKnotNematodes: 'These worms make knots on the roots. The vine is weak, but lives on.',
      drought: 'A dry vine gets well after water.',
      passionWoodiness: 'Woodiness makes leaves bumpy and fruit hard. The vine lives.',
    },
    alerts: {
      noCure: 'A vine with wilt does not get well.',
      noSeed: 'Do not take seed or seedlings from a plot with wilt.',
    },
    unconfirmed: [
      'The germ can live in soil for more than ten years, says one page. Another says to wait three.',
      'Trials against dieback were made in a greenhouse only.',
    ],
  },
  avocadoFruitPests: {
    name: 'Fruit fly and false codling moth',
    sign: 'Maggots or pink worm inside',
    summary: 'Maggots or a pink worm eat the fruit, and it falls.',
    signs: [
      'Fruit turns yellow and soft before its time.',
      'The fly leaves small pricks.',
      'The moth leaves a hole with pale dust.',
      'Inside are white maggots, or one pink worm with a brown head.',
      'The fruit rots and falls.',
    ],
    check: {
      question: 'Open ten fallen fruits. Are there white maggots or a pink worm in them?',
      ifNot: 'Black flesh without a worm is a rot.',
    },
    actions: [
      'Gather all fallen and soft fruit.',
      'Tie it in a bag in the sun, or bury it an arm deep.',
      'Hang one trap for male flies and one for male moths.',
    ],
    next: [
      'Gather fruit twice a week until harvest.',
      'Put a new lure in the traps every four to six weeks.',
      'Some traps hold an insect poison. Wear gloves, read the label and keep them from children.',
      'Gather fallen mango, guava and orange too. The same pests live in them.',
      'Work together with your neighbours.',
      at(
        'Do you sell to an exporter? Ask him and KEPHIS what they want to see.',
        'Do you sell to an exporter? Ask him what he wants to see.',
      ),
    ],
    favouredBy: 'Warm weather helps them, and fruit that rots on the ground.',
    spray: 'Traps and clean ground can pay. A spray near harvest leaves traces, and buyers refuse the fruit.',
    doNotSpray: 'Do not spray the whole tree. No spray reaches the worm inside.',
    harvest: 'The clean part can be eaten. Europe refuses fruit with a worm.',
    rivals: {
      anthracnose: 'Anthracnose makes dark, sunken spots. There is no worm.',
      scab: 'Scab makes hard, corky marks on the skin only.',
      perseaMite: at(
        'The Persea mite is new in Kenya. It makes spots along the veins of leaves, and they fall.',
        'The Persea mite makes spots along the veins of leaves, and they fall.',
      ),
    },
    alerts: {},
    unconfirmed: at(
      [
        'KALRO puts the loss as high as 30 of 100 fruits. Others say half.',
        'We do not know how many traps an acre needs.',
      ],
      ['We do not know how much is lost in your country.', 'We do not know how many traps an acre needs.'],
    ),
  },
  avocadoRootRot: {
    name: 'Root rot',
    sign: 'Thin roots black and brittle',
    summary: 'A germ in wet soil kills the thin roots, then the tree.',
    signs: [
      'Leaves are small and pale, hang and fall, though the soil is wet.',
      'Branches die from the top. The sun gets in.',
      'Fruit is small, and there is less each year.',
      'The thin roots are black and break.',
    ],
    check: {
      question: 'Dig up thin roots below the outer leaves. Are they black and brittle?',
      ifNot: 'If they are white and many, look at water, food and mites.',
    },
    actions: [
      'Dig a furrow that leads rain water away from the tree.',
      'Wash the soil off tools and boots before you go on.',
      'Mark sick trees and work at them last.',
    ],
    next: [
      'Spread mulch under the branches, away from the trunk.',
      'Dig out dead trees with their roots and burn them.',
      'Plant new trees on mounds, where no water stands.',
      'Do not carry soil or water from sick trees to others.',
      at(
        'Buy from a licensed nursery, not at the road. Ask for a root that stands the rot.',
        'Buy from a nursery that is checked. Ask for a root that stands the rot.',
      ),
      at(
        'Ask KALRO about Trichoderma, a helpful fungus.',
        'Ask if a helpful fungus against it is sold in your country.',
      ),
    ],
    favouredBy: 'Wet soil where water stands helps it. Seedlings, soil, tools and shoes carry it.',
    spray: at(
      'In other countries trees get a product into the trunk. Ask the officer if one is allowed here.',
      'In some countries trees get a product into the trunk. Ask if one is allowed in yours.',
    ),
    doNotSpray: 'Do not spray the leaves. The germ is in the soil.',
    harvest: 'The fruit can be eaten.',
    rivals: {
      drought: 'A dry tree gets well after water. Its thin roots are white.',
      rootRotOrWetSoil: 'Standing water alone also kills roots. Drain it in both cases.',
      perseaMite: 'Persea mite makes round spots along the veins below the leaf.',
      lackOfNitrogen: 'If food is lacking, leaves are pale, but the roots are white.',
    },
    alerts: { noSeed: 'Do not raise seedlings from fruit that lay under a sick tree.' },
    unconfirmed: ['The helpful fungus is in trials. We do not know where it is sold.'],
  },
})
