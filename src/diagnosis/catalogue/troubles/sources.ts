import type { Confidence } from '../sources'

/** `readOn`: of a law, the day on which it was last read (ISO 8601). */
type Source = { title: string; url?: string; readOn?: string }

/** Where the facts of the troubles come from, kept apart from `SOURCES` so that they load with the troubles only. */
export const TROUBLE_SOURCES = {
  // maize
  moaArmywormBrief: {
    title: 'Ministry of Agriculture and CABI, Fall armyworm technical brief for Kenya, May 2018',
    url: 'https://dokumen.tips/amp/documents/kenya-final-fall-armyworm-technical-brief-fall-armyworm-monitoring-identification.html',
  },
  moaArmywormBrief2019: {
    title: 'Ministry of Agriculture and CABI, Fall armyworm technical brief, second edition 2019',
  },
  farmworxArmyworm: { title: 'Farmworx Kenya, Signs of fall armyworm, after KALRO', url: 'https://www.farmworx.co.ke' },
  aakGrowArmyworm: {
    title: 'aak-GROW, Mitigating fall armyworm (survey of 1,439 Kenyan farmers)',
    url: 'https://aakgrow.com/mitigating-fall-armyworm/',
  },
  plantwiseArmyworm: { title: 'Plantwise decision guide 20177801321 (Uganda), Fall armyworm on maize' },
  cabiArmywormDealers: { title: 'CABI, What agro-dealers in Kenya advise against fall armyworm' },
  kenyaNewsArmyworm: { title: 'Kenya News Agency, Integrated approach to contain fall armyworm' },
  faoEmbuArmyworm: {
    title: 'FAO, Hand-picking of fall armyworm in Embu',
    url: 'https://www.plants-egy.com/News/Details/1355',
  },
  taifaLeoArmyworm: { title: 'Taifa Leo, Viwavijeshi (fall armyworm) in all 47 counties' },
  nationArmyworm: { title: 'Nation 5200850, Farmers and fall armyworm (2019)' },
  standardArmyworm: { title: 'The Standard 2001450661, Farmers and fall armyworm (2022)' },
  plantwiseArmywormNumber: {
    title: 'Plantwise decision guides 20177801274 and 20177801310, Fall armyworm on maize',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20177801274',
  },
  farmRadioArmyworm: {
    title: 'Farm Radio International, Fall armyworm: backgrounder (bored grain, fungi and aflatoxin)',
  },
  insects2022: { title: 'Insects 2022, 13:266: fall armyworm and stem borers in Kenya' },
  farmspediaNecrosis: { title: 'Farmspedia Kenya, Maize lethal necrosis', url: 'https://farmspedia.co.ke' },
  harvestMoneyNecrosis: { title: 'Harvest Money (Uganda), Maize lethal necrosis', url: 'https://harvestmoney.co.ug' },
  erailsNecrosis: { title: 'e-rails, Maize lethal necrosis: how to identify the disease' },
  statusNecrosis: { title: 'Ministry of Agriculture, Status report on maize lethal necrosis (2012)' },
  farmersNecrosis2025: { title: 'Plant science conference 2025, Survey of 398 farmers on maize lethal necrosis' },
  cimmytNecrosis: { title: 'CIMMYT, Two maize-free months at Kiboko', url: 'https://www.cimmyt.org' },
  topFarmerNecrosis: { title: 'Top Farmer Kenya, Maize lethal necrosis: where it is found' },
  researcherStreak: {
    title: 'Epidemiology of maize streak disease (abstract)',
    url: 'https://discovery.researcher.life/article/epidemiology-of-maize-streak-disease/543e406d3a70371ab75ec04f61a7dcc5',
  },
  maizeDoctorStreak: {
    title: 'CIMMYT Maize Doctor, Maize streak virus',
    url: 'http://maizedoctor.cimmyt.org/en/maize-streak-virus',
  },
  icowStreak: { title: 'iCow and Infonet-Biovision, Maize streak', url: 'https://icowapp.greendreams.co.ke' },
  plantixStreak: { title: 'Plantix 200023, Virusi vya michirizi kwenye majani ya mahindi' },
  phytodatabaseStreak: {
    title: 'PhytoDatabase 372, Maize streak virus',
    url: 'https://phytodatabase.org/detail/pest/372',
  },
  surveyStreak: { title: 'Survey of maize streak in 19 districts of Kenya, 1994 to 1995' },
  plantwiseBorer: {
    title: 'Plantwise Kenya, Decision guide 20137804329: maize stem borer',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20137804329',
  },
  icipePushPull: {
    title: 'icipe and KARI, Use push-pull against stem borers and striga (leaflet)',
    url: 'https://documents.pub/download/push-pull-striga-conservation-farming-unit.html',
  },
  icipePrimer: {
    title: 'icipe, A primer on planting and managing push-pull fields',
    url: 'https://studylib.net/doc/18053358/',
  },
  upscalePushPull: { title: 'UPSCALE, Push-pull in East Africa', url: 'https://upscale-h2020.eu' },
  pushPullChallenges: { title: 'icipe, Push-pull: challenges (Napier stunt)', url: 'http://push-pull.net/challenges' },
  napierStunt: {
    title: 'Napier stunt and head smut on dairy farms of Bungoma (ageconsearch 134496)',
    url: 'https://ageconsearch.umn.edu/record/134496',
  },
  pushPullNet: { title: 'icipe, Push-pull', url: 'http://push-pull.net/about.html' },
  nationBorer: { title: 'Nation 4079256, Stem borers in Kenya' },
  grainSaBorer: { title: 'Grain SA, Stalk borers and ear rot' },
  cropProtectionPushPull: { title: 'Crop Protection 27 (2008) 1084, Costs and margins of push-pull in western Kenya' },
  bukoolaStriga: { title: 'Bukoola Chemicals (Uganda), Striga' },
  farmBizStriga: {
    title: 'FarmBiz Africa, Factsheet: understanding and controlling striga',
    url: 'https://farmbizafrica.com/factsheet-understanding-and-controlling-striga-kenyas-cereal-killer/',
  },
  icipeStriga: {
    title: 'icipe, Desmodium intercropping eliminates the striga threat',
    url: 'https://docslib.org/doc/2043908/desmodium-intercropping-eliminates-striga-threat-and-improves-food-security-in-africa',
  },
  westernSeedStriga: {
    title: 'Western Seed Company, Disease tolerance: coated maize seed against striga',
    url: 'https://westernseedcompany.com',
  },
  noxiousWeedsAct: {
    title: 'Kenya Law, Suppression of Noxious Weeds Act (Cap 325), section 4',
    readOn: '2026-11-27',
  },
  plantProtectionRules: {
    title: 'Kenya Law, Plant Protection Rules, GN 520 of 1949 (text of 31 December 2022), rules 2 and 3',
    url: 'https://new.kenyalaw.org/akn/ke/act/gn/1949/520',
    readOn: '2026-11-27',
  },
  standardStriga: { title: 'The Standard, A fungus against striga goes on sale in western Kenya' },
  accessStriga: { title: 'Access Agriculture, Striga (in Swahili)', url: 'https://unyfa.fo-library.org' },
  starAflatoxin2024: { title: 'The Star, 10 April 2024, Drying and storing maize against aflatoxin' },
  starAflasafe: {
    title: 'The Star, 11 November 2019, Aflasafe for safe cereals',
    url: 'https://www.the-star.co.ke/news/star-farmer/2019-11-11-farmers-urged-to-use-aflasafe-to-produce-safe-cereals/',
  },
  starAflasafe2020: {
    title: 'The Star, 2 September 2020, Where Aflasafe is sold and what it costs',
    url: 'https://www.the-star.co.ke',
  },
  kenyaNewsAflasafe: { title: 'Kenya News Agency, Roadmap for Aflasafe', url: 'https://www.kenyanews.go.ke' },
  starAflatoxinFeed: {
    title: 'The Star, 14 February 2023, KALRO on animals fed with mouldy maize',
    url: 'https://www.the-star.co.ke/news/2023-02-14-kenyans-warned-against-eating-meat-from-animals-fed-with-contaminated-maize/',
  },
  standardBags: { title: 'The Standard 2000224057, Airtight bags for grain' },
  kalroStorage: { title: 'KALRO, Maize storage', url: 'https://www.kalro.org/maize/maize-storage' },
  organicFarmerSalt: {
    title: 'The Organic Farmer, A simple way to test for moisture in maize',
    url: 'http://theorganicfarmer.org/content/simple-way-test-moisture-maize',
  },
  kariSalt: {
    title: 'KARI 2015, Validation of the salt and bottle method',
    url: 'https://doi.org/10.11648/j.ijsts.20150302.13',
  },
  afjrdAflatoxin: { title: 'Kenyan trial of cooking methods against aflatoxin in maize (afjrdev.org 381)' },
  omicsAflatoxin: { title: 'Maize flour in Kenya 2023: aflatoxin by region (snt-23-98368)' },

  // tomato and potato
  plantwiseTuta: {
    title: 'Plantwise Kenya, Decision guide 20157800311: Tuta absoluta on tomato',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20157800311',
  },
  nationTuta: { title: 'Nation 2675384, Traps against Tuta absoluta' },
  jalsTuta: { title: 'Field trial against Tuta absoluta in central Kenya (jalsnet.com 2222)' },
  farmspediaTuta: {
    title: 'Farmspedia Kenya, How to control Tuta absoluta',
    url: 'https://farmspedia.co.ke/how-to-control-tuta-absoluta-in-kenya/',
  },
  iracWindows: {
    title: 'IRAC, Resistance management: one group for one generation, then another',
    url: 'https://irac-online.org',
  },
  nightshadeUse: {
    title: 'Kenyatta University, African nightshade (managu) as a vegetable',
    url: 'https://ir-library.ku.ac.ke',
  },
  nightshadeWilt: {
    title: 'RUFORUM, Bacterial wilt of African nightshade in Kenya',
    url: 'https://repository.ruforum.org',
  },
  musahSpringOnion: {
    title: 'Musah 2023, Karatina University: spring onion between potatoes against bacterial wilt',
    url: 'https://karuspace.karu.ac.ke',
  },
  standardTuta: { title: 'The Standard 2001236434, Tuta absoluta and resistance' },
  starTuta: { title: 'The Star, 10 January 2024, Farmers call traps dear' },
  tropentagTomato: { title: 'Tropentag 2022, Tomato pests in Kajiado, Siaya and Elgeyo Marakwet' },
  zasTomatoWilt: {
    title: 'ZAS Farming, Bacterial wilt of tomato',
    url: 'https://zasfarming.blogspot.com/2021/01/bacterial-wilt-of-tomato.html',
  },
  plantwiseTomatoWilt: {
    title: 'Plantwise 20137803395, Bacterial wilt management in tomatoes (Tanzania)',
    url: 'https://www.plantwise.org/knowledgebank/factsheetforfarmers/20137803395',
  },
  standardTomatoWilt: {
    title: 'The Standard, How to deal with bacterial wilt in tomatoes',
    url: 'https://www.standardmedia.co.ke/farmkenya/crop/article/2001363800/how-to-deal-with-bacterial-wilt-in-tomatoes',
  },
  mFarmTomatoWilt: {
    title: 'M-Farm, Bacterial wilt of tomato',
    url: 'https://mfarm.co.ke/blog/post/defeating-tomato-disease-part-1-bacterial-wilt',
  },
  egertonGrafting: { title: 'Kenya News Agency, Grafted tomatoes at Egerton University' },
  bungomaTomato: { title: 'Survey of tomato growers in Bungoma (ir-library.ku 2e167aa5)' },
  leafCurlSurvey: { title: 'Tomato yellow leaf curl virus in eight regions of Kenya (ajol acsj 223416)' },
  westernAustraliaPotatoWilt: {
    title: 'Western Australia, Bacterial wilt of potato',
    url: 'https://www.agric.wa.gov.au',
  },
  plantwisePotatoWilt: {
    title: 'Plantwise (Tanzania), Bacterial wilt of potato',
    url: 'https://docslib.org/doc/12485544',
  },
  kinyuaSeedPlot: { title: 'Kinyua 2001, Seed plots against bacterial wilt (cs01058)' },
  muthoniWilt: {
    title: 'Muthoni 2012, Management of bacterial wilt of potatoes in Kenya',
    url: 'https://doi.org/10.5539/jas.v4n9p64',
  },
  northRiftWilt: {
    title: 'Potato bacterial wilt in the North Rift Valley of Kenya: a survey',
    url: 'https://doi.org/10.1007/978-90-481-2543-2_46',
  },
  ajolPotatoWilt: {
    title: 'Farmers’ management of potato bacterial wilt in Kenya (136 farmers)',
    url: 'https://ajol.info/index.php/jae/article/view/287949',
  },
  standardPotatoSeed: { title: 'The Standard 2001340189, Price of certified seed potato (2019)' },
  frontiersCyst: {
    title: 'Potato cyst nematodes: a new threat to potato in East Africa (2020)',
    url: 'https://doi.org/10.3389/fpls.2020.00670',
  },
  eppoCyst: {
    title: 'EPPO Reporting Service 2015/129, Globodera rostochiensis in Kenya',
    url: 'https://gd.eppo.int/reporting/article-4927',
  },
  ucDavisCyst: {
    title: 'UC Davis and KEPHIS, Potato cyst nematodes: threat to potatoes in Kenya',
    url: 'https://horticulture.ucdavis.edu/information/potato-cyst-nematodes-threat-potatoes-kenya',
  },
  npckCyst: { title: 'National Potato Council of Kenya, Potato cyst nematode', url: 'https://npck.org' },
  organicFarmerCyst: { title: 'The Organic Farmer, New potato pest', url: 'https://theorganicfarmer.org' },
  thesisCyst: {
    title: 'Thesis on Globodera rostochiensis in Nyandarua',
    url: 'https://www.scribd.com/document/699467980/Climate-Change-1',
  },
  seedRules: { title: 'Seeds and Plant Varieties Act, seed regulations: limits for seed potato and bean seed' },

  // beans
  organicFarmerAnthracnose: {
    title: 'The Organic Farmer, Bean anthracnose disease',
    url: 'https://theorganicfarmer.org/bean-anthracnose-disease/',
  },
  farmersWeeklyAnthracnose: { title: 'Farmer’s Weekly (South Africa), Dealing with anthracnose in beans' },
  walshAnthracnose: { title: 'Walsh Medical Media, Survival of bean anthracnose in seed' },
  racesAnthracnose: { title: 'Races of Colletotrichum lindemuthianum in Kenya (AJB 0C8756D66058)' },
  bioprotectionBeanFly: {
    title: 'CABI BioProtection Portal, Bean fly control',
    url: 'https://bioprotectionportal.com/resources/bean-fly-control-recognize-prevent-and-manage/',
  },
  organicFarmerBeanFly: {
    title: 'The Organic Farmer 21, Keep an eye on bean flies (2007)',
    url: 'https://issuu.com./theorganicfarmer/docs/tof_no._021_feb-2007',
  },
  infonetBeanFly: { title: 'Infonet-Biovision, Bean flies', url: 'https://infonet-biovision.org' },
  mulchBeanFly: { title: 'Mulch and fertiliser against bean fly, a trial (bioline cs98037)' },
  westernBeanFly: { title: 'Survey of beans in the western midlands of Kenya' },

  // kale and cabbage
  kalroDiamondback: {
    title: 'KALRO, Factsheet on diamondback moth',
    url: 'http://www.kalro.org/alris/search/factsheetlink.php?recno=20160505112929',
  },
  plantwiseDiamondback: {
    title: 'Plantwise Kenya 2012, Diamondback moth on brassica',
    url: 'https://farmknowledge.info/resource/diamondback-moth-brassica',
  },
  agritoursDiamondback: {
    title: 'Agritours Kenya, Diamondback moth',
    url: 'https://www.agritours.co.ke/diamond-back-moth-dbm/',
  },
  delawareDiamondback: { title: 'University of Delaware Extension, Diamondback moth on young cabbage plants' },
  infonetDiamondback: {
    title: 'Infonet-Biovision, Diamondback moth',
    url: 'http://dev.infonet-biovision.org/plant_pests/diamondback-moth-dbm',
  },
  ucIpmCole: { title: 'University of California IPM, Cole crops', url: 'https://ipm.ucanr.edu' },
  infonetAphids: {
    title: 'Infonet-Biovision, Aphids on cabbage and kale',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/Aphids-1',
  },
  apsidAphids: { title: 'Apsid, Aphid management in kales', url: 'https://apsid.org/aphid-management-in-kales/' },
  icowBlackRot: {
    title: 'iCow and Infonet-Biovision, Black rot',
    url: 'https://icowapp.greendreams.co.ke/2020/01/23/black-rot',
  },
  kariBlackRot: {
    title: 'KARI expert on RUNetwork, Black rot of cabbage (2013)',
    url: 'http://www.runetwork.org/html/en/articles/8160/bookmarking.html',
  },
  safiBlackRot: { title: 'Safi Organics Kenya, Cabbage diseases' },
  bestFarmingBlackRot: {
    title: 'Best Farming Tips, Cabbage black rot',
    url: 'https://www.bestfarmingtips.com/horticulture/121-most-dangerous-cabbage-disease-black-rot-how-to-prevent-it-and-what-to-do-once-affected.html',
  },

  // cassava, banana, sweet potato
  organicFarmerMosaic: {
    title: 'The Organic Farmer, Managing cassava mosaic disease',
    url: 'https://theorganicfarmer.org',
  },
  infonetCassava: { title: 'Infonet-Biovision on Mjasiriamali, Cassava' },
  farmRadioMosaic: { title: 'Farm Radio International, Cassava mosaic disease', url: 'https://scripts.farmradio.fm' },
  pacificPestsMosaic: {
    title: 'Pacific Pests 520, African cassava mosaic disease',
    url: 'https://apps.lucidcentral.org/ppp',
  },
  virusesCassava: { title: 'Viruses 2024, 16:1469: cassava viruses in western Kenya' },
  starCassava: { title: 'The Star, 29 October 2024, Clean cassava cuttings from KALRO' },
  farmBizBrownStreak: {
    title: 'FarmBiz Africa, Understanding cassava brown streak',
    url: 'http://farmbizafrica.com/profit-boosters/understanding-cassava-brown-streak',
  },
  frontiersBrownStreak: {
    title: 'Cassava brown streak at the coast of Kenya (2022)',
    url: 'https://doi.org/10.3389/fsufs.2022.1015315',
  },
  postharvestBrownStreak: { title: 'Study of cassava roots with brown streak after harvest' },
  promusaWilt: { title: 'ProMusa, Xanthomonas wilt of banana', url: 'https://www.promusa.org' },
  farmersReviewWilt: {
    title: 'Farmers Review Africa, Banana wilt: transmission, prevention and control',
    url: 'https://www.farmersreviewafrica.com/banana-wilt-modes-transmission-prevention-control-measures/',
  },
  kenaffWilt: {
    title: 'KENAFF film library, Banana bacterial wilt',
    url: 'https://kenaff.fo-library.org/videos/banana-bacterial-wilt-film-how-it-spreads-and-how-to-control-it',
  },
  pacificPestsWilt: {
    title: 'Pacific Pests 523, Banana xanthomonas wilt',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_full/entities/banana_xanthomonas_wilt_523.htm',
  },
  newVisionWilt: { title: 'New Vision 1505431, Banana bacterial wilt' },
  kenyattaWilt: { title: 'Kenyatta University, Banana Xanthomonas wilt in western Kenya (ir-library.ku 3eef5903)' },
  standardWilt: { title: 'The Standard 2001421581, Banana wilts in Kenya' },
  fusariumWilt: { title: 'Stellenbosch University, How to tell Fusarium wilt of banana' },
  timingWilt: { title: 'When to cut stems with Xanthomonas wilt (abstract)' },
  singleStemWilt: {
    title: 'Single diseased stem removal against Xanthomonas wilt (2017)',
    url: 'https://doi.org/10.1007/s10658-017-1189-6',
  },
  knifeWilt: {
    title: 'Frontiers in Agronomy 2021, 3:655824: soap and water to clean tools from banana wilt',
    url: 'https://doi.org/10.3389/fagro.2021.655824',
  },
  promusaStems: { title: 'ProMusa, Single diseased stem removal', url: 'https://www.promusa.org' },
  bunchyTopTanzania: { title: 'IITA 2024, Banana bunchy top in Tanzania (FreshPlaza 9715082)' },
  farmRadioWilt: { title: 'Farm Radio, Banana wilt in Ugunja (2016, 2018)', url: 'https://wire.farmradio.fm' },
  pacificPestsSweetPotato: {
    title: 'Pacific Pests 528 and 258, Sweet potato viruses',
    url: 'https://apps.lucidcentral.org/ppp',
  },
  sekuSweetPotato: { title: 'South Eastern Kenya University 459, Sweet potato viruses' },
  ruforumSweetPotato: {
    title: 'Sweet potato varieties and virus disease, Kabete and Mtwapa',
    url: 'https://repository.ruforum.org/documents/evaluation-sweet-potato-varieties-response-sweet-potato-virus-disease',
  },
  netTunnels: {
    title: 'International Potato Center and KARI, Net tunnels for sweet potato vines',
    url: 'https://www.sweetpotatoknowledge.org/files/net-tunnels-to-protect-sweetpotato-planting-material-from-disease-a-guide-to-construct-and-maintain-tunnels/',
  },
  webarazaSweetPotato: { title: 'Webaraza, Clean sweet potato vines', url: 'https://webaraza.com' },
  homaBaySweetPotato: { title: 'Sweet potato farmers in Homa Bay: virus disease (longdom 96869)' },
  naroWeevil: {
    title: 'NARO Uganda 2003, Re-hilling against sweet potato weevils',
    url: 'http://journal.naro.go.ug/index.php/ujas/article/view/441',
  },
  homaBayWeevil: { title: 'Sweet potato weevils in Homa Bay (hortijournal 2024)' },
  cabiWeevil: {
    title: 'CABI Agriculture and Bioscience 2024, Fighting the sweet potato weevil',
    url: 'https://doi.org/10.1186/s43170-024-00231-4',
  },
  harvestMoneyWeevil: { title: 'Harvest Money (Uganda), Sweet potatoes', url: 'https://harvestmoney.co.ug' },
  cabiCattle: { title: 'CABI blog 2008, Mouldy sweet potatoes and cattle', url: 'https://blog.cabi.org' },

  // coffee, groundnut, mango, onion
  plantwiseBerry: { title: 'Plantwise 14916, Coffee berry disease', url: 'https://www.plantwise.org' },
  greenlifeBerry: { title: 'Greenlife Kenya, Coffee production', url: 'https://greenlife.co.ke/?p=11754' },
  criCoffee: {
    title: 'Coffee Research Institute, by Kenya News Agency: tackling coffee diseases',
    url: 'https://eritreawire.com/farmers-urged-to-effectively-tackle-coffee-diseases-for-increased-production/',
  },
  businessDailyCoffee: { title: 'Business Daily 4652312, Coffee berry disease in 2018' },
  accessCoffee: { title: 'Access Agriculture, Chule buni (in Swahili)', url: 'https://unyfa.fo-library.org' },
  nationCoffee: { title: 'Nation 996-4675624, Farmers who sprayed lost almost all (2018)' },
  farmworxRust: {
    title: 'Farmworx Kenya, Coffee farmers face losses over leaf rust',
    url: 'https://www.farmworx.co.ke/coffee-farmers-face-losses-over-leaf-rust-disease/',
  },
  greenlifeRust: {
    title: 'Greenlife Kenya, Coffee leaf rust',
    url: 'https://www.greenlife.co.ke/coffee-leaf-rust/',
  },
  metosRust: { title: 'Metos, Weather and coffee leaf rust', url: 'https://metos.ca' },
  mitikiRust: { title: 'Mitiki (Tanzania), Coffee leaf rust' },
  hawaiiRust: {
    title: 'Hawaii, Coffee leaf rust: sprays help below 5 % of leaves',
    url: 'http://www.foodauthenticity.global/blog/list/tag/coffee+leaf+rust',
  },
  criRust: {
    title: 'Coffee leaf rust in Kenya: a review (Agronomy 2021)',
    url: 'https://doi.org/10.3390/agronomy11122590',
  },
  naroGroundnut: { title: 'NARO Uganda, Groundnut rosette', url: 'https://narogroundnut.org' },
  mojaGroundnut: { title: 'Moja Academy, Groundnut rosette' },
  plantwiseGroundnut: { title: 'Plantwise, Groundnut rosette (45604)', url: 'https://www.plantwise.org' },
  surveyGroundnut: {
    title: 'Groundnut rosette in five counties of western Kenya (2019)',
    url: 'https://academicjournals.org/journal/AJB/article-abstract/310AA4562522',
  },
  kibuGroundnut: {
    title: 'Groundnut diseases in western Kenya, 250 farms (2018)',
    url: 'https://library.kibu.ac.ke/incidence-prevalence-groundnut-diseases-western-kenya/',
  },
  ruforumGroundnut: {
    title: 'Groundnut rosette in Bungoma and Kakamega',
    url: 'https://repository.ruforum.org/documents/occurrence-and-distribution-groundnut-rosette-disease-western-kenya',
  },
  organicFarmerFruitFly: {
    title: 'The Organic Farmer, How to control mango fruit flies',
    url: 'https://theorganicfarmer.org',
  },
  infonetFruitFly: { title: 'Infonet-Biovision, Fruit flies', url: 'https://infonet-biovision.org' },
  nationFruitFlySpray: {
    title: 'Nation, 6 June 2015, Ravenous fruit flies no longer bother us',
    url: 'https://www.nation.co.ke/business/seedsofgold/Mango-Fruit-Flies-Trap-Pest-Control/-/2301238/2742040/-/uc1x8i/-/index.html',
  },
  nationFruitFlyTrap: {
    title: 'Nation 3201384, Stubborn pest meets match in simple trap',
    url: 'http://www.nation.co.ke/business/seedsofgold/Pheromone-traps-fights-fruit-flies-melons-mangoes-citrus-fruits/2301238-3201384-oiifk3/index.html',
  },
  farmBizFruitFly: {
    title: 'FarmBiz Africa, Plastic bottles against fruit flies',
    url: 'http://farmbizafrica.com/profit-boosters/mango-farmers-use-plastic-bottles-to-fight-fruit-flies',
  },
  farmRadioFruitFly: {
    title: 'Farm Radio 2019, Plastic bottles against fruit flies',
    url: 'https://wire.farmradio.fm/farmer-stories/kenya-mango-farmers-use-plastic-bottles-to-manage-fruit-flies/',
  },
  freshPlazaFruitFly: { title: 'FreshPlaza 9771973, Fruit fly traps in Makueni (2025)' },
  agronomistThrips: {
    title: 'Agronomist notebook, Thrips, the worst enemy of onions',
    url: 'https://www.thefreelibrary.com/Agronomist+notebook%3A+Dealing+with+thrips%2C+onions%27+worst+enemy.-a0597284944',
  },
  icowThrips: { title: 'iCow and Infonet-Biovision, Onion thrips', url: 'https://icowapp.greendreams.co.ke/?p=16465' },
  ajolIrisSpot: { title: 'Onion growers and iris yellow spot in Kenya (ajol 207666)', url: 'https://www.ajol.info' },
  mweaThrips: { title: 'Onion thrips at Mwea (karuspace 2679)' },
  gachuThrips: {
    title: 'Gachu 2012, Vegetable intercrops against onion thrips in Kenya',
    url: 'https://docslib.org/doc/1661151/thrips-tabaci-in-bulb-onion-by-use-of-vegetable-intercrops',
  },
  pacificPestsThrips: { title: 'Pacific Pests 117, Onion thrips', url: 'https://apps.lucidcentral.org/ppp' },

  // banana and potato: Fusarium wilt, weevil, bunchy top, viruses
  kisiiFusarium: {
    title: 'Fusarium wilt of banana in Kisii County, Kenya (2021)',
    url: 'https://doi.org/10.12944/CARJ.9.1.03',
  },
  farmBizFusarium: {
    title: 'FarmBiz Africa, Controlling Panama disease in apple bananas',
    url: 'http://farmbiz.glorycarefoundation.org/training-registration-farmbiz-society-members-only/11-pest-control/2800-fact-sheet-on-controlling-panama-disease-in-apple-bananas',
  },
  kalroFusarium: {
    title: 'KALRO, by FreshPlaza 2158656: Kenya mobilises against Panama disease',
    url: 'https://www.freshplaza.com/north-america/article/2158656/kenya-mobilises-against-panama-disease',
  },
  standardFusarium: {
    title: 'The Standard 2000081360, Farmers count losses after banana disease ravages crop (Kakamega)',
    url: 'https://www.standardmedia.co.ke/amp/article/2000081360/farmers-count-losses-after-banana-disease-ravages-crop',
  },
  kephisFusarium: {
    title: 'The Star, 24 May 2024, Kenya takes early action against Fusarium TR4',
    url: 'https://the-star.co.ke/news/star-farmer/2024-05-24-kenya-takes-early-action-to-prevent-pest',
  },
  pestnetWilt: {
    title: 'PestNet, Banana wilt, Nairobi (2012): how the wilts of banana differ',
    url: 'https://www.pestnet.org/crops-plantation-crops-banana-fungi-banana-wilt-nairobi-kenya/',
  },
  planthealthFusarium: {
    title: 'Plant Health Australia, Panama disease',
    url: 'https://www.planthealthaustralia.com.au/pests/panama-disease/',
  },
  britannicaFusarium: {
    title: 'Britannica, Panama disease',
    url: 'https://slovar-vocab.com/english/britannica-vocab/panama-disease-7118514.html',
  },
  matookeFusarium: {
    title: 'Mchare and Matooke bananas and Fusarium wilt race 1 (2020)',
    url: 'https://docslib.org/doc/5390625/evaluation-of-mchare-and-matooke-bananas-for-resistance-to-fusarium-oxysporum-f',
  },
  infonetBananaWeevil: {
    title: 'Infonet-Biovision, Banana weevil',
    url: 'https://infonet-biovision.org/plant_pests/Banana-weevil',
  },
  accessBananaWeevil: {
    title: 'Access Agriculture, Controlling banana weevils',
    url: 'https://unyfa.fo-library.org/videos/controlling-banana-weevils',
  },
  meruBananaWeevil: {
    title: 'Banana weevil in Meru, Tharaka Nithi and Nyeri (conference abstract, 2025)',
    url: 'https://agri-conferences.com/program/scientific-program/2025/banana-weevil-cosmopolites-sordidus-devastating-banana-production-in-kenya',
  },
  maraguaBananaWeevil: {
    title: 'University of Nairobi 2016, Banana weevil in Maragua and Embu',
    url: 'http://erepository.uonbi.ac.ke/handle/11295/97703',
  },
  kirinyagaNematodes: {
    title: 'Burrowing nematode and toppling of bananas in Kirinyaga (90 farmers, 2024)',
    url: 'https://doi.org/10.31421/ijhs/32/2026/15781',
  },
  ugandaSuckers: {
    title: 'African Entomology 6(2), Hot water and paring against banana weevil in Uganda',
    url: 'https://journals.co.za/content/ento/6/2/AJA10213589_228',
  },
  ugandaParing: {
    title: 'Treatments of banana suckers against weevil and nematodes in Uganda (ajol 128897)',
    url: 'https://www.ajol.info/index.php/ujas/article/view/128897',
  },
  boilingSuckers: {
    title: 'Hauser and Coyne, A hot bath cleans all: boiling water treatment of banana and plantain',
    url: 'https://rachel.core2learn.org/modules/en-practical_action/Agriculture/Cultivation/Pest%20and%20Disease%20Management/boiling-water-treatment%20of-banana-and-plantain/page2.html',
  },
  boilingPlantain: {
    title: 'Hauser and Messiga 2010, Nematode control on plantain suckers in boiling water',
    url: 'https://doi.org/10.17660/ActaHortic.2010.879.33',
  },
  naroNematodes: {
    title: 'NARO Uganda, Cassava or sweet potato as a break against banana nematodes',
    url: 'http://journal.naro.go.ug/index.php/ujas/article/view/438',
  },
  iitaBunchyTop: {
    title: 'IITA, 19 April 2024, Strategies against banana bunchy top in East Africa',
    url: 'https://www.publicnow.com/view/E5A6A5E66FC3859B063AFA5C7283BC85E557E5C0',
  },
  citizenBunchyTop: {
    title: 'The Citizen (Tanzania) 4370866, Banana bunchy top: 23 districts under quarantine (2023)',
    url: 'https://thecitizen.co.tz/tanzania/news/business/deadly-disease-wreaks-havoc-in-banana-fields-23-districts-confined-4370866',
  },
  oisatBunchyTop: {
    title: 'OISAT, Banana bunchy top virus',
    url: 'http://oisat.org/pests/diseases/viral/banana_bunchy_top_virus.html',
  },
  hawaiiBunchyTop: {
    title: 'University of Hawaii, Banana bunchy top: signs and what to do (poster)',
    url: 'https://cdn.slideserve.com/yasuo/disease-symptoms',
  },
  pacificPestsBunchyTop: {
    title: 'Pacific Pests 121 and 103, Banana bunchy top and banana aphid',
    url: 'https://app.pestnet.org/submissions/title/Banana%20bunchy%20top%20(121)',
  },
  okeyoSelection: {
    title: 'Okeyo 2018, Positive selection against seed-borne potato viruses in Kenya',
    url: 'https://ccsenet.org/journal/index.php/jas/article/view/71760',
  },
  gildemacherSelection: {
    title: 'Gildemacher 2011, Positive selection of seed potato by smallholders in Kenya',
    url: 'https://research.wur.nl/en/publications/seed-potato-quality-improvement-through-positive-selection-by-sma',
  },
  cipSelection: {
    title: 'International Potato Center and KARI 2007, Farmers in Kenya happy with positive selection',
    url: 'https://www.isaaa.org/kc/cropbiotechupdate/article/default.asp?ID=273',
  },
  onditiViruses: {
    title: 'Onditi 2020, Six major potato viruses in Kenya (354 farms)',
    url: 'https://discovery.researcher.life/article/prevalence-distribution-and-control-of-six-major-potato-viruses-in-kenya/6bb4bf093c1831b7904e3e7a0637bc3d',
  },
  pnwLeafroll: {
    title: 'Pacific Northwest Pest Management Handbooks, Potato leafroll',
    url: 'https://pnwhandbooks.org/node/3334',
  },
  ucLeafroll: {
    title: 'University of California IPM, Potato leafroll virus',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/VEGES/DISEASES/potatolfroll.html',
  },
  canadaLeafroll: {
    title: 'Crop guide of a firm (Canada), Potato leaf roll and mosaic',
    url: 'https://syngenta.ca/pests/disease/potato-leaf-roll/potatoes',
  },
  herbiguideLeafroll: {
    title: 'HerbiGuide (Australia), Potato leaf roll virus',
    url: 'http://www.herbiguide.com.au/Descriptions/hg_Potato_Leaf_Roll_Virus.htm',
  },
  uncertifiedPotato: { title: 'The Mount Kenya Times 68461, No sale or sharing of uncertified potato seed' },
  seedRuling2025: {
    title: 'The Standard 2001535645, High Court on the law against sharing seed (27 November 2025), and the appeal',
    url: 'https://www.standardmedia.co.ke/amp/business/courts/article/2001535645/state-to-appeal-verdict-on-controversial-law-criminalising-seeds-sharing',
    readOn: '2026-11-30',
  },

  // napier, passion fruit, avocado
  standardNapierStunt: {
    title: 'The Standard 2000107280, Nyanza and Western get disease-resistant Napier grass',
    url: 'https://www.standardmedia.co.ke/amp/counties/article/2000107280/nyanza-western-get-disease-resistant-napier-grass',
  },
  nationNapierFodder: {
    title: 'Nation 4163670, Alternative fodder saves the day as disease ravages Napier',
    url: 'https://nation.africa/kenya/business/seeds-of-gold/alternative-fodder-saves-the-day-as-disease-ravages-napier-4163670',
  },
  nationNapierThreat: {
    title: 'Nation 2010, Napier grass diseases a threat to dairy sector (KARI)',
    url: 'http://www.nation.co.ke/business/news/Napier%20grass%20diseases%20a%20threat%20to%20dairy%20sector%20/-/1006/918916/-/2f3tkl/-/index.html',
  },
  harvestMoneyStunt: {
    title: 'Harvest Money (Uganda), How to manage Napier stunt disease',
    url: 'https://harvestmoney.co.ug/how-to-manage-napier-stunt-disease-2',
  },
  asudiNapierStunt: {
    title: 'Asudi, Napier stunt between cultivated and wild grasses in East Africa (thesis, North-West University)',
    url: 'http://search.ndltd.org/show.php?id=oai%3Aunion.ndltd.org%3ANWUBOLOKA1%2Foai%3Adspace.nwu.ac.za%3A10394%2F15159',
  },
  farmBizNapierSmut: {
    title: 'FarmBiz Africa, Smut-tolerant Napier grass gives more yield (KALRO)',
    url: 'https://farmbizafrica.com/smut-disease-tolerant-napier-grass-gives-60-per-cent-more-yields/index.php?option=com_content&view=article&id=2381&catid=13',
  },
  lrrdNapierSmut: {
    title: 'Livestock Research for Rural Development 19(8), 2007: Napier head smut on 204 farms of central Kenya',
    url: 'https://lrrd.org/lrrd19/8/mwen19109.htm',
  },
  farrellNapierSmut: {
    title: 'Farrell 1998, Towards the management of a smut of Napier grass in Kenya (thesis, Greenwich)',
    url: 'http://gala.gre.ac.uk/id/eprint/23722',
  },
  farrellSmutSpores: {
    title: 'Farrell, Simons and Hillocks 2001, Biology of the smut of Napier grass (Journal of Phytopathology)',
    url: 'https://doi.org/10.1046/j.1439-0434.2001.00706.x',
  },
  mwendiaNapierSmut: {
    title: 'Mwendia 2007, Impact of head smut on Napier yields of dairy farms (thesis, Nairobi)',
    url: 'http://erepository.uonbi.ac.ke:8080/handle/11295/20280',
  },
  farmBizHeadSmut: {
    title: 'FarmBiz Africa, New grass to fight head smut (KARI)',
    url: 'http://farmbizafrica.com/profit-boosters/farmers-get-smart-with-new-grass-to-fight-head-smut-disease',
  },
  plantwiseWoodiness: {
    title: 'Plantwise decision guide 20207800105, Passion fruit woodiness',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20207800105',
  },
  bmcWoodiness: {
    title: 'BMC Plant Biology 2023, Passion fruit woodiness at the coast of Kenya',
    url: 'https://bmcplantbiol.biomedcentral.com/articles/10.1186/s12870-023-04546-8',
  },
  standardWoodiness: {
    title: 'The Standard 2001429156, Passion fruit hit by viral disease (kangumu)',
    url: 'https://www.standardmedia.co.ke/farmkenya/amp/market/article/2001429156/farmers-pain-as-passion-fruits-hit-by-viral-disease',
  },
  northRiftPassion: {
    title: 'Otipa and others, Passion fruit viruses in the North Rift of Kenya (Acta Horticulturae 911)',
    url: 'https://www.ishs.org/ishs-article/911_37',
  },
  plantwisePassionWilt: {
    title: 'Plantwise factsheet 20137804234 (Kenya and others), Fusarium wilt on passion fruit',
    url: 'https://www.plantwise.org/KnowledgeBank/FactsheetForFarmers.aspx?pan=20137804234',
  },
  farmBizPassionWilt: {
    title: 'FarmBiz Africa, Grafting passion fruit against Fusarium wilt',
    url: 'https://farmbizafrica.com/grafting-purple-and-yellow-passion-fruit-controls-deadly-wilting-disease/',
  },
  amataDieback: {
    title: 'Amata and others, Dieback of passion fruit in Kenya: trials (Acta Horticulturae 1007)',
    url: 'https://www.ishs.org/ishs-article/1007_40',
  },
  farmBizAvocado: {
    title: 'FarmBiz Africa, Avocado exporter adapts pest control (Murang’a)',
    url: 'https://farmbizafrica.com/avocado-exporter-adapts-pest-control-for-eu-exports/',
  },
  farmBizAvocadoMoth: {
    title: 'FarmBiz Africa, False codling moth on an avocado farm in Timau',
    url: 'https://farmbizafrica.com/timau-avocado-farm-deploys-used-engine-oil-to-kill-its-biggest-pest-menace/',
  },
  reutersFruitFly: {
    title: 'Thomson Reuters Foundation 2020, Fruit flies on avocado in Meru',
    url: 'https://news.trust.org/item/20200412062036-50naz',
  },
  toukemAvocado: {
    title: 'icipe 2020, Key pests of small avocado farms in Murang’a',
    url: 'https://docslib.org/doc/3219270/landscape-vegetation-productivity-influences-population-dynamics-of',
  },
  kalroAvocado: {
    title: 'KALRO, Avocado: integrated control of fruit flies',
    url: 'https://agrificsapp.kalro.org/valuechain/5',
  },
  nationMothTraps: {
    title: 'Nation, 17 June 2016, Traps against fruit flies and false codling moth',
    url: 'https://www.nation.co.ke/business/seedsofgold/Traps-preventing-fruit-flies-and-False-Codling-Moths/-/2301238/3253906/-/i58gsd/-/index.html',
  },
  floriculturePersea: {
    title: 'Floriculture Kenya 2025, Persea mites threaten avocado',
    url: 'https://floriculture.co.ke/persea-mite-threatens-kenyas-avocado-industry',
  },
  standardPersea: {
    title: 'The Standard 2001531588, Pests blight exports of avocado (October 2025)',
    url: 'https://www.thestandard.ke/business/amp/smart-harvest/article/2001531588/pesky-pests-blight-exports-for-local-avocado-farmers',
  },
  starAvocadoRot: {
    title: 'The Star, 13 June 2023, KALRO and avocado root rot',
    url: 'https://www.the-star.co.ke/counties/central/2023-06-13-kalro-finds-biological-way-to-tame-avocado-disease/',
  },
  freshPlazaAvocadoRot: {
    title: 'FreshPlaza 9537603, How avocado root rot spreads in Kenya',
    url: 'https://www.freshplaza.com/article/9537603/kenyans-work-on-easy-ways-to-combat-spread-of-avocado-disease/',
  },
  fruitnetAvocadoRot: {
    title: 'Fruitnet 168098, Avocado disease in Murang’a and Kiambu (2016)',
    url: 'https://fruitnet.com/eurofruit/disease-causes-concern-in-kenya/168098.article',
  },
  infonetAvocadoRot: {
    title: 'iCow and Infonet-Biovision, Avocado root rot',
    url: 'https://icowapp.greendreams.co.ke/page/60',
  },
  ucIpmAvocadoRot: {
    title: 'UC IPM, Avocado root rot',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/FRUIT/DISEASE/avocadortrot.html',
  },
  oxfarmAvocadoRot: {
    title: 'Oxfarm Organic (Kenya), Root rot of Hass avocado',
    url: 'http://www.oxfarmorganic.com/blog/hass-avacado/root-rot-3/',
  },

  // chilli and sweet pepper, French bean
  plantwiseMothChilli: {
    title: 'Plantwise decision guide, False codling moth on chillies',
    url: 'https://docslib.org/doc/633863/false-codling-moth-on-chillies-thaumatotibia-leucotreta-prevention-monitoring-direct-control',
  },
  horticulturaeMoth: {
    title: 'Horticulturae 2024, 10:331: false codling moth on capsicum of Kenyan smallholders',
    url: 'https://doi.org/10.3390/horticulturae10040331',
  },
  oundoMoth: {
    title: 'Oundo (thesis, Nairobi), False codling moth on capsicum in Kitui, Machakos and Makueni',
    url: 'http://41.204.161.209/handle/11295/167955',
  },
  nationMothNet: {
    title: 'Nation, 8 September 2018, Deadly moth meets match in net house',
    url: 'https://www.nation.co.ke/business/seedsofgold/Deadly-moth-meets-match-in-net-house/2301238-4749258-nchmai/index.html',
  },
  nationKephisMoth: {
    title: 'Nation 3112876, Pests that stop export (KEPHIS)',
    url: 'https://mobile.nation.co.ke/business/seeds-of-gold/diseases-that-stop-your-produce-from-reaching-export-market/3112330-3112876-format-xhtml-byxp37/index.html',
  },
  farmBizMoth: {
    title: 'FarmBiz Africa, How to control false codling moth',
    url: 'https://farmbizafrica.com/how-to-control-the-false-coding-moth-pest-that-causes-rejection-of-fresh-produce-in-international-markets/?option=com_content&view=article&id=1643&catid=10',
  },
  plantixLeafCurl: {
    title: 'Plantix 200052, Chilli leaf curl virus',
    url: 'https://plantix.net/en/library/plant-diseases/200052/chilli-leaf-curl-virus',
  },
  infonetPepperVirus: {
    title: 'Infonet-Biovision, Viral diseases of peppers',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/viral-diseases',
  },
  waweruPepperVirus: {
    title: 'Journal of Applied Horticulture 2019, 21:70: viruses of pepper in Eastern Africa',
    url: 'https://doi.org/10.37855/jah.2019.v21i01.13',
  },
  bayerGeminivirus: {
    title: 'Bayer, Disease guide: geminiviruses of pepper',
    url: 'https://vegetables.bayer.com/se/en-se/knowledge-centre/disease-guides/pepper-eggplant/geminiviruses.html',
  },
  standardWhiteflies: {
    title: 'The Standard 2001356841, Pests and diseases to watch out for',
    url: 'https://www.standardmedia.co.ke/farmers/article/2001356841/pests-and-diseases-farmers-should-watch-out-for',
  },
  mondaFrenchBean: {
    title: 'Monda and others 2003, French bean production constraints in Meru',
    url: 'https://vi.scribd.com/document/146853085/French-Beans-Constraints',
  },
  kasinaThrips: {
    title: 'Flower thrips on French beans in Kenya: where and when (abstract)',
    url: 'https://discovery.researcher.life/article/withinplant-distribution-and-seasonal-population-dynamics-of-flower-thrips-thysanoptera-thripidae-infesting-french-beans-phaseolus-vulgaris-l-in-kenya/8aa69cd409003ed79754bb29a59fdd92',
  },
  nderituThrips: {
    title: 'Nderitu and others 2007, Thrips on French beans at Kabete, a trial',
    url: 'https://scialert.net/fulltext/?doi=je.2007.469.473&org=11',
  },
  infonetBeanThrips: {
    title: 'Infonet-Biovision, Thrips on beans',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/thrips-11',
  },
  farmersTrendThrips: {
    title: 'Farmers Trend, Thrips in French beans: how to deal with them',
    url: 'https://farmerstrend.co.ke/trending/thrips-in-french-beans-how-to-deal-with-them/',
  },
  matereFrenchBean: {
    title: 'Matere 2020, Pests of French beans in Mwea and Thika (thesis, Kenyatta University)',
    url: 'https://ir-library.ku.ac.ke/items/dc24fc32-cee6-46e6-a149-0556bdb2a17a',
  },

  // sorghum and millet
  kalroSorghum: {
    title: 'Sorghum production challenges in Siaya and Baringo (East African Agricultural and Forestry Journal)',
    url: 'https://www.kalro.org/www.eaafj.or.ke/index.php/path/article/view/547',
  },
  kalroBirds: { title: 'KALRO, Birds on sorghum and millets', url: 'https://www.kalro.org/amri/?q=node/132' },
  ateraStriga: {
    title: 'Atera and others 2012, Farmers and Striga on maize, sorghum and finger millet in western Kenya',
    url: 'http://eprints.icrisat.ac.in/3902/',
  },
  standardArmywormCereals: {
    title: 'The Standard 2001444007, Fall armyworm destroys maize, sorghum and finger millet',
    url: 'https://standardmedia.co.ke/amp/article/2001444007/farmers-stare-at-huge-losses-as-fall-armyworm-destroy-crops',
  },
  pushPullBorers: { title: 'icipe, Push-pull: stemborers', url: 'http://www.push-pull.net/stemborers.shtml' },
  icowSorghum: {
    title: 'iCow and Infonet-Biovision, Sorghum and millet',
    url: 'https://icowapp.greendreams.co.ke/2020/02/page/12',
  },
  mbindaBlast: {
    title: 'CABI Agriculture and Bioscience 2021, Finger millet blast in Bungoma and Kisii',
    url: 'https://link.springer.com/doi/10.1186/s43170-021-00033-y',
  },
  oduoriMillet: {
    title: 'Oduori, Breeding finger millet in western Kenya: what farmers name (KALRO)',
    url: 'https://kalrorepository.kalro.org/items/081fa21c-6c3f-4da2-b0d4-a1fd0ef6cba3',
  },
  apjPassion: {
    title: 'Africa Phytosanitary Journal, Pests of passion fruit on 69 farms in Kenya (2019)',
    url: 'http://africanphytosanitaryjournal.go.ke/kephisojs/index.php/apj/article/view/5',
  },
  amataPassion: {
    title: 'Amata and others 2009, Fungal diseases of passion fruit on 85 farms in Kenya',
    url: 'http://www.m.elewa.org/JABS/2009/20/Abstract4-Amata.html',
  },
  ruforumPassion: {
    title: 'Passion fruit in central and eastern Kenya, survey of July 2010',
    url: 'https://repository.ruforum.org/documents/biotic-constraints-passion-fruit-production-central-and-eastern-provinces-kenya',
  },

  // beans: roots
  wereRootRot: {
    title: 'Were 2020, Root rot fungi on small farms in western Kenya',
    url: 'https://innspub.net/identification-and-quantification-of-soil-borne-root-rot-pathogens-communities-in-smallholder-agro-ecosystems-of-kenya/',
  },
  ciatRootRot: {
    title: 'CIAT, Integrated control of bean root rot in western Kenya',
    url: 'https://alliancebioversityciat.org/publications-data/development-integrated-bean-root-rot-control-strategy-western-kenya',
  },
  icowRootRot: {
    title: 'iCow and Infonet-Biovision, Fusarium root rot of beans',
    url: 'https://icowapp.greendreams.co.ke/?p=16025',
  },
  morrisRootRot: {
    title: 'Morris 2017, Soil fertility, mixed cropping and bean root rot in Kenya',
    url: 'https://doi.org/10.12691/wjar-5-4-1',
  },
  nairobiRootRot: {
    title: 'University of Nairobi, Bean root rot and mixed cropping on ten farms in western Kenya',
    url: 'https://svuijas.journals.ekb.eg/article_350194.html',
  },
  chukaRootRot: {
    title: 'Chuka University 2023, Bean root rot in Tharaka Nithi and worm compost',
    url: 'https://repository.chuka.ac.ke/handle/123456789/16778',
  },
  ucIpmBeanRotation: {
    title: 'University of California IPM, Dry beans: crop rotation',
    url: 'https://ipm.ucanr.edu/agriculture/dry-beans/crop-rotation',
  },
  tanzaniaBeans: {
    title: 'Tanzania Institute of Education, Agriculture for secondary schools, form 3: bean diseases',
    url: 'https://ol.tie.go.tz/uploaded_files/books/secondary/Form_Three/Agriculture/2025/files/basic-html/page85.html',
  },

  // maize: store
  kalroBags: {
    title: 'KALRO and Purdue 2019, Airtight bags against grain borer and weevil (Insects 10:204)',
    url: 'https://www.scribd.com/document/441552291/insects-10-00204-pdf',
  },
  kariBags: {
    title: 'CIMMYT and KARI 2013, Airtight bags and silos at three sites in Kenya',
    url: 'https://doi.org/10.1016/j.jspr.2013.01.001',
  },
  nakuruBags: {
    title: 'Airtight storage of maize on 32 farms of Naivasha and Nakuru (2016)',
    url: 'https://doi.org/10.1093/jee/tow134',
  },
  teferaBorers: {
    title: 'CIMMYT and KARI 2011, Damage by the larger grain borer and the maize weevil',
    url: 'https://studylib.net/doc/12079152',
  },
  farmRadioStorage: {
    title: 'Farm Radio International, Backgrounder: managing pests in stored maize',
    url: 'https://scripts.farmradio.fm/radio-script/backgrounder-managing-pests-stored-maize',
  },
  ctaBorer: {
    title: 'CTA 1998, Larger grain borer (NARO Uganda)',
    url: 'http://naroinfohub.naro.go.ug/RepDetails?pn=629',
  },
  farmBizWeevils: {
    title: 'FarmBiz Africa, How maize cobs are fighting weevils in Rift Valley',
    url: 'http://farmbizafrica.com/profit-boosters/how-maize-cobs-are-fighting-weevils-in-rift-valley-area',
  },
  farmBizBags: {
    title: 'FarmBiz Africa, Hermetic bags keep off grain pests for over 2 years',
    url: 'https://farmbizafrica.com/hermetic-bags-keep-off-grain-pests-for-over-2-years/',
  },
  starOsama: {
    title: 'The Star, 18 November 2016, Insect-proof bags to prevent Osama from attacking cereals',
    url: 'https://www.the-star.co.ke/news/2016-11-18-insect-proof-bags-to-prevent-osama-from-attacking-cereals/',
  },
  grainInsects: {
    title: 'Grain insects (Australia 2020), How to know the weevil and the borer',
    url: 'https://grainst.com.au/2020/12/11/what-insects-could-be-living-in-your-grain/',
  },
  nationGrainPoison: {
    title: 'Nation 4538766 (2024), Insecticides on maize put eaters at risk',
    url: 'https://nation.africa/kenya/news/how-farmer-s-shortcuts-is-risking-ugali-lovers-lives--4538766',
  },
  kalroGrainPoison: {
    title: 'KALRO in Hivisasa, Farmers discouraged from too much pesticide on grain',
    url: 'https://hivisasa.com/posts/farmers-discouraged-from-using-too-much-pesticide-to-preserve-grains',
  },
  bbcGasTablets: {
    title: 'BBC 2018, Gas tablet for grain kills three children in a house (Ghana)',
    url: 'https://www.bbc.com/pidgin/tori-43882311',
  },

  // maize: soil
  nationAcidSoil: {
    title: 'Nation, Acidic soils deal blow to food security efforts',
    url: 'https://nation.africa/kenya/news/acidic-soils-deal-blow-to-food-security-efforts-215156',
  },
  standardAcidSoil: {
    title: 'The Standard 2001396332, Soil acidity, after KALRO',
    url: 'https://www.standardmedia.co.ke/smart-harvest/article/2001396332/soil-acidity-the-nightmare-denying-farmers-high-yields',
  },
  tegemeoAcidSoil: {
    title: 'Tegemeo Institute and UC Davis, Soil testing for soil acidity in Kenya',
    url: 'https://basis.ucdavis.edu/project/soil-testing-soil-acidity-management-smallholder-farms-kenya',
  },
  kisinyoLime: {
    title: 'Kisinyo 2015, Phosphorus and lime needs of acid maize soils of Kenya',
    url: 'http://repository.rongovarsity.ac.ke/handle/123456789/467',
  },
  muindiLime: {
    title: 'Muindi 2015, Lime and phosphate for maize on acid soils of the Kenya highlands',
    url: 'https://doi.org/10.11648/j.ajaf.20150306.11',
  },
  standardSoilTest: {
    title: 'The Standard 2001332387, The cents and sense in soil testing',
    url: 'https://standardmedia.co.ke/farmkenya/article/2001332387/the-cents-and-sense-in-soil-testing',
  },
  farmBizLime: {
    title: 'FarmBiz Africa, Factsheet: understanding soil liming',
    url: 'https://farmbizafrica.com/factsheet-understanding-soil-liming/',
  },
  peaceCorpsHunger: {
    title: 'Peace Corps 1981, Traditional field crops: hunger signs of maize',
    url: 'http://www.nzdl.org',
  },
  maizeDoctorFood: {
    title: 'CIMMYT Maize Doctor, Mineral nutrition',
    url: 'http://maizedoctor.cimmyt.org/mineral-nutrition',
  },
  organicFarmerFood: {
    title: 'The Organic Farmer, Nutrient deficiencies and how to address them',
    url: 'https://theorganicfarmer.org/identifying-common-nutrient-deficiencies-in-your-crops-and-how-to-address-them/',
  },

  // tomato: nematodes
  nationRootKnot: {
    title: 'Nation, 30 January 2015, Simple practices that keep away root worms from tomatoes',
    url: 'https://www.nation.co.ke/business/seedsofgold/Pest-Control-Root-Knot-Nematodes-Worms-Tomatoes/2301238-2607856-view-asAMP-tgytpaz/index.html',
  },
  kariRootKnot: {
    title: 'KARI and University of Nairobi, Rotation crops against root-knot nematodes in tomato',
    url: 'https://de.scribd.com/document/135910684/Potencial-Cultivos-Rotacion',
  },
  ajolRootKnot: {
    title: 'What 282 tomato farmers of Kenya know of root-knot nematodes (2021)',
    url: 'https://www.ajol.info/index.php/acsj/article/view/252862',
  },
  mweaRootKnot: {
    title: 'Root-knot nematodes in tomato soils of Mwea (2023)',
    url: 'https://econpapers.repec.org/article/agsijag24/344702.htm',
  },
  auburnRootKnot: {
    title: 'Auburn University, Root-knot nematode: galls cannot be removed',
    url: 'https://webarchive.library.unt.edu/eot2008/20090115212039/http://www.aces.edu/pubs/docs/A/ANR-1010',
  },
  standardCabbageWorms: {
    title: 'The Standard 2001233154, I use cabbage to kill lethal worms',
    url: 'https://www.standardmedia.co.ke/business/article/2001233154/i-use-cabbage-to-kill-lethal-worms',
  },

  // onion: purple blotch, iris yellow spot, maggots
  makeloOnion: {
    title: 'University of Nairobi 2004, Diseases of onion in Kenya: prevalence and control of purple blotch',
    url: 'http://erepository.uonbi.ac.ke:8080/handle/11295/20063',
  },
  nyeriBlotch: {
    title: 'Purple blotch and what onion farmers in Nyeri know of it (100 farmers)',
    url: 'https://discovery.researcher.life/article/assessment-of-onion-farming-practices-and-purple-blotch-disease-knowledge-among-farmers-in-varied-agroecological-zones-of-nyeri-county-kenya/8d9903229df23ed7bd3c9a74d5f5602f',
  },
  standardOnion: {
    title: 'The Standard 2001447901, How to grow finest onions in the market',
    url: 'https://www.standardmedia.co.ke/farmkenya/amp/crop/article/2001447901/how-to-grow-finest-onions-in-the-market',
  },
  pacificPestsBlotch: {
    title: 'Pacific Pests 151, Onion purple blotch',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_mini/entities/onion_purple_blotch_151.htm',
  },
  highPlainsBlotch: {
    title: 'High Plains IPM Guide (Colorado), Onion: purple blotch',
    url: 'https://www.scribd.com/document/683538351/PurpleBlotch-Onion',
  },
  ontarioBlotch: {
    title: 'Ontario Ministry of Agriculture, Purple blotch',
    url: 'http://www.omafra.gov.on.ca/IPM/english/onions/diseases/purple_blotch.html',
  },
  plantixBlotch: {
    title: 'Plantix 100278, Purple blotch of onion',
    url: 'https://plantix.net/en/library/plant-diseases/100278/purple-blotch-of-onion',
  },
  indiaBlotch: {
    title: 'Field evaluation of fungicides against purple blotch of onion, India (2015)',
    url: 'https://doi.org/10.5958/2230-732X.2015.00012.1',
  },
  ucOnionMildew: {
    title: 'University of California IPM, Onion and garlic: downy mildew',
    url: 'http://ipm.ucanr.edu/PMG/r584100111.html',
  },
  greenlifeOnionMildew: {
    title: 'Greenlife Kenya, Onion downy mildew',
    url: 'https://www.greenlife.co.ke/onion-downy-mildew/',
  },
  washingtonOnionMildew: {
    title: 'Washington State University 2018, Downy mildew of onion: what to do',
    url: 'https://onionworld.net/2018/05/23/scouting-urged-downy-mildew/',
  },
  yattaCuring: {
    title: 'When to harvest and how to cure onions: a trial in Yatta, Machakos (2021)',
    url: 'https://www.hindawi.com/journals/ija/2021/9969571/',
  },
  irisSeasons: {
    title: 'Seasons and weeds that host iris yellow spot virus in Kenya (2018)',
    url: 'https://www.ajol.info/index.php/acsj/article/view/176801',
  },
  irisFirstReport: {
    title: 'First report of iris yellow spot virus on onion in Kenya and Uganda (2011)',
    url: 'https://profiles.uonbi.ac.ke/jamesmuthomi/publications/first-report-iris-yellow-spot-virus-infecting-onion-kenya-and-uganda',
  },
  organicFarmerIris: {
    title: 'The Organic Farmer, Choose right onion varieties to avoid viral disease (icipe trial)',
    url: 'http://theorganicfarmer.org/Articles/choose-right-onion-varieties-avoid-viral-disease',
  },
  seedHouseIris: {
    title: 'Disease guide of a seed house, Iris yellow spot (not carried by seed)',
    url: 'https://vegetables.bayer.com/gb/en-uk/knowledge-centre/disease-guides/onions/iris-yellow-spot.html',
  },
  californiaIris: {
    title: 'Western Farm Press, Iris yellow spot virus alert in California',
    url: 'https://www.westernfarmpress.com/iris-yellow-spot-virus-alert-sounded-out-sjv-onions',
  },
  kenyaMaggots: {
    title: 'Two soil-dwelling pests of cabbage and onions in Kenya (Scientific Reports 2023)',
    url: 'https://doi.org/10.1038/s41598-023-46190-0',
  },
  oumaMaggots: {
    title: 'University of Nairobi and icipe 2023, Onion flies and fertiliser from black soldier fly',
    url: 'https://plantscience.uonbi.ac.ke/node/675',
  },
  infonetOnionFly: {
    title: 'Infonet-Biovision, Onion fly',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/Onion-fly',
  },
  delawareMaggots: {
    title: 'University of Delaware Extension, Seedcorn and onion maggot damage',
    url: 'https://sites.udel.edu/weeklycropupdate/?p=10112',
  },
  pennStateMaggots: {
    title: 'Penn State Extension, Onion, seed corn and cabbage maggots',
    url: 'https://extension.psu.edu/onion-seed-corn-and-cabbage-maggots',
  },
  washingtonMaggots: {
    title: 'Root maggots, after trials of Washington State University',
    url: 'https://missoulaeduplace.org/rootmaggots.html',
  },
  georgiaMaggots: {
    title: 'University of Georgia Extension 2018, Seedcorn maggots in transplanted crops',
    url: 'https://site.extension.uga.edu/lowndesecholsag/2018/04/seedcorn-maggots-in-transplanted-crops/',
  },
  ucColeMaggots: {
    title: 'University of California IPM, Cole crops: seedcorn maggot',
    url: 'http://ipm.ucanr.edu/PMG/r108300211.html',
  },

  // what farmers ask: varieties and other crops
  scienceAfricaMaize: {
    title: 'Science Africa, KALRO: new maize varieties against fall armyworm and lethal necrosis',
    url: 'https://news.scienceafrica.co.ke/kalro-new-maize-varieties-to-mitigate-against-climate-pests-and-diseases/',
  },
  starNecrosis2016: {
    title: 'The Star, 13 July 2016, Maize hybrids against lethal necrosis',
    url: 'https://www.the-star.co.ke/news/2016/07/13/disease-resistant-maize_c1384618',
  },
  farmBizKstp94: {
    title: 'FarmBiz Africa, KSTP 94, a maize variety that stands striga',
    url: 'https://farmbizafrica.com/weed-tolerant-maize-for-western-kenya-does-well-in-both-short-and-long-season-rains/',
  },
  standardStrigaSeed: {
    title: 'The Standard 2000135398, Coated maize seed against striga, and how the weed spreads',
    url: 'https://www.standardmedia.co.ke/business/article/2000135398/new-disease-resistant-maize-released-for-kenyan-farmers',
  },
  harvestersStriga2017: {
    title: 'African Harvesters, 25 July 2017, Crops that striga does not attack',
    url: 'https://africanharvesters.com/2017/07/25/kenya-farmers-get-new-maize-seed-thats-resistant-striga-weed/',
  },
  starAnsal2019: {
    title: 'The Star, 16 August 2019, A tomato variety that stands bacterial wilt goes on sale',
    url: 'https://www.the-star.co.ke/counties/2019-08-16-tomato-yields-to-multiply-after-launch-of-bacteria-wilt-tolerant-variety-in-kirinyaga/',
  },
  nairobiPotatoWilt: {
    title: 'University of Nairobi 2001, Fifteen potato varieties and bacterial wilt',
    url: 'https://profiles.uonbi.ac.ke/mwangombe/publications/reaction-potato-cltvars-ralston-solana-cearumin-kenya',
  },
  cgiarCyst2025: {
    title: 'CGIAR, 25 August 2025, Two potatoes against cyst nematodes on the variety list of Kenya: Malaika and Glen',
    url: 'https://www.cgiar.org/news-events/news/potatoes-bred-at-the-james-hutton-institute-will-help-to-battle-a-major-pest-in-kenya',
  },
  seedSaversBeans: {
    title: 'Seed Savers Network Kenya, Legume diversity in Kenya',
    url: 'https://globalbean.eu/articles/legumes-diversity-in-kenya',
  },
  farmBizChairman: {
    title: 'FarmBiz Africa, Cabbage Chairman F1 of Simlaw Seeds',
    url: 'https://farmbizafrica.com/simlaw-seeds-introduce-black-rot-tolerant-chairman-f1-cabbage/',
  },
  farmBizKaleSeed: {
    title: 'FarmBiz Africa, Kale seed of one’s own and black rot',
    url: 'https://farmbizafrica.com/superior-kale-varieties-boost-harvests-fight-diseases/',
  },
  farmBizCoastCassava: {
    title: 'FarmBiz Africa, Six cassava varieties of KALRO for the coast',
    url: 'http://farmbiz.glorycarefoundation.org//training-registration-farmbiz-society-members-only/11-pest-control/2378-new-disease-resistant-cassava-varieties-for-coastal-kenya-can-yield-20-to-28-tons-per-acre',
  },
  nationCassava2019: {
    title: 'Nation 5298750 (2019), KALRO on cassava varieties at Alupe',
    url: 'https://www.nation.co.ke/business/seedsofgold/Kalro-upbeat-as-it-develops-improved-cassava-varieties/2301238-5298750-jhvpfgz/index.html',
  },
  foodSafetySweetPurple: {
    title: 'Food Safety Africa, CIP and KALRO release the sweet potato KC-Sweet Purple',
    url: 'https://www.foodsafetyafrica.net/kenyan-farmers-to-receive-new-improved-purple-fleshed-sweet-potato-variety/',
  },
  jkuatOnionThrips: {
    title: 'Kibanyu (JKUAT), Onion varieties and thrips at Mwea and Thika',
    url: 'http://journals.jkuat.ac.ke/index.php/pgthesis_abs/article/view/592',
  },

  // beans: leaves
  kariBeanMosaic: {
    title: 'KARI 1995, Bean common mosaic virus in Kenya: 0 to 60 % of plants',
    url: 'https://doi.org/10.1094/PD-79-0985',
  },
  westernBeanMosaic: {
    title: 'Murere 2018, Bean common mosaic in Busia and Bungoma',
    url: 'http://ijeais.org/wp-content/uploads/2018/09/abs/IJAAR180901.html',
  },
  seedBeanMosaic: {
    title: 'Murere 2018, Seed quality and bean common mosaic in western Kenya',
    url: 'http://ijeais.org/wp-content/uploads/2018/08/abs/IJAAR180801.html',
  },
  ucIpmBeanMosaic: {
    title: 'University of California IPM, Dry beans: bean common mosaic',
    url: 'https://ipm.ucanr.edu/agriculture/dry-beans/bean-common-mosaic',
  },
  pacificPestsBeanMosaic: {
    title: 'Pacific Pests 043, Bean common mosaic',
    url: 'https://apps.lucidcentral.org/pppw_v10/text/web_full/entities/bean_common_mosaic_043.htm',
  },
  farmersWeeklyBeanMosaic: {
    title: 'Farmer’s Weekly (South Africa), Viruses that can attack a bean crop',
    url: 'https://www.farmersweekly.co.za/crops/vegetables/viruses-that-can-attack-a-bean-crop/',
  },
  mojaBeans: {
    title: 'Moja Academy, Common beans: pests and diseases',
    url: 'https://www.mojaacademy.com/pestdisease/online-presence-4bdpp-mx2d3',
  },
  ciatBeanViruses: {
    title: 'CIAT, Viruses of beans that aphids carry',
    url: 'https://alliancebioversityciat.org/publications-data/aphid-transmitted-viruses-0',
  },
  uasinGishuBlight: {
    title: 'University of Eldoret 2019, Common bacterial blight on 60 farms of Uasin Gishu',
    url: 'http://erepository.uoeld.ac.ke/handle/123456789/879',
  },
  ucIpmBeanBlight: {
    title: 'University of California IPM, Dry beans: common bacterial blight',
    url: 'https://ipm.ucanr.edu/PMG/r52101111.html',
  },
  illinoisBeanBlight: {
    title: 'University of Illinois Extension, Bacterial diseases of beans',
    url: 'https://extension.illinois.edu/plant-problems/bacterial-diseases-beans',
  },
  washingtonBeanBlight: {
    title: 'Washington State University, Bean: bacterial blights',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/bean-bacterial-blights/',
  },
  ugandaBeanBlight: {
    title: 'Where common bacterial blight of beans is found in Uganda (2016)',
    url: 'https://ajol.info/index.php/acsj/article/view/186524',
  },
  westernBeanAphid: {
    title: 'Wosula, Black bean aphid in zones of western Kenya (2013)',
    url: 'http://ijird.com/index.php/ijird/article/view/112290',
  },
  practiceBeanAphid: {
    title: 'Wosula, Farming practices, crop stage and black bean aphid in western Kenya',
    url: 'http://www.internationaljournalcorner.com/index.php/ijird_ojs/article/view/136329',
  },
  khaembaBeanAphid: {
    title: 'Khaemba, Black bean aphid and the stage of the bean (Kenya)',
    url: 'https://doi.org/10.1017/S1742758400002824',
  },
  infonetBeanAphid: {
    title: 'Infonet-Biovision, Aphids: neem and soapy water on single plants',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/aphids-17',
  },
  infonetAphidFood: {
    title: 'Infonet-Biovision, Aphids and nitrogen fertiliser',
    url: 'https://www.infonet-biovision.org/PlantHealth/MinorPests/aphids-20',
  },
  pacificPestsCowpeaAphid: {
    title: 'Pacific Pests 356, Cowpea aphid',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_full/entities/cowpea_aphid_356.htm',
  },
  blackAphidSheet: {
    title: 'Exotic fact sheet 9 (Australia), Black bean aphid',
    url: 'https://docslib.org/doc/13256962/black-bean-aphid-aphis-fabae',
  },
  ogechaBeetle: {
    title: 'Ogecha 2019, Bean pests in zones of western Kenya',
    url: 'https://doi.org/10.1080/00128325.2019.1599151',
  },
  obanyiBeetle: {
    title: 'Obanyi 2015, Bean foliage beetle and varieties in Busia and Siaya',
    url: 'http://41.89.96.81/handle/123456789/1671',
  },
  naroBeetle: {
    title: 'NARO Uganda, Life of the bean leaf beetle (Ootheca mutabilis)',
    url: 'https://journal.naro.go.ug/index.php/ujas/article/view/661',
  },
  hostBeetle: {
    title: 'Bean leaf beetles on beans, cowpea and soya in northern Uganda',
    url: 'https://discovery.researcher.life/article/host-and-seasonal-effects-on-the-abundance-of-bean-leaf-beetles-ootheca-spp-coleoptera-chrysomelidae-in-northern-uganda/ef54ce3e9ed936d8a8168baf148e01ad',
  },
  farmersBeetle: {
    title: 'What 128 farmers of Uganda know of bean leaf beetles (Sustainability 2023)',
    url: 'https://www.mdpi.com/2071-1050/15/6/5229',
  },
  timingBeetle: {
    title: 'Bean leaf beetle: planting time and insecticides (Insects 2022, 13:709)',
    url: 'https://ouci.dntb.gov.ua/en/works/4rrDJVp4',
  },
  vernoniaBeetle: {
    title: 'Paul 2007, Organic control of the bean beetle in East Africa',
    url: 'https://www.nzpps.org/nzpp_abstract.php?paper=601890',
  },

  // how common each is
  maizeSurvey2012: { title: 'Survey of maize diseases in Kiambu, Embu and Nakuru (2012)' },
  bungomaMaize: { title: 'Maize farmers in Malakisi and Sirisia, Bungoma: stem borers and ear rot' },
  beanSurvey: { title: 'Survey of 635 bean farms in Kenya (wheatblightresearch.org 67)' },
  potatoViruses: { title: 'Potato viruses in Kenya (Potato Research 2013)' },
  icipeKale: { title: 'icipe, Guidebook on kale and cabbage pests' },
  cowpeaSurvey: { title: 'ICRISAT 9812, Survey of 216 cowpea farmers in Kenya' },
  kefriMango: { title: 'KEFRI and KALRO, Mango in Mbeere' },
  nyeriOnion: { title: 'Onion diseases in Nyeri, press 2024' },
} as const satisfies Record<string, Source>

export type TroubleSourceId = keyof typeof TROUBLE_SOURCES

export type TroubleGrounds = { sources: readonly TroubleSourceId[]; confidence: Confidence }

/** Read as excerpts of the pages only: no entry of the troubles rests on a page that was read as a whole. */
export const excerpt = (...sources: [TroubleSourceId, ...TroubleSourceId[]]): TroubleGrounds => ({
  sources,
  confidence: 'read in an excerpt of the source',
})
