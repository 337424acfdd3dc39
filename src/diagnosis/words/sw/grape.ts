import type { CropWords } from '../types'

export const grape = {
  Grape___Black_rot: {
    name: 'Black rot (uozo mweusi)',
    speed: 'Zabibu yenye doa inaweza kukauka ndani ya siku kumi.',
    check: {
      question: 'Je, kuna nukta ndogo nyeusi ndani ya doa la kahawia hafifu, au zabibu ngumu nyeusi?',
      ifNot: 'Usipoona chochote kati ya hivi, piga picha nyingine kwanza.',
    },
    actions: [
      'Ondoa zabibu zote nyeusi zilizokauka.',
      'Ondoa majani yenye madoa na uyachome.',
      'Tafuta zabibu zenye madoa kwenye mizabibu mingine pia.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye zabibu zilizokauka, mtini na ardhini.',
    signs: [
      'Kuna madoa ya kahawia hafifu yenye ukingo mweusi na duara la nukta ndogo nyeusi.',
      'Zabibu huoza na kukauka kuwa ngumu na nyeusi.',
    ],
    favouredBy: 'Joto na mvua huchochea ugonjwa huu, hasa wakati wa maua.',
    next: [
      'Punguza majani kando ya vichala ili vikauke haraka.',
      'Ondoa zabibu za msimu uliopita kwenye mzabibu na ardhini.',
    ],
    spray: 'Dawa inaweza kusaidia kuanzia kabla tu ya maua hadi mwezi mmoja baadaye.',
    doNotSpray: 'Usinyunyizie dawa zabibu zikianza kubadilika rangi. Haziambukizwi tena.',
    protect: [
      'Choma zabibu zote zilizokauka kabla ya msimu ujao.',
      "Pogoa vizuri na ung'oe magugu marefu.",
      'Dawa nyingine za zabibu hudhuru mitufaha. Soma lebo ikiwa mitufaha iko karibu.',
    ],
    rivals: {
      'Grape___Esca_(Black_Measles)': 'Esca hufanya michirizi kati ya mishipa, kama ya chui milia.',
      'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)':
        'Leaf blight huja mwishoni, na madoa meusi yenye kona kwenye majani yaliyozeeka.',
    },
    alerts: {},
    harvest: 'Zabibu zisizooza zinaweza kuliwa. Tupa zilizooza na zilizokauka.',
    cannotShow: 'Picha ya jani haiwezi kuonyesha vichala, ambako hasara hutokea.',
  },
  'Grape___Esca_(Black_Measles)': {
    name: 'Esca (black measles)',
    speed: 'Hukua kwa miaka ndani ya shina. Mzabibu pia unaweza kunyauka kwa siku chache.',
    check: {
      question: 'Je, kuna michirizi ya manjano au nyekundu kati ya mishipa ya kijani?',
      ifNot: 'Madoa yakiwa ya mviringo, piga picha nyingine.',
    },
    actions: [
      'Funga utepe kwenye kila mzabibu wenye michirizi.',
      'Angalia kama zabibu zina nukta ndogo nyeusi.',
      'Usikate chochote leo. Majeraha mapya huingiza ugonjwa.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu kadhaa zinazoishi ndani ya shina. Huingia kupitia majeraha ya kupogoa.',
    signs: [
      'Kuna michirizi ya manjano au nyekundu kati ya mishipa ya kijani.',
      'Zabibu hupata nukta ndogo nyeusi.',
      'Ndani ya shina lililougua ni peusi au pameoza.',
    ],
    favouredBy: 'Huingia kupitia majeraha ya zamani, hasa kwenye mizabibu ya zaidi ya miaka mitano.',
    next: [
      'Siku isiyo na mvua, wakati wa kupogoa, kata matawi yenye alama hadi kwenye shina safi.',
      'Kuza chipukizi jipya kutoka chini ya mkato.',
      'Choma ulichokata, safisha msumeno na uzibe majeraha makubwa.',
    ],
    spray: 'Dawa za majani hazisaidii, kwa sababu ugonjwa uko ndani ya shina.',
    doNotSpray: 'Usinyunyizie majani dawa kwa ajili ya ugonjwa huu, wakati wowote.',
    protect: [
      'Pogoa mwishoni mwa msimu, siku kavu, na upogoe mizabibu iliyougua mwisho.',
      'Dawa ya vidonda vya miti inaweza kukinga mikato mipya.',
    ],
    rivals: {
      Grape___Black_rot: 'Black rot hufanya madoa ya mviringo yenye nukta nyeusi, si michirizi.',
      lackOfMagnesiumOrPotassium:
        'Upungufu wa virutubisho huonekana sawa kwenye mizabibu mingi, na ndani ya shina ni safi.',
    },
    alerts: { noCure: 'Esca haina tiba. Unaweza tu kuipunguza na kuokoa mzabibu chini ya sehemu yenye doa.' },
    harvest: 'Zabibu safi zinaweza kuliwa.',
    cannotShow: 'Picha ya jani haiwezi kuonyesha ndani ya shina.',
  },
  'Grape___Leaf_blight_(Isariopsis_Leaf_Spot)': {
    name: 'Leaf blight (bakajani la mzabibu)',
    speed: 'Huja mwishoni mwa msimu, hudhuru kidogo.',
    check: {
      question: 'Je, madoa ni meusi na yenye kona, mwishoni mwa msimu, kwenye majani yaliyozeeka?',
      ifNot: 'Ikiwa majani machanga yana madoa, piga picha nyingine.',
    },
    actions: [
      'Ondoa majani yaliyoharibika zaidi.',
      'Angalia kama ni majani yaliyozeeka tu yenye madoa.',
      'Kusanya majani yaliyoanguka na uyaondoe.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani yaliyoanguka.',
    signs: [
      'Kuna madoa ya kahawia iliyokolea yenye kona kwenye majani yaliyozeeka.',
      'Upande wa chini unaweza kuwa na rangi ya kijani-kahawia.',
    ],
    favouredBy: 'Joto na unyevunyevu huchochea ugonjwa huu.',
    next: ['Punguza majani ili upepo upite na mengine yakauke.', 'Palilia magugu chini ya mizabibu.'],
    spray: 'Ikiwa majani yalianguka mapema msimu uliopita, dawa inaweza kusaidia kuanzia wakati wa maua.',
    doNotSpray:
      'Mwishoni mwa msimu, usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Kiasi hiki ni makadirio yetu. Mara chache hupunguza mavuno.',
    protect: ['Ondoa majani yenye madoa unapopogoa.', 'Pogoa na uweke mbolea vizuri.'],
    rivals: {
      Grape___Black_rot: 'Madoa ya black rot (uozo mweusi) ni ya kahawia hafifu yenye nukta nyeusi, na zabibu hukauka.',
      downyMildew:
        "Ubwiri vinyoya (downy mildew) una ukungu mweupe upande wa chini, penye doa la manjano linalong'aa kama limepakwa mafuta.",
    },
    alerts: {},
    harvest: 'Zabibu zinaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.',
    cannotShow: 'Picha haiwezi kuonyesha ni kiasi gani cha mzabibu kimeathirika.',
  },
  Grape___healthy: {
    check: {
      question: 'Je, jani halina michirizi, madoa wala ukungu upande wowote?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani mengine kumi na utafute ukungu.',
      'Angalia vichala kama vina zabibu zilizokauka au zenye nukta.',
    ],
    next: ['Punguza majani kando ya vichala.', 'Pogoa siku kavu, kamwe si wakati wa mvua.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mzabibu wenye afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: [
      'Kagua mizabibu mara moja kwa wiki wakati wa mvua.',
      'Ondoa zabibu zilizokauka kwenye mzabibu na ardhini.',
    ],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, shina, zabibu, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye zabibu programu hii haichunguzi ubwiri vinyoya (downy mildew), ubwiri unga (powdery mildew), kuvu ya kijivu, virusi vya mimea wala upungufu wa virutubisho.',
  },
} satisfies CropWords<'grape'>
