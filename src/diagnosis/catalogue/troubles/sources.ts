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
