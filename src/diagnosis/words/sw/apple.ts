import type { At } from '../place'
import type { CropWords } from '../types'

const WAIT_DAYS =
  'Matunda yasiyo na uozo wala madoa yanaweza kuliwa. Ikiwa ulinyunyizia dawa, hesabu kwanza siku zilizo kwenye lebo.'
const BURY_LEAVES = 'Kusanya majani yaliyoanguka na uyafukie.'

export const apple = (at: At): CropWords<'apple'> => ({
  Apple___Alternaria_leaf_spot: {
    name: 'Alternaria leaf blotch (bakajani la Alternaria)',
    speed: 'Huweza kuongezeka ndani ya wiki chache.',
    check: {
      question: 'Je, kuna madoa madogo mti mzima, hayakukusanyika karibu na tawi lililokufa?',
      ifNot: 'Ikiwa madoa yamekusanyika chini ya tawi lililokufa, huenda ni black rot (uozo mweusi).',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Hesabu majani yenye madoa kwenye machipukizi kumi. Chini ya 1 kati ya 10? Subiri, angalia tena.',
      'Geuza majani na utafute utitiri.',
      BURY_LEAVES,
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani yaliyoanguka.',
    signs: [
      'Kuna madoa madogo ya mviringo ya kahawia yenye ukingo wa zambarau.',
      'Yameenea mti mzima. Matunda yanaweza kuwa na nukta ndogo nyeusi zilizoinuka.',
    ],
    favouredBy: 'Joto na mvua huchochea ugonjwa huu, pamoja na utitiri.',
    next: ['Pogoa ili mwanga na upepo ufike katikati.', 'Punguza utitiri. Huzidisha ugonjwa.'],
    spray: 'Madoa ya kwanza yakitokea wakati wa joto na mvua, dawa inaweza kusaidia.',
    doNotSpray:
      'Usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Kiasi hiki ni makadirio yetu.',
    protect: [
      'Ondoa majani yaliyoanguka na matawi yaliyokatwa kabla ya majani mapya kuota.',
      'Toa ulichopogoa nje ya shamba la miti na ukichome.',
    ],
    rivals: {
      Apple___Black_rot:
        'Madoa ya black rot (uozo mweusi) hukusanyika chini ya tawi lililokufa au tunda jeusi lililokauka.',
      Apple___Brown_spot: 'Brown spot ina nukta ndogo nyeusi, na majani huwa manjano na kuanguka.',
      Apple___Gray_spot: 'Grey spot hupauka katikati, na ina nukta ndogo nyeusi.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kila mara kutofautisha madoa ya Alternaria na kuungua kwa dawa.',
  },
  Apple___Apple_scab: {
    name: 'Upele wa tufaha (apple scab)',
    speed: 'Huenea kwa kila mvua. Mwaka mbaya unaweza kuharibu matunda mengi.',
    check: {
      question: 'Je, madoa ni ya kijani-kahawia, na ni laini kama kitambaa?',
      ifNot: 'Ikiwa madoa ni makavu na ya kahawia hafifu, piga picha nyingine kwanza.',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Hesabu majani yenye madoa kwenye machipukizi kumi. Chini ya 1 kati ya 10? Subiri, angalia tena.',
      BURY_LEAVES,
      'Usimwagilie maji juu ya majani.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani yaliyoanguka msimu hadi msimu.',
    signs: [
      'Kuna madoa ya kijani-kahawia yaliyo laini kama kitambaa. Jani linaweza kujikunyata.',
      'Matunda hupata upele mgumu, mweusi.',
    ],
    favouredBy: 'Baridi, mvua na majani yanayokaa yamelowa huchochea ugonjwa huu.',
    next: [
      'Katakata majani yaliyoanguka au yafunike kwa matandazo mengi. Mbolea ya urea juu yake huyasaidia kuoza.',
      'Pogoa ili mti upate nafasi na majani yakauke haraka.',
      'Wakati ujao panda aina zinazostahimili upele.',
    ],
    spray: 'Dawa inaweza kusaidia kuanzia machipukizi yanapoonyesha ncha za kijani, wakati wa mvua.',
    doNotSpray: 'Usinyunyizie dawa ikiwa hakuna mvua kuanzia ncha za kijani hadi matunda machanga.',
    protect: [
      'Ondoa majani yaliyoanguka kabla ya vitumba vipya kufunguka.',
      'Mwagilia chini ya mti, kamwe si juu ya majani.',
    ],
    rivals: {
      Apple___Cedar_apple_rust: "Angalia rangi. Madoa ya kutu ni ya rangi ya machungwa inayong'aa, si kijani-kahawia.",
      Apple___Black_rot: 'Madoa ya black rot (uozo mweusi) yana ukingo wa zambarau na katikati ya kahawia hafifu.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow:
      'Picha haiwezi kuonyesha kama dawa iliyofanya kazi zamani bado inaua upele huu. Mahali pengi haiui tena.',
  },
  Apple___Black_rot: {
    name: 'Black rot (uozo mweusi)',
    speed: 'Huenea polepole. Vidonda vya gome hukua kila mwaka.',
    check: {
      question: 'Je, kuna tawi lililokufa au tunda jeusi lililokauka juu ya majani mabaya?',
      ifNot: 'Madoa yakiwa mti mzima, piga picha nyingine.',
    },
    actions: [
      'Ondoa matunda meusi yaliyokauka kwenye mti.',
      'Siku kavu, kata matawi yaliyokufa na gome lililobonyea.',
      'Choma au fukia ulichokata.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye matawi yaliyokufa na matunda makavu.',
    signs: [
      'Kuna madoa ya mviringo ya kahawia hafifu yenye ukingo wa zambarau.',
      'Huenda kuna gome lililobonyea, na matunda meusi yaliyokauka mtini.',
    ],
    favouredBy: 'Joto na mvua huchochea ugonjwa huu. Mvua huueneza.',
    next: ['Kata vizuri bila kuacha vishina.', 'Ondoa visiki vya zamani na matawi yaliyokatwa karibu na miti.'],
    spray: 'Kupogoa na kusafisha miti husaidia kuliko dawa yoyote.',
    doNotSpray: 'Usinyunyizie dawa badala ya kupogoa.',
    protect: ['Safisha msumeno kati ya mti na mti.', 'Tafuta matunda yaliyokauka mitini baada ya kila mavuno.'],
    rivals: {
      Apple___Alternaria_leaf_spot: 'Angalia mti mzima. Madoa ya Alternaria yameenea kila mahali.',
      Apple___Apple_scab: 'Sugua doa. Upele ni wa kijani-kahawia na laini kama kitambaa.',
    },
    alerts: {},
    harvest: 'Matunda yasiyo na uozo wala madoa yanaweza kuliwa. Tupa yaliyooza mbali na miti.',
    cannotShow: 'Picha ya jani haiwezi kuonyesha gome, ambako ugonjwa huu hukaa.',
  },
  Apple___Brown_spot: {
    name: 'Brown spot (doa la kahawia)',
    speed: 'Wiki chache za mvua zinaweza kuangusha majani mengi.',
    check: {
      question: 'Je, kuna nukta ndogo nyeusi kwenye baka, na majani ya manjano yanaanguka?',
      ifNot: 'Ikiwa majani hayaanguki, piga picha nyingine kwanza.',
    },
    actions: [BURY_LEAVES, 'Kagua majani ya chini kabisa kwenye miti yote.', 'Usimwagilie maji juu ya majani.'],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hukaa kwenye majani yaliyoanguka.',
    signs: [
      'Kuna mabaka ya kahawia yenye nukta ndogo nyeusi.',
      'Majani huwa manjano na kuanguka mapema, ya chini kwanza.',
    ],
    favouredBy: 'Mvua za muda mrefu na umande mwingi huchochea ugonjwa huu.',
    next: ['Pogoa ili majani yakauke kabla ya adhuhuri.', 'Weka nyasi fupi. Nyungunyungu watakula majani ya zamani.'],
    spray: 'Dawa hufanya kazi zaidi kabla ya madoa kutokea, na mapema zaidi mvua ikiwa nyingi.',
    doNotSpray: 'Usinyunyizie dawa majani yakishakuwa manjano. Umechelewa.',
    protect: [
      'Ondoa majani yote yaliyoanguka kabla ya vitumba vipya kufunguka.',
      'Angalia miti isiyonyunyiziwa dawa kamwe. Ugonjwa huu ni mwingi hapo.',
    ],
    rivals: {
      Apple___Alternaria_leaf_spot:
        'Madoa ya Alternaria ni madogo, yenye ukingo wa zambarau na majani machache ya manjano.',
      Apple___Gray_spot: 'Grey spot hubaki ndogo na ya mviringo, iliyopauka katikati.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haionyeshi nukta nyeusi vizuri. Zikuze kwa kamera ya simu.',
  },
  Apple___Cedar_apple_rust: {
    name: 'Cedar apple rust (kutu ya tufaha)',
    speed: 'Hauenei kutoka mtufaha hadi mtufaha.',
    check: {
      question: 'Angalia upande wa chini wa doa la rangi ya machungwa. Je, kuna mirija midogo kama nywele fupi?',
      ifNot: 'Ikiwa hakuna mirija, huenda si kutu. Piga picha nyingine.',
    },
    actions: [
      'Piga picha ya upande wa chini wa madoa.',
      'Tia majani matatu mabaya kwenye mfuko na uufunge.',
      at(
        'Kuna mirija? Piga simu KEPHIS au afisa. Wao huchukua sampuli.',
        'Kuna mirija? Uliza mamlaka ya afya ya mimea ya nchi yako. Wao ndio watakaochukua sampuli.',
      ),
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu hii inahitaji mti wa juniper karibu.',
    signs: [
      "Kuna madoa ya mviringo ya rangi ya machungwa au manjano yanayong'aa.",
      'Baadaye mirija mifupi, kama nywele, huota upande wa chini wa doa.',
    ],
    favouredBy: 'Inahitaji aina fulani za juniper karibu, na mvua.',
    next: [
      ...at(['Usikate miti ya mutarakwa (cedar). Mutarakwa wa Kenya unalindwa na sheria.'], []),
      'Wakati ujao panda aina zinazostahimili kutu.',
    ],
    spray: 'Hakuna dawa yenye faida kabla ya kujua kama hii ni kutu.',
    doNotSpray: 'Usinyunyizie dawa kwa sababu ya picha pekee.',
    protect: ['Nunua miche safi ya aina zinazostahimili kutu.'],
    rivals: {
      Apple___Apple_scab: 'Angalia rangi. Upele ni wa kijani-kahawia na laini, si wa rangi ya machungwa.',
      lackOfFoodOrSprayBurn: 'Jani lililoungua halina mirija chini. Majani ya umri mmoja huungua pamoja.',
    },
    alerts: {
      unlikely: at(
        'Hatukupata rekodi ya ugonjwa huu barani Afrika, hivyo huenda sababu ni nyingine.',
        'Hatujui kama ugonjwa huu upo katika nchi yako.',
      ),
      report: at(
        'Maabara ikiuthibitisha, ni ugonjwa mpya nchini Kenya. Uripoti kwa KEPHIS.',
        'Maabara ikiuthibitisha, uripoti kwa mamlaka ya afya ya mimea ya nchi yako.',
      ),
      quarantine: 'Usitoe majani wala matawi nje ya shamba hili.',
    },
    call: at(
      'Kuna mirija upande wa chini? Piga simu KEPHIS.',
      'Kuna mirija upande wa chini? Uliza mamlaka ya afya ya mimea ya nchi yako.',
    ),
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kuonyesha ni kutu ya aina gani. Maabara inaweza.',
  },
  Apple___Gray_spot: {
    name: 'Grey spot (doa la kijivu)',
    speed: 'Upepo na matone ya mvua huueneza. Hudhuru kidogo kuliko brown spot.',
    check: {
      question: 'Je, doa ni dogo, la mviringo, lenye katikati ya kijivu na nukta nyeusi?',
      ifNot: 'Ikiwa sivyo, piga picha nyingine kwanza.',
    },
    ifYes: BURY_LEAVES,
    actions: [
      'Hesabu majani yenye madoa kwenye machipukizi kumi. Chini ya 1 kati ya 10? Subiri, angalia tena.',
      BURY_LEAVES,
      'Kata matawi yaliyokufa siku kavu.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Wanasayansi hawakubaliani ni ipi.',
    signs: [
      'Kuna madoa madogo ya mviringo yanayogeuka kijivu, mara nyingi yenye ukingo wa kahawia iliyokolea.',
      'Nukta nyeusi zinaweza kuonekana doa likizeeka.',
    ],
    favouredBy: 'Joto, mvua na unyevunyevu huchochea ugonjwa huu.',
    next: ['Pogoa ili majani yakauke haraka baada ya mvua.', 'Mwagilia chini ya mti, na majani yabaki makavu.'],
    spray: 'Vitumba vinapoanza kuwa kijani tu ndipo dawa inaweza kusaidia. Baadaye huacha alama kwenye matunda.',
    doNotSpray:
      'Usinyunyizie dawa ikiwa majani yenye madoa ni chini ya moja kati ya kumi. Kiasi hiki ni makadirio yetu. Mara chache hulipa.',
    protect: [
      'Weka ardhi chini ya miti isiyo na ugonjwa bila majani yaliyoanguka.',
      'Panda miti mipya kwa nafasi ili majani yakauke haraka.',
    ],
    rivals: {
      Apple___Alternaria_leaf_spot: 'Madoa ya Alternaria yana ukingo wa zambarau, na mengi huwa meusi zaidi.',
      Apple___Black_rot: 'Tawi lililokufa au tunda jeusi lililokauka juu ya majani huonyesha black rot (uozo mweusi).',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kila mara kutofautisha grey spot na madoa mengine.',
  },
  Apple___Powdery_mildew: {
    name: 'Ubwiri unga (powdery mildew)',
    speed: 'Upepo huueneza. Mabaka mapya hutoa unga ndani ya wiki moja.',
    check: {
      question: 'Angalia ncha za machipukizi. Je, zina unga mweupe, na majani machanga yamejikunja?',
      ifNot: 'Ncha zikiwa safi, piga picha nyingine.',
    },
    actions: [
      'Kata ncha nyeupe za machipukizi.',
      'Toa ulichokata nje ya shamba la miti, ukichome au ukifukie.',
      'Kagua machipukizi machanga kwenye miti yote.',
    ],
    cause: 'Ugonjwa huu unasababishwa na kuvu (fangasi). Kuvu huishi ndani ya vitumba msimu hadi msimu.',
    signs: [
      'Kuna unga mweupe au wa kijivu kwenye majani machanga, ambayo huwa membamba na kujikunja.',
      'Ncha za machipukizi huonekana nyeupe na hubaki fupi.',
    ],
    favouredBy: 'Siku za joto na hewa yenye unyevu huchochea ugonjwa huu. Hauhitaji mvua.',
    next: [
      'Pogoa ili hewa na jua vifike katikati ya mti.',
      'Wakati ujao panda aina ambazo mara chache hupata ugonjwa huu.',
    ],
    spray: 'Ukiona unga kwenye zaidi ya chipukizi moja kati ya kumi, dawa inaweza kusaidia.',
    doNotSpray: at(
      'Usinyunyizie dawa ikiwa ncha nyeupe ni chini ya moja kati ya kumi. Zikate. Kiasi hiki ni makadirio yetu. Sulphur (salfa) hudhuru miti wakati wa joto kali, au muda mfupi kabla au baada ya dawa ya mafuta.',
      'Usinyunyizie dawa ikiwa ncha nyeupe ni chini ya moja kati ya kumi. Zikate. Kiasi hiki ni makadirio yetu.',
    ),
    protect: [
      'Tafuta ncha nyeupe mara vitumba vinapofunguka.',
      "Kabla ya vitumba kufunguka, kata machipukizi yanayong'aa kama fedha.",
    ],
    rivals: {
      dustOrSprayMarks: 'Angalia ncha ya chipukizi. Vumbi halifanyi majani machanga kuwa membamba na kujikunja.',
      Apple___Apple_scab: 'Angalia rangi. Upele ni wa kijani-kahawia na laini, si mweupe.',
    },
    alerts: {},
    harvest: WAIT_DAYS,
    cannotShow: 'Picha haiwezi kila mara kutofautisha unga wa ugonjwa na vumbi.',
  },
  Apple___healthy: {
    check: {
      question: 'Je, jani ni la kijani juu, limepauka chini, bila madoa, unga wala matundu?',
      ifNot: 'Ukiona alama, piga picha ya jani lenye alama.',
    },
    actions: [
      'Geuza majani mengine kumi na uangalie upande wa chini.',
      'Angalia matunda na gome kama yana madoa meusi au yaliyobonyea.',
    ],
    next: ['Kata matawi yaliyokufa siku kavu.', 'Ondoa majani yaliyoanguka na matunda yaliyokauka.'],
    doNotSpray: 'Usinyunyizie dawa kwenye mti wenye afya. Utapoteza pesa na huenda ukadhuru nyuki.',
    protect: ['Kagua miti mara moja kwa wiki wakati wa mvua.', 'Safisha zana zako kati ya mti na mti.'],
    rivals: {},
    cannotShow: 'Picha ya jani haiwezi kuonyesha mizizi, gome, matunda, wadudu wala ugonjwa unaoanza.',
    notCovered:
      'Kwenye matufaha programu hii haichunguzi fire blight, virusi vya batobato, vidukari wala upungufu wa virutubisho.',
  },
})
