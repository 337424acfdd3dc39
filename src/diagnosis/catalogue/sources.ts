type Source = { title: string; url?: string }

/** Where the facts come from. An authority is named once here and cited by its key. */
export const SOURCES = {
  eppo: { title: 'EPPO Global Database', url: 'https://gd.eppo.int' },
  eppoCanker: {
    title: 'EPPO Global Database, Xanthomonas citri pv. citri: Kenya absent, confirmed by survey',
    url: 'https://gd.eppo.int/taxon/XANTCI/distribution',
  },
  eppoGreening: { title: 'EPPO Reporting Service 2020/053: citrus greening in Kenya' },
  ucIpm: { title: 'University of California IPM', url: 'https://ipm.ucanr.edu' },
  ucIpmStrawberry: {
    title: 'University of California IPM, Angular leaf spot of strawberry',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/FRUIT/DISEASE/strawberryanugularleafspot.html',
  },
  clemson: { title: 'Clemson University Land-Grant Press, bacterial spot of tomato and pepper' },
  aces: { title: 'Alabama Cooperative Extension, bacterial spot of tomato and pepper' },
  extensionOrg: { title: 'eXtension, apple scab' },
  delaware: { title: 'University of Delaware Extension, maize leaf diseases' },
  pacificPests: { title: 'Pacific Pests, Pathogens, Weeds & Pesticides', url: 'https://apps.lucidcentral.org/ppp' },
  pacificPestsBroadMite: {
    title: 'Pacific Pests, Capsicum broad mite (049)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/capsicum_broad_mite_049.htm',
  },
  nuwamanyaTomatoEarlyBlight: {
    title: 'Nuwamanya 2023, PLoS ONE e0269035: fungicide resistance of early blight on tomato in Kenya',
  },
  ogollaTomatoBlightFungicides: {
    title: 'Ogolla 2021, Chuka University: fungicides against tomato blight in Kenya',
  },
  phytoprotectionLateBlightKenya: {
    title: 'Phytoprotection 2009, 90:1: mixtures against Phytophthora infestans in Kenya',
  },
  nyandaruaSprayIntervals: {
    title: 'African Crop Science Journal (ajol 226954): sprays every 7, 14 or 21 days against late blight in Nyandarua',
    url: 'https://www.ajol.info/index.php/acsj/article/view/226954',
  },
  onditiPotatoVirusSurvey: { title: 'Onditi, Survey of potato virus Y in Kenya: Shangi is the commonest variety' },
  cipBlightCard: {
    title:
      'International Potato Center, Portable decision support tool against late blight, tried by 71 farmers in Kenya',
    url: 'https://cipotato.org',
  },
  npckBlightCard: {
    title: 'National Potato Council of Kenya, Hand-held tool against late blight',
    url: 'https://npck.org',
  },
  positiveSelection: {
    title: 'Journal of Agricultural Science (ccsenet 71760): healthy rows marked for seed keep potato viruses out',
  },
  npckSeedDegeneration: {
    title: 'National Potato Council of Kenya, Degeneration of seed potato',
    url: 'https://npck.org/seed-potato-degeneration',
  },
  plantwiseMitesMalawi: {
    title: 'Plantwise decision guide 20167801479 (Malawi), Red spider mite on tomato',
    url: 'https://plantwiseplusknowledgebank.org/doi/10.1079/pwkb.20167801479',
  },
  kariSaltMaize: {
    title: 'KARI 2015, Validation of the salt and bottle method for dry maize',
    url: 'https://doi.org/10.11648/j.ijsts.20150302.13',
  },
  fossilagroMaize: { title: 'Fossilagro, When a fungicide pays on maize (rule from the United States, second-hand)' },
  kromannPhosphonate: {
    title: 'Kromann 2012, Plant Disease 96:1008: phosphonate against potato late blight in Kenya and the Andes',
  },
  pepperBroadMiteTrial: {
    title: 'Field trial against broad mite on pepper: abamectin, lime sulphur, oils, Beauveria and azadirachtin',
    url: 'https://studylib.net/doc/12061728',
  },
  pacificPestsCanker: {
    title: 'Pacific Pests, Citrus canker (091)',
    url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/citrus_canker_091.htm',
  },
  ufIfas: { title: 'University of Florida IFAS EDIS', url: 'https://edis.ifas.ufl.edu' },
  ufIfasBlackSpot: {
    title: 'University of Florida IFAS EDIS CG088, Citrus black spot',
    url: 'https://edis.ifas.ufl.edu/cg088',
  },
  pennState: {
    title: 'Penn State Extension, Alternaria leaf blotch of apple',
    url: 'https://extension.psu.edu/apple-disease-alternaria-leaf-blotch',
  },
  virginiaTech: {
    title: 'Virginia Tech SPES-509, Apple blotch disease',
    url: 'https://www.pubs.ext.vt.edu/content/pubs_ext_vt_edu/en/SPES/spes-509/spes-509.html',
  },
  ephytia: {
    title: 'INRAE ephytia, Cercospora capsici on chilli',
    url: 'http://ephytia.inra.fr/en/C/23071/Tropileg-Symptoms-on-Chilli-Cercospora-capsici',
  },
  hapakenya: {
    title: 'HapaKenya, 23 June 2025: 77 pesticides withdrawn, 202 restricted',
    url: 'https://hapakenya.com/2025/06/23/kenya-bans-77-harmful-pesticides-restricts-202-halts-151-others-pending-assessment/',
  },
  freshplaza: {
    title: 'FreshPlaza 9743942: Kenya withdraws 77 pesticides and restricts 202 more',
    url: 'https://www.freshplaza.com/north-america/article/9743942/kenya-withdraws-77-pesticides-and-restricts-202-more/',
  },
  floriculture: {
    title: 'Floriculture Kenya: withdrawn active ingredients',
    url: 'https://floriculture.co.ke/?p=6409',
  },
  tengele: {
    title: 'Tengele (a machine summary): abamectin, imidacloprid and mancozeb limited',
    url: 'https://tengele.com/news/e74d46ec-04e0-4775-9fbf-24a252a91e3e/kenya-bans-279-harmful-pesticide-products',
  },
  agrilifeWhiteflies: {
    title: 'Texas A&M AgriLife Extension, active ingredients against Bemisia whiteflies',
    url: 'https://agrilifeextension.tamu.edu/blog/2018/01/03/pesticide-resistant-crop-threatening-whiteflies-found-texas/',
  },
  apsMaizeNorthernLeafBlight: {
    title: 'American Phytopathological Society, Foliar fungicide use in corn (names the fungal leaf diseases)',
    url: 'https://www.apsnet.org/edcenter/apsnetfeatures/Pages/fungicide.aspx',
  },
  arcBeanAngularLeafSpot: {
    title: 'ARC-Grain Crops (South Africa), in SA Graan/Grain: angular leaf spot on dry bean',
    url: 'https://sagrainmag.co.za/?p=41474',
  },
  bcPepperPowderyMildew: {
    title: 'British Columbia Ministry of Agriculture, Powdery mildew of greenhouse peppers',
    url: 'http://www.agf.gov.bc.ca/cropprot/peppermildew.htm',
  },
  bounfourTanigoshiSpiderMites: {
    title: 'Bounfour and Tanigoshi 2001, how fast Tetranychus urticae multiplies at each temperature',
    url: 'https://doi.org/10.1603/0013-8746(2001)094[0400:EOTODA]2.0.CO;2',
  },
  cabiDiplodiaSeriataAppleBlackRot: {
    title: 'CABI Invasive Species Compendium, Diplodia seriata (black rot of apple)',
    url: 'https://www.cabi.org/isc/datasheet/9630',
  },
  cabiTomatoLateBlight: {
    title: 'CABI Invasive Species Compendium, Phytophthora infestans datasheet',
    url: 'https://www.cabi.org/isc/datasheet/40970',
  },
  caesTomatoSeptoria: {
    title: 'Connecticut Agricultural Experiment Station PP048, Septoria leaf spot of tomato',
    url: 'https://portal.ct.gov/CAES/Fact-Sheets/Plant-Pathology/Septoria-Leaf-Spot-of-Tomato',
  },
  cdfaCitrusGreening: {
    title: 'California Department of Food and Agriculture, quoted by AgNet West: how greening is detected',
    url: 'https://agnetwest.com/huanglongbing-test/',
  },
  citrusIndustryBlackSpot: {
    title: 'Citrus Industry, report of a talk by M. Dewdney (University of Florida IFAS) on citrus black spot',
    url: 'https://citrusindustry.net/2023/01/27/key-considerations-for-managing-citrus-black-spot/',
  },
  coloradoStateBeanRust: {
    title: 'Colorado State University Extension 2.936, Rust of dry beans',
    url: 'https://extension.colostate.edu/topic-areas/agriculture/rust-of-dry-beans-2-936',
  },
  cornellMaizeCommonRust: {
    title: 'Cornell University, Common rust of sweet corn',
    url: 'http://vegetablemdonline.ppath.cornell.edu/factsheets/Corn_Rust.htm',
  },
  cornellPollinators: {
    title: 'Cornell Cooperative Extension Monroe County, Protect pollinators from pesticides',
    url: 'http://monroe.cce.cornell.edu/master-gardeners/pollinator-friendly-gardens/protect-pollinators-from-pesticides',
  },
  cornellRaspberryLeafRust: {
    title: 'Cornell University Berry Tool, Raspberry leaves with orange powder',
    url: 'https://blogs.cornell.edu/berrytool/raspberries/raspberries-leaves-have-an-orange-powder-on-them/',
  },
  cornellLateBlight: {
    title: 'Cornell Cooperative Extension, late blight has arrived, a column in the Press-Republican',
    url: 'http://www.pressrepublican.com/coop_ext/x1495164329/Late-blight-has-arrived/print',
  },
  cpdppCitrusGreening: {
    title: 'California Citrus Pest and Disease Prevention Program, reported by AgNet West: PCR test',
    url: 'https://agnetwest.com/hlb-positive-finds-rises-30',
  },
  ctahrTomatoYellowLeafCurl: {
    title: 'University of Hawaii CTAHR, Tomato yellow leaf curl',
    url: 'https://www.ctahr.hawaii.edu/uhmg/FAQ/faq-tomato-lfcurl.asp',
  },
  efsaCitrusBlackSpot: {
    title: 'European Food Safety Authority, Pest survey card on Phyllosticta citricarpa',
    url: 'http://www.efsa.europa.eu/en/supporting/pub/en-1863',
  },
  embrapaGrapeLeafBlight: {
    title: 'Embrapa Uva e Vinho (Brazil), leaf spot of grape (Mycosphaerella personata)',
    url: 'https://www.cnpuv.embrapa.br/uzum/uva/mancha_folhas.html',
  },
  eorganicTomatoLateBlight: {
    title: 'eOrganic (Cornell and Ohio State), late blight symptom imitators',
    url: 'https://eorganic.org/node/5426',
  },
  ephytiaTomatoSeptoria: {
    title: 'INRAE ephytia, Septoria lycopersici on tomato',
    url: 'https://ephytia.inrae.fr/en/C/20871/Tomate-Septoriose-Septoria-lycopersici',
  },
  eppoBrownRugoseTomatoMosaic: {
    title:
      'EPPO Global Database, datasheet on tomato brown rugose fruit virus (names tomato mosaic virus a tobamovirus)',
    url: 'https://gd.eppo.int/taxon/TOBRFV/datasheet',
  },
  eppoTomatoYellowLeafCurl: {
    title: 'EPPO Global Database, datasheet on tomato yellow leaf curl virus',
    url: 'https://gd.eppo.int/taxon/TYLCV0/datasheet',
  },
  extensionOrgBlueberryStemBlight: {
    title: 'eXtension, Stem blight of blueberry: control',
    url: 'https://blueberries.extension.org/2019/07/stem-blight-of-blueberry-control/',
  },
  extensionOrgGrapeBlackRot: {
    title: 'eXtension Grapes, berries that shrivel: black rot',
    url: 'https://grapes.extension.org/the-grape-clusters-on-the-vines-have-spots-on-them-what-caused-it-and-what-if-anything-can-be-done-about-it-what-causes-the-grapes-on-my-vine-to-turn-dark-and-shrivel-up-like-raisins/',
  },
  extensionOrgGrapeEsca: {
    title: 'eXtension Grapes, Grapevine measles',
    url: 'https://grapes.extension.org/2019/06/grapevine-measles/',
  },
  fabiMaizeGreyLeafSpot: {
    title: 'University of Pretoria FABI, Cercospora zeina, gray leaf spot of maize in Africa',
    url: 'https://www.fabinet.up.ac.za/index.php/81-iyph-2020/pest-pathogen-of-the-month/315-pest-pathogen-of-the-month-october',
  },
  floridaEntomologistGreening: {
    title: 'Florida Entomologist 87(3), Halbert and Manjunath: citrus psyllids and greening',
    url: 'https://www.bioone.org/journals/florida-entomologist/volume-87/issue-3/0015-4040(2004)087[0330:ACPSPA]2.0.CO;2/ASIAN-CITRUS-PSYLLIDS-STERNORRHYNCHA--PSYLLIDAE-AND-GREENING-DISEASE-OF/10.1653/0015-4040(2004)087[0330:ACPSPA]2.0.CO;2.full',
  },
  fshsStumpsCitrusGreening: {
    title: 'Florida State Horticultural Society, Futch and others: greening in sprouts from tree stumps',
    url: 'http://journals.fcla.edu/fshs/article/view/87523',
  },
  fundecitrusWaspCitrusGreening: {
    title: 'Fundecitrus (Brazil), Biological control of the citrus psyllid',
    url: 'https://fundecitrus.com.br/controle-biologico/en',
  },
  icowInfonetTobaccoWhitefly: {
    title: 'iCow (Kenya), Tobacco whitefly on tomato, credited to Infonet-Biovision',
    url: 'https://icowapp.greendreams.co.ke/2019/10/08/tobacco-whitefly',
  },
  illinoisMaizeCommonRust: {
    title: 'University of Illinois, corn rust: latent period',
    url: 'http://hyg.ipm.illinois.edu/pastpest/200007f.html',
  },
  illinoisMaizeGreyLeafSpot: {
    title: 'University of Illinois Pest Bulletin 1998, Foliar diseases of corn (gray leaf spot)',
    url: 'http://bulletin.ipm.illinois.edu/pastpest/articles/v9816c.html',
  },
  infonetBeanRust: {
    title: 'Infonet-Biovision, Bean rust',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/bean-rust',
  },
  infonetCitrusPsyllidGreening: {
    title: 'Infonet-Biovision, Citrus plants: African citrus psyllid and greening (a copy of the page)',
    url: 'http://library.snls.org.sz/infonet/export/default$ct$128$crops.html',
  },
  infonetPepperCercospora: {
    title: 'Infonet-Biovision, Cercospora leaf spot of pepper',
    url: 'https://www.infonet-biovision.org/PlantHealth/MinorPests/cercospora-leaf-spot',
  },
  infonetSpiderMites: {
    title: 'Infonet-Biovision, icipe (Kenya), Spider mites',
    url: 'http://www.infonet-biovision.org/plant_pests/spider-mites',
  },
  infonetTomatoLateBlight: {
    title: 'Infonet-Biovision, late blight (a second host of theirs)',
    url: 'http://dev.infonet-biovision.org/plant_pests/late-blight',
  },
  iowaStateStrawberryRenovation: {
    title: 'Iowa State University Extension, Renovation of June-bearing strawberries',
    url: 'https://yardandgarden.extension.iastate.edu/how-to/renovation-june-bearing-strawberries',
  },
  iowaStateTomatoSeptoria: {
    title: 'Iowa State University, Tomato diseases and disorders (a copy of the leaflet)',
    url: 'http://www.docstoc.com/docs/10575938/Tomato-Blightpdf',
  },
  ipmPipeMaizeGreyLeafSpot: {
    title: 'ipmPIPE, Gray leaf spot of corn',
    url: 'https://corn.ipmpipe.org/gray-leaf-spot/',
  },
  kalroMaizeGreyLeafSpot: {
    title: 'KALRO, Factsheet on maize grey leaf spot',
    url: 'http://www.kalro.org/alris/search/factsheetlink.php?recno=20160528120856',
  },
  kariCitrusGreening: {
    title: 'Kenya Agricultural Research Institute brochure 16/2008, Management of citrus pests and diseases (a copy)',
    url: 'https://vdocuments.mx/management-of-citrus-pests-and-diseases.html',
  },
  kentuckyAgentTomatoLateBlight: {
    title:
      'A Kentucky county horticulture agent, late blight, citing the University of Kentucky, in The Springfield Sun',
    url: 'http://www.thespringfieldsun.com/content/late-blight-showing-early',
  },
  kentuckyAppleBlackRot: {
    title: 'University of Kentucky, frogeye leaf spot of apple',
    url: 'http://www.uky.edu/Ag/IPM/appleipm/appleipm/fels.php',
  },
  kentuckyStrawberryLeafScorch: {
    title: 'University of Kentucky, Scouting guide: leaf scorch of strawberry',
    url: 'https://fruitscout.ca.uky.edu/leaf-scorch-strawberry',
  },
  kenyaLawPlantProtection: {
    title: 'Kenya Law, The Plant Protection Rules (Gazette Notice 520 of 1949, revised 2022)',
    url: 'https://new.kenyalaw.org/akn/ke/act/gn/1949/520/eng@2022-12-31',
  },
  kephisPlantClinic: {
    title: 'KEPHIS, Plant health clinics',
    url: 'https://www.kephis.org/index.php/phytosanitary-services?start=1',
  },
  kolevaBeanRust: {
    title: 'Bulgarian Journal of Soil Science, Agrochemistry and Ecology (Koleva), Chemical control of bean rust',
    url: 'https://soilscience-bg.org/page/en/details.php?article_id=426',
  },
  legumeIpmPipeBeanRust: {
    title: 'Legume ipmPIPE (Colorado State, North Dakota State), Common rust of bean',
    url: 'https://beanipm.pbgworks.org/common-rust',
  },
  lsuTomatoYellowLeafCurl: {
    title: 'Louisiana State University AgCenter, Tomato diseases',
    url: 'https://www.lsuagcenter.com/portals/our_offices/departments/plant-pathology-crop-physiology/plant_disease_clinic/disease_image_gallery/herbs_vegetables/tomatoes',
  },
  michiganStateStrawberryFungicides: {
    title: 'Michigan State University Extension, Disease control in strawberries',
    url: 'https://www.canr.msu.edu/news/what_fungicide_do_i_choose_for_disease_control_in_strawberries',
  },
  minnesotaBlueberryHome: {
    title: 'University of Minnesota Extension, Blueberries for home landscapes',
    url: 'http://www.extension.umn.edu/Garden/yard-garden/fruit/blueberries-for-home-landscapes/index.html',
  },
  minnesotaRaspberryAirMovement: {
    title: 'University of Minnesota Extension DG1108, Raspberries for the home garden',
    url: 'http://www.extension.umn.edu/distribution/horticulture/DG1108.html',
  },
  minnesotaRaspberryCaneDiseases: {
    title: 'University of Minnesota Extension, Raspberry cane diseases',
    url: 'https://extension.umn.edu/plant-diseases/raspberry-cane-diseases',
  },
  minnesotaRaspberryHomeGarden: {
    title: 'University of Minnesota Extension, Growing raspberries in the home garden',
    url: 'https://extension.umn.edu/fruit/growing-raspberries-home-garden',
  },
  missouriBotanicalCedarAppleRust: {
    title: 'Missouri Botanical Garden, cedar-apple rust',
    url: 'https://www.missouribotanicalgarden.org/gardens-gardening/your-garden/help-for-the-home-gardener/advice-tips-resources/insects-pests-and-problems/diseases/rusts/cedar-apple-rust',
  },
  missouriFruitBees: {
    title: 'University of Missouri IPM, Minimizing bee exposure to pesticides on fruit crops',
    url: 'https://ipm.missouri.edu/MEG/index.cfm?ID=614',
  },
  msuAppleBlackRot: {
    title: 'Michigan State University IPM, black rot and frogeye leaf spot of apple (a second host of theirs)',
    url: 'https://msu-prod.dotcms.cloud/ipm/diseases/black_rot_blossom_end_rot_frogeye_leaf_spot',
  },
  msuAppleScab: {
    title: 'Michigan State University IPM, apple scab (a second host of theirs)',
    url: 'https://msu-prod.dotcmscloud.com/ipm/diseases/apple_scab',
  },
  mycoBankGrapeLeafBlight: {
    title: 'MycoBank, Pseudocercospora vitis and its older name Isariopsis clavispora',
    url: 'http://www.mycobank.org/BioloMICS.aspx?TableKey=14682616000000063&Rec=10235&Fields=All',
  },
  ncStateAppleAlternaria: {
    title: 'North Carolina State University, Alternaria blotch of apple',
    url: 'https://www.ces.ncsu.edu/fletcher/programs/apple/plantpath/ALTERfact.html',
  },
  ncStatePepperCercospora: {
    title: 'NC State Extension, Cercospora leaf spot of pepper',
    url: 'https://content.ces.ncsu.edu/cercospora-leaf-spot-frogeye-leaf-spot-on-pepper',
  },
  ncStateStrawberryCommonLeafSpot: {
    title: 'NC State Extension, Common leaf spot of strawberry',
    url: 'https://content.ces.ncsu.edu/common-leafspot-of-strawberry',
  },
  ncStateStrawberryDrought: {
    title: 'NC State Extension, Drought injury of strawberry',
    url: 'https://content.ces.ncsu.edu/drought-injury',
  },
  ncStateStrawberryLeafScorch: {
    title: 'NC State Extension, Leaf scorch of strawberry',
    url: 'https://content.ces.ncsu.edu/leaf-scorch-of-strawberry',
  },
  ncStateStrawberryPowderyMildew: {
    title: 'NC State Extension, Powdery mildew of strawberry',
    url: 'https://content.ces.ncsu.edu/powdery-mildew-of-strawberry',
  },
  ndsuBeanRust: {
    title: 'North Dakota State University, Dry edible bean rust, 13 August 2015',
    url: 'https://www.ag.ndsu.edu/cpr/plant-pathology/dry-edible-bean-rust-continues-to-develop-08-13-15',
  },
  ndsuBeanRustTiming: {
    title: 'North Dakota State University, Dry edible bean rust, 30 July 2015 (timing)',
    url: 'https://www.ag.ndsu.edu/cpr/plant-pathology/keep-an-eye-out-for-dry-edible-bean-rust-07-30-15',
  },
  nebGuideBeanRust: {
    title: 'University of Nebraska NebGuide G1766, Rust of dry bean',
    url: 'https://extensionpubs.unl.edu/publication/g1766/2013/html/view',
  },
  nebraskaTomatoVirus: {
    title: 'Nebraska Extension educator in the Beatrice Daily Sun, Tomato problems: virus and herbicide',
    url: 'https://beatricedailysun.com/news/opinion/tomato-problems/article_0049c114-2ea1-5ef3-8775-e9f15f8d9b73.html',
  },
  nysIpmCedarAppleRust: {
    title: 'New York State IPM Program (Cornell), cedar apple rust',
    url: 'https://ecommons.cornell.edu/handle/1813/43082',
  },
  ndsuAppleMildew: {
    title: 'North Dakota State University, Powdery mildew of apple',
    url: 'https://ndsu.edu/agriculture/node/1069',
  },
  neTreeFruitAppleMildew: {
    title: 'New England Tree Fruit Management Guide, Powdery mildew of apple',
    url: 'https://netreefruit.org/apples/diseases/powdery-mildew',
  },
  niabAppleMildewCultural: {
    title: 'NIAB, Apple powdery mildew: cultural control',
    url: 'https://www.niab.com/cultural-control-apple-powdery-mildew',
  },
  niabAppleMildewCycle: {
    title: 'NIAB, Apple powdery mildew: disease cycle and epidemiology',
    url: 'https://www.niab.com/disease-cycle-and-epidemiology-apple-powdery-mildew',
  },
  ohioStateAppleMildew: {
    title: 'Ohio State University Extension, Powdery mildew of apple (PLPATH-FRU-21)',
    url: 'https://ohioline.osu.edu/factsheet/plpath-fru-21',
  },
  ucIpmAppleMildew: {
    title: 'University of California IPM, Powdery mildew of apple',
    url: 'https://ipm.ucanr.edu/agriculture/apple/powdery-mildew',
  },
  ohioStateAppleBlackRot: {
    title: 'Ohio State University Extension PLPATH-FRU-07, black rot and frogeye leaf spot of apple',
    url: 'https://ohioline.osu.edu/factsheet/plpath-fru-07',
  },
  ohioStateStrawberryLeafDiseases: {
    title: 'Ohio State University Extension PLPATH-FRU-35, Strawberry leaf diseases',
    url: 'https://ohioline.osu.edu/factsheet/plpath-fru-35',
  },
  omafraPepperPowderyMildew: {
    title: 'Ontario Ministry of Agriculture, Powdery mildew of peppers',
    url: 'http://www.omafra.gov.on.ca/IPM/english/peppers/diseases-and-disorders/powdery-mildew.html',
  },
  omafraStrawberryLeafScorch: {
    title: 'Ontario Ministry of Agriculture, Strawberry leaf scorch',
    url: 'http://www.omafra.gov.on.ca/IPM/english/strawberries/diseases-and-disorders/leaf-scorch.html',
  },
  omafraStrawberryLeafSpot: {
    title: 'Ontario Ministry of Agriculture, Strawberry leaf spot',
    url: 'http://www.omafra.gov.on.ca/IPM/english/strawberries/diseases-and-disorders/leaf-spot.html',
  },
  ontarioPepperPowderyMildew: {
    title: 'Ontario trials (abstract), Leveillula taurica on greenhouse and field peppers: disease management',
    url: 'https://discovery.researcher.life/article/powdery-mildew-leveillula-taurica-on-greenhouse-and-field-peppers-in-ontario-host-range-cultivar-response-and-disease-management-strategies/971061b769c939558f4ede32b6edf6b4',
  },
  osuPepperFrogeye: {
    title: 'Ohio State University VegNet, Cercospora frogeye leaf spot of pepper',
    url: 'https://u.osu.edu/vegnetnews/2020/08/22/cercospora-frogeye-leaf-spot-of-pepper/',
  },
  pacificPestsBeanAngularLeafSpot: {
    title: 'Pacific Pests, Bean angular leaf spot (216)',
    url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/bean_angular_leaf_spot_216.htm',
  },
  pacificPestsBeanRust: {
    title: 'Pacific Pests, Bean Phaseolus rust (217)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/bean_phaseolus_rust_217.htm',
  },
  pacificPestsCapsicumFrogeye: {
    title: 'Pacific Pests, Capsicum frog-eye spot (092)',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_mini/entities/capsicum_frogeye_spot_092.htm',
  },
  pacificPestsMaizeNorthernLeafBlight: {
    title: 'Pacific Pests, Maize northern leaf blight (226)',
    url: 'https://apps.lucidcentral.org/ppp_v9/text/web_full/entities/maize_northern_leaf_blight_226.htm',
  },
  pacificPestsTomatoLateBlight: {
    title: 'Pacific Pests, Tomato late blight (261)',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_mini/entities/tomato_late_blight_261.htm',
  },
  phytoprotectionPotatoLateBlight: {
    title: 'Phytoprotection 90(1) 2009, fungicide mixtures against potato late blight in Kenya',
    url: 'http://id.erudit.org/iderudit/038983ar',
  },
  pnwHandbookStrawberryLeafScorch: {
    title: 'Pacific Northwest Plant Disease Handbook, Strawberry leaf scorch',
    url: 'https://pnwhandbooks.org/node/3562',
  },
  pnwHandbookStrawberryLeafSpot: {
    title: 'Pacific Northwest Plant Disease Handbook, Strawberry common leaf spot',
    url: 'https://pnwhandbooks.org/plantdisease/host-disease/strawberry-fragaria-spp-common-leaf-spot',
  },
  pnwTomatoMosaic: {
    title: 'Pacific Northwest Plant Disease Management Handbook, Tomato mosaic',
    url: 'https://pnwhandbooks.org/plantdisease/host-disease/tomato-solanum-lycopersicum-tomato-mosaic',
  },
  pnwVegetableSpiderMites: {
    title: 'Pacific Northwest Insect Management Handbook, Spider mites on vegetable crops',
    url: 'https://pnwhandbooks.org/node/7633',
  },
  purdueFruitPollinators: {
    title: 'Purdue University, Facts for Fancy Fruit: Pollinator protection',
    url: 'https://fff.hort.purdue.edu/article/pollinator-protection/',
  },
  salatiTomatoYellowLeafCurl: {
    title: 'Salati and others 2002, Phytopathology 92, host-free period against tomato yellow leaf curl virus',
    url: 'https://www.apsnet.org/publications/phytopathology/2002/May/Pages/92_5_487.aspx',
  },
  sjarBeanAngularLeafSpot: {
    title: 'Spanish Journal of Agricultural Research 2017, Pseudocercospora griseola on bean in Asturias',
    url: 'http://revistas.inia.es/index.php/sjar/article/view/10798',
  },
  smithNagleTomatoYellowLeafCurl: {
    title: 'Smith and Nagle 2014, Florida Entomologist 97, whiteflies and tomato yellow leaf curl virus',
    url: 'https://complete.bioone.org/journals/florida-entomologist/volume-97/issue-4/024.097.0451/Combining-Novel-Modes-of-Action-for-Early-Season-Management-of/10.1653/024.097.0451.full',
  },
  southeastGuideStrawberryCertified: {
    title:
      'Southeast Regional Strawberry Integrated Management Guide (NC State, Clemson, Georgia), certified plants (a copy)',
    url: 'https://scribd.com/document/151801936/StrawberryIntegMgmtGuidefina12Jan06',
  },
  springerCherryPowderyMildew: {
    title: 'Journal of Plant Pathology 2023, Podosphaera cerasi on sweet cherry',
    url: 'https://link.springer.com/10.1007/s42161-023-01354-9',
  },
  texasAgriLifeGrapeBlackRot: {
    title: 'Texas A&M AgriLife plant clinic, Black rot of grapes',
    url: 'https://agrilife.org/plantclinic/calendar2020/bcg/',
  },
  ucIpmBeanAnthracnose: {
    title: 'University of California IPM, Bean anthracnose',
    url: 'https://ipm.ucanr.edu/agriculture/dry-beans/bean-anthracnose/',
  },
  ucIpmBeanCommonBlight: {
    title: 'University of California IPM, Common bacterial blight of dry beans',
    url: 'https://ipm.ucanr.edu/PMG/r52101111.html',
  },
  ucIpmCitrusGreening: {
    title: 'University of California IPM, Asian citrus psyllid and huanglongbing',
    url: 'https://ipm.ucanr.edu/home-and-landscape/asian-citrus-psyllid-and-huanglongbing-disease/pest-notes',
  },
  ucIpmFruitPowderyMildew: {
    title:
      'University of California IPM, Powdery mildew on fruits and berries: fungicides (sulphur and heat, sulphur and oil)',
    url: 'https://ipm.ucanr.edu/m/pn7494-3.html',
  },
  ucIpmGrapeEsca: {
    title: 'University of California IPM, Esca (black measles) of grape',
    url: 'https://ipm.ucanr.edu/agriculture/grape/Esca-Black-Measles',
  },
  ucIpmPepperPowderyMildew: {
    title: 'University of California IPM, Powdery mildew of peppers',
    url: 'https://ipm.ucanr.edu/agriculture/peppers/powdery-mildew/',
  },
  ucIpmPotatoLateBlight: {
    title: 'University of California IPM, Late blight of potato',
    url: 'https://ipm.ucanr.edu/agriculture/potato/Late-Blight',
  },
  ucIpmStrawberryLeafScorch: {
    title: 'University of California IPM, Leaf scorch of strawberries',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/FRUIT/DISEASE/leafscorch.html',
  },
  ucIpmStrawberryPowderyMildew: {
    title: 'University of California IPM, Strawberry powdery mildew',
    url: 'https://ipm.ucanr.edu/agriculture/strawberry/powdery-mildew',
  },
  ucIpmThrips: {
    title: 'University of California IPM, Thrips quick tips',
    url: 'https://ipm.ucanr.edu/QT/thripscard.html',
  },
  ucIpmTomatoLateBlight: {
    title: 'University of California IPM, late blight in gardens',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/VEGES/DISEASES/lateblight.html',
  },
  ucIpmTomatoWhiteflies: {
    title: 'University of California IPM, Whiteflies on tomato',
    url: 'https://ipm.ucanr.edu/PMG/r783301211.html',
  },
  ucIpmVegetablePowderyMildew: {
    title: 'University of California IPM, Powdery mildew on vegetables: management',
    url: 'https://ipm.ucanr.edu/m/pn7406-2.html',
  },
  ucMarinPowderyMildew: {
    title: 'UC Master Gardeners of Marin, Powdery mildew',
    url: 'https://marinmg.ucanr.edu/Great_Gardening_Information/Garden_Good_Guys_Bad_Guys/Other_Problems/Powdery_Mildew/',
  },
  ucanrAbioticDisorder: {
    title: 'University of California ANR, Distinguishing abiotic and biotic symptoms in plants',
    url: 'https://ceventura.ucanr.edu/index4.cfm/&jobnum=2866&close=yes?blogasset=109383&blogpost=17827',
  },
  ucanrSpiderMites: {
    title: 'University of California Cooperative Extension, Spider mites on vegetables',
    url: 'https://ucanr.edu/blogs/blogcore/postdetail.cfm?postnum=60468',
  },
  ufIfasCitrusGreening: {
    title: 'University of Florida IFAS EDIS CG086, Huanglongbing (citrus greening)',
    url: 'https://edis.ifas.ufl.edu/CG086',
  },
  ufIfasCrecCanker: {
    title: 'University of Florida IFAS Citrus Research and Education Center, Citrus canker management',
    url: 'https://crec.ifas.ufl.edu/extension/canker/management.shtml',
  },
  ufIfasNassauCitrusSplitting: {
    title: 'University of Florida IFAS Extension Nassau County, Citrus fruit splitting',
    url: 'https://blogs.ifas.ufl.edu/nassauco/2017/06/12/q-citrus-fruit-splitting/',
  },
  ufIfasPepperBacterialSpot: {
    title: 'University of Florida IFAS EDIS PP362, Bacterial spot of pepper',
    url: 'https://edis.ifas.ufl.edu/pp362',
  },
  ufIfasPsyllidGreening: {
    title: 'University of Florida IFAS, Citrus psyllid and greening (EDIS, April 2017)',
    url: 'https://journals.flvc.org/edis/user/setLocale/es_ES?source=%2Fedis%2Farticle%2Fview%2F89755',
  },
  ufIfasStrawberryPowderyMildew: {
    title: 'University of Florida IFAS EDIS PP129, Powdery mildew of strawberry',
    url: 'https://edis.ifas.ufl.edu/pp129',
  },
  ufIfasTomatoBacterialSpot: {
    title: 'University of Florida IFAS EDIS PP353, bacterial spot on tomato',
    url: 'https://edis.ifas.ufl.edu/publication/PP353',
  },
  ufIfasTomatoLateBlight: {
    title: 'University of Florida IFAS, tomato scouting guide, late blight',
    url: 'http://erec.ifas.ufl.edu/tomato-scouting-guide/diseases/late-blight.shtml',
  },
  ufvGrapeLeafBlight: {
    title: 'Federal University of Vicosa (Brazil), leaf spot of grape (Pseudocercospora vitis)',
    url: 'https://www.infectario.ufv.br/doencas-da-videira',
  },
  ukTrialStrawberryPowderyMildew: {
    title:
      'Peer-reviewed paper (abstract), Biopesticide programmes for powdery mildew in protected strawberries in the UK',
    url: 'https://discovery.researcher.life/article/developing-biopesticide-based-programmes-for-managing-powdery-mildew-in-protected-strawberries-in-the-uk/b2791ec5b20e34e8a0f22ad185d0d9f1',
  },
  umaineBeesPesticides: {
    title: 'University of Maine Cooperative Extension Bulletin 2009, Reducing pesticide exposure to bees',
    url: 'https://extension.umaine.edu/blueberries/2009-ipm-tactics-to-reduce-pesticide-exposure-to-honey-and-native-bees/',
  },
  umaineTomatoSeptoria: {
    title: 'University of Maine Extension 5088, Septoria leaf spot of tomato',
    url: 'https://extension.umaine.edu/ipm/ipddl/publications/5088e',
  },
  umassCedarAppleRust: {
    title: 'University of Massachusetts Amherst, cedar-apple rust',
    url: 'https://ag.umass.edu/landscape/fact-sheets/cedar-apple-rust',
  },
  umdVegetableNutrientDeficiency: {
    title: 'University of Maryland Extension, Nutrient deficiency of vegetable plants',
    url: 'https://extension.umd.edu/resource/nutrient-deficiency-vegetable-plants',
  },
  umnAppleBlackRot: {
    title: 'University of Minnesota Extension, black rot of apple',
    url: 'http://www.extension.umn.edu/Garden/yard-garden/fruit/apple-pest-management/black-rot/',
  },
  umnCedarAppleRust: {
    title: 'University of Minnesota Extension, cedar-apple rust',
    url: 'https://extension.umn.edu/plant-diseases/cedar-apple-rust',
  },
  umnGardenTomatoLateBlight: {
    title: 'University of Minnesota Extension, late blight of potato and tomato (garden page)',
    url: 'http://www.extension.umn.edu/garden/yard-garden/vegetables/late-blight-of-potato-and-tomato/',
  },
  umnMaizeCommonRust: {
    title: 'University of Minnesota Extension, Common rust on corn',
    url: 'https://extension.umn.edu/corn-pest-management/common-rust-corn',
  },
  umnThreatTomatoLateBlight: {
    title: 'University of Minnesota Extension, Is late blight a threat to Minnesota tomatoes',
    url: 'http://blog-yard-garden-news.extension.umn.edu/2009/09/is-late-blight-threat-to-minnesota.html',
  },
  umnTomatoEarlyBlight: {
    title: 'University of Minnesota Extension, early blight of tomatoes and potatoes',
    url: 'http://www.extension.umn.edu/Garden/yard-garden/vegetables/early-blight-of-tomatoes-and-potatoes/',
  },
  umnTomatoLateBlight: {
    title: 'University of Minnesota Extension, late blight of tomato and potato',
    url: 'https://extension.umn.edu/disease-management/late-blight',
  },
  umnTomatoLeafMold: {
    title: 'University of Minnesota Extension, leaf mold of tomato',
    url: 'https://extension.umn.edu/som/node/3056',
  },
  usdaIdToolsCitrusBlackSpot: {
    title: 'USDA Identification Technology Program, Citrus black spot',
    url: 'https://idtools.org/citrus_diseases/index.cfm?packageID=2&entityID=166',
  },
  usdaNrcsBlueberryMulch: {
    title: 'USDA NRCS E484D, Lowbush blueberry field mulching for moisture management',
    url: 'https://www.nrcs.usda.gov/lowbush-blueberry-field-mulching-for-moisture-management-e484d',
  },
  usuPotatoLateBlight: {
    title: 'Utah State University Extension, Late blight of potato',
    url: 'https://extension.usu.edu/vegetableguide/potato/late-blight',
  },
  utCropsMaizeGreyLeafSpot: {
    title: 'University of Tennessee UTcrops, Gray leaf spot of corn',
    url: 'https://guide.utcrops.com/corn/foliar-disease/gray-leaf-spot/',
  },
  utCropsMaizeNorthernLeafBlight: {
    title: 'University of Tennessee UTcrops, Northern corn leaf blight',
    url: 'https://guide.utcrops.com/corn/foliar-disease/northern-corn-leaf-blight/',
  },
  vicFloraRaspberryLeaf: {
    title: 'Royal Botanic Gardens Victoria VicFlora, Rubus idaeus',
    url: 'https://vicflora.rbg.vic.gov.au/flora/taxon/7177f2c9-87ea-4c39-841a-f899d2c2fa70',
  },
  wsuBeanRust: {
    title: 'Washington State University Hortsense, Bean rust',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/bean-rust',
  },
  wsuCherryPowderyMildew: {
    title: 'Washington State University Tree Fruit, cherry powdery mildew',
    url: 'https://treefruit.wsu.edu/crop-protection/disease-management/cherry-powdery-mildew',
  },
  wvuTomatoSeptoria: {
    title: 'West Virginia University Extension, Septoria leaf spot',
    url: 'https://extension.wvu.edu/lawn-gardening-pests/plant-disease/fruit-vegetable-diseases/septoria-leaf-spot',
  },
  acarologiaEggplantSpiderMites: {
    title: 'Acarologia 57(3) 2017, three pesticides and mites on eggplant in the open field',
    url: 'http://www1.montpellier.inra.fr/CBGP/acarologia/article.php?id=4170',
  },
  acsOomycetes: {
    title:
      'Schwinn and Urech 1986, American Chemical Society Symposium Series 304, chapter 5: chemical control of Oomycetes (a copy)',
    url: 'https://datapdf.com/progress-in-the-chemical-control-of-diseases-caused-by.html',
  },
  aggieHorticultureGrapeBlackRot: {
    title: 'Texas A&M AgriLife, Viticulture and Enology: Black rot of grape',
    url: 'https://aggie-horticulture.tamu.edu/vitwine/viticulture/viticulture-resources/httpaggie-horticulture-tamu-eduvitwineviticultureviticulture-resourceshttpaggie-horticulture-tamu-eduvitwineviticultureviticulture-resourcesimage-gallery-of-grapevine-diseasesdiseases-of-the-g/diseases-of-the-grapevine-black-rot/',
  },
  aggieVegetableDiseasePrevention: {
    title: 'Texas A&M AgriLife Extension, Plan for disease prevention (vegetable gardens)',
    url: 'http://aggie-horticulture.tamu.edu/archives/parsons/earthkind/ekgarden24.html',
  },
  agroAtlasApplePhyllosticta: {
    title: 'AgroAtlas, Phyllosticta mali, spots on leaves of apple',
    url: 'http://www.agroatlas.ru/en/content/diseases/Pomae/Pomae_Phyllosticta_mali/index.html',
  },
  ahdbTomatoLeafMould: {
    title: 'AHDB (UK) PE 018, Fungicides and disinfectants against tomato leaf mould',
    url: 'https://archive.ahdb.org.uk/pe-018-tomato-efficacy-of-conventional-fungicides-biofungicides-and-disinfectants-for-control-of-tomato-leaf-mould-passalora-fulva',
  },
  apsFungicides: {
    title: 'American Phytopathological Society (McGrath, Cornell), What are fungicides?',
    url: 'http://apsnet.org/edcenter/intropp/topics/Pages/fungicides.aspx',
  },
  apsLateBlightForecasts: {
    title:
      'Small and others 2015 (Cornell), American Phytopathological Society meeting abstract: late blight forecasts',
    url: 'https://www.apsnet.org/meetings/annual/meetingarchives/2015annual/Pages/2015abstracts.aspx?LID=95',
  },
  arauzSuttonAppleBlackRot: {
    title: 'Arauz and Sutton 1990, Plant Disease 74, fungicides against Botryosphaeria obtusa on apple',
    url: 'https://www.apsnet.org/publications/plantdisease/backissues/Documents/1990Abstracts/PD_74_1029.htm',
  },
  arizonaPlantDamage: {
    title: 'University of Arizona Cooperative Extension, Diagnosing plant damage: nonliving factors',
    url: 'http://ag.arizona.edu/pubs/garden/mg/damage/distinguishing.html',
  },
  arizonaWhitefly: {
    title: 'University of Arizona Cochise County Master Gardeners, Whitefly',
    url: 'https://cales.arizona.edu/cochise/mg/whats-bugging-you-whitefly',
  },
  askExtensionGrapeBlackRot: {
    title: 'Ask Extension (Maryland), Why grapes turn dark and dry up: black rot',
    url: 'https://ask2.extension.org/kb/faq.php?id=199835',
  },
  askExtensionGrapeRipening: {
    title: 'Ask Extension (West Virginia), Grapes that dry up: black rot and bitter rot',
    url: 'https://ask.extension.org/questions/337123',
  },
  askExtensionPotatoEarlyBlight: {
    title: 'Ask Extension 306059 (Minnesota), Early blight of tomato and potato',
    url: 'https://ask.extension.org/questions/306059',
  },
  attraCedarAppleRust: {
    title: 'ATTRA (NCAT, United States), Cedar rust in apple trees',
    url: 'https://attra.ncat.org/how-can-i-address-cedar/',
  },
  attraTomatoSpiderMites: {
    title: 'ATTRA (National Center for Appropriate Technology), Spider mites on tomatoes',
    url: 'https://attra.ncat.org/what-are-my-options-for-controlling-spider-mites-on-tomatoes/',
  },
  azoxystrobinTomatoEarlyBlight: {
    title: 'Field experiments (abstract), mancozeb and azoxystrobin against tomato early blight',
    url: 'https://discovery.researcher.life/article/evaluation-of-tomato-early-blight-management-using-reduced-application-rates-and-frequencies-of-fungicide-applications/f94f2bd576ca3f5c9a9f38ffd39feb42',
  },
  belarusAppleAlternariaFungicides: {
    title:
      'Komardina and others, Institute of Plant Protection (Belarus), fungicides against Alternaria from apple (abstract)',
    url: 'https://plants.belal.by/jour/article/view/118?locale=en_US',
  },
  bhuTomatoEarlyBlight: {
    title: 'Banaras Hindu University 2019 (abstract), fungicides against Alternaria solani of tomato, laboratory',
    url: 'https://www.thepharmajournal.com/archives/?year=2019&vol=8&issue=7&ArticleId=3794',
  },
  busitemaBeanAngularLeafSpot: {
    title: 'Busitema University (Uganda), a fungicide against angular leaf spot on French beans',
    url: 'http://ir.busitema.ac.ug:8080/handle/20.500.12283/4039',
  },
  cabiBetterBeans: {
    title: 'CABI, Better beans through good agricultural practices, for farmers in Rwanda (a copy)',
    url: 'https://vdocuments.mx/better-beans-cabiorg.html',
  },
  cabiMaizeLethalNecrosis: {
    title: 'CABI Plantwise Knowledge Bank, Maize lethal necrosis disease',
    url: 'https://www.plantwise.org/knowledgebank/datasheet/119663',
  },
  caesGrapeHomePlantings: {
    title:
      'Connecticut Agricultural Experiment Station PP020, Disease control for home grape plantings (a second host of theirs)',
    url: 'https://preview-stage.ct.egov.com/caes/fact-sheets/plant-pathology/disease-control-for-home-grape-plantings',
  },
  cceGeneseeLateBlight: {
    title: 'Cornell Cooperative Extension Genesee County, press release on late blight, in The Batavian',
    url: 'https://dev.thebatavian.com/billie-owens/cornell-extension-warns-vegetable-gardeners-of-confirmed-late-blight-in-genesee-county',
  },
  cgiarMaizeRotation: {
    title: 'CGIAR 2022, Maize/legume rotation in conservation agriculture (a library record of the brief)',
    url: 'https://buscador.una.edu.ni/Record/CGSpace125183',
  },
  chicagoBotanicInsecticide: {
    title: 'Chicago Botanic Garden, When to use insecticide',
    url: 'https://www.chicagobotanic.org/plantinfo/faq/when_use_insecticide',
  },
  chinaAppleEarlyLeafFall: {
    title: 'A Chinese periodical, early leaf fall of apple: brown spot, grey spot, ring spot (abstract)',
    url: 'https://jxxfw.com/periodical/77b9126ff22edba05e7f8a3e8fbce00e.html',
  },
  cimmytMaizeLethalNecrosis: {
    title: 'CIMMYT, Maize lethal necrosis: building a comprehensive response',
    url: 'https://archive.maize.org/maize-lethal-necrosis-building-a-comprehensive-response',
  },
  cimmytMaizeStreak: {
    title: 'CIMMYT Maize Doctor, Maize streak virus',
    url: 'http://maizedoctor.cimmyt.org/en/maize-streak-virus',
  },
  cimmytNutrientMobility: {
    title: 'CIMMYT Wheat Doctor, Nutrient mobility in the plant',
    url: 'http://wheatdoctor.cimmyt.org/nutrient-mobility',
  },
  cnshbAppleBrownSpotting: {
    title: 'Central Scientific Agricultural Library (Russia), Brown spotting of apple',
    url: 'https://cnshb.ru/AKDiL/0052/base/k201b003.shtm',
  },
  cornellBlueberryLeafColour: {
    title: 'Cornell University Berry Tool, Blueberry leaves unusually coloured or spotted',
    url: 'https://blogs.cornell.edu/berrytool/blueberries/leaves-are-unusually-colored-spotted-or-necrotic-browning/',
  },
  cornellCopperInjury: {
    title: 'Cornell Vegetables, Copper injury: crops that are sensitive to copper (strawberry)',
    url: 'https://vegetables.cornell.edu/?p=3952',
  },
  cornellGardenWet: {
    title: 'Cornell University, Home gardening: preventing problems',
    url: 'http://www.gardening.cornell.edu/homegardening/scenef2d6.html',
  },
  cornellLateBlightFungicides: {
    title: 'Cornell University (T. A. Zitter), Late blight fungicide control update, August 2010 (a copy)',
    url: 'https://docslib.org/doc/13920270/department-of-plant-pathology-and-plant-microbe-biology',
  },
  cornellMaizeRustTiming: {
    title: 'Cornell University (M. McGrath), Rust on sweet corn: when a spray helps',
    url: 'http://blogs.cornell.edu/livegpath/gallery/corn-sweet/rust-on-corn/',
  },
  cornellNutrientMobility: {
    title: 'Cornell University Northeast Region Certified Crop Adviser study guide, Nutrient mobility in the plant',
    url: 'https://nrcca.cals.cornell.edu/nutrient/CA1/CA0104.php',
  },
  cornellPepperPhytophthora: {
    title: 'Cornell University, Phytophthora blight on peppers',
    url: 'http://blogs.cornell.edu/livegpath/gallery/peppers/phytophthora-blight-on-peppers',
  },
  cornellStrawberryLeafSpot: {
    title: 'Cornell University (Long Island), Leaf spot of strawberry',
    url: 'https://blogs.cornell.edu/livegpath/?p=1278',
  },
  cornellTomatoFungicides: {
    title: 'Cornell University (T. A. Zitter), Tomato fungicides, 2005 (a copy)',
    url: 'https://docsbay.net/doc/681780/T-A-Zitter-Dept-Plant-Pathology-Cornell-University-Ithaca-NY',
  },
  cpdppCanker: {
    title: 'California Citrus Pest and Disease Prevention Program, Citrus canker',
    url: 'https://www.citrusinsider.org/other-threats/citrus-canker/',
  },
  cropProtectionNetworkMaizeTarSpot: {
    title: 'Crop Protection Network, Tar spot of corn (how rust differs: its spores scrape off)',
    url: 'https://cropprotectionnetwork.org/encyclopedia/corn-disease-management/foliar-diseases/tar-spot/',
  },
  csiroCitrusBlackSpot: {
    title: 'Diseases of Fruit Crops in Australia (CSIRO Publishing), Citrus black spot (a copy of the page)',
    url: 'http://what-when-how.com/Tutorial/topic-146e6dso9/Diseases-of-Fruit-Crops-in-Australia-113.html',
  },
  dakotaVegetableCare: {
    title: 'Dakota Master Gardeners (NDSU Extension), Caring for plants in your vegetable garden',
    url: 'https://dakotamastergardeners.org/caring-for-plants-in-your-vegetable-garden/',
  },
  dangAppleBlotchSprays: {
    title: 'Dang and others (Shaanxi, China), sprays against Marssonina blotch of apple (abstract)',
    url: 'https://staging.scite.ai/authors/jiling-dang-AG9GZ2',
  },
  delawareAppleCopper: {
    title: 'University of Delaware, Weekly Crop Update: copper and russeting of apples',
    url: 'https://sites.udel.edu/weeklycropupdate/?p=18495',
  },
  dpirdCanker: {
    title: 'Western Australia DPIRD, Citrus canker: what you can do',
    url: 'https://www.agric.wa.gov.au./citruscanker/citrus-canker-what-you-can-do',
  },
  dpirdGrapeDownyMildew: {
    title: 'Western Australia DPIRD, Downy mildew of grapevines',
    url: 'https://www.agric.wa.gov.au/table-grapes/downy-mildew-grapevines?page=0%2C1',
  },
  embrapaStrawberryDiseases: {
    title: 'Embrapa Uva e Vinho (Brazil), Sistema de Produção 6: diseases of strawberry',
    url: 'https://sistemasdeproducao.cnptia.embrapa.br/FontesHTML/Morango/MesaSerraGaucha/doencas.htm',
  },
  ephytiaTomatoBacterialSpot: {
    title: 'INRAE ephytia, Tomato bacterial scab (Xanthomonas): main symptoms',
    url: 'https://ephytia.inrae.fr/en/C/5227/Tomato-Main-symptoms',
  },
  ephytiaTomatoEarlyBlightBiology: {
    title: 'INRAE ephytia, Alternaria tomatophila on tomato: biology',
    url: 'https://ephytia.inrae.fr/en/Contents/view/5203/Pomodoro-Biologia-epidemiologia',
  },
  ephytiaTomatoEarlyBlightProtection: {
    title: 'INRAE ephytia, Alternaria tomatophila on tomato: protection methods (in French)',
    url: 'http://ephytia.inra.fr/fr/C/5204/Tomate-Methodes-de-protection',
  },
  ephytiaTomatoLeafMouldBiology: {
    title: 'INRAE ephytia, Passalora fulva on tomato: biology',
    url: 'https://ephytia.inrae.fr/en/Contents/view/5211/Pomodoro-Biologia-epidemiologia',
  },
  ephytiaTomatoLeafMouldProtection: {
    title: 'INRAE ephytia, Passalora fulva on tomato: protection methods',
    url: 'http://ephytia.inra.fr/en/Contents/view/5212/Tomate-Methodes-de-protection',
  },
  ephytiaTomatoSeptoriaProtection: {
    title: 'INRAE ephytia, Septoria lycopersici on tomato: protection methods (in French)',
    url: 'https://ephytia.inrae.fr/fr/Contents/view/20874/Tomate-Methodes-de-protection',
  },
  ephytiaTomatoYellowLeafCurl: {
    title: 'INRAE ephytia, Tomato yellow leaf curl virus: main symptoms',
    url: 'http://ephytia.inra.fr/en/C/5257/Tomato-Main-symptoms',
  },
  eppoAppleRust: {
    title: 'EPPO Reporting Service, Gymnosporangium yamadae (says where cedar apple rust occurs)',
    url: 'https://gd.eppo.int/reporting/article-43',
  },
  eppoCankerEthiopia: {
    title: 'EPPO Global Database, citrus canker in Ethiopia and its neighbours: Kenya absent, confirmed by survey',
    url: 'https://gd.eppo.int/taxon/XANTCI/distribution/ET',
  },
  ethiopiaBeanPractices: {
    title: 'Survey of 114 fields in Ethiopia (abstract), Cropping practices and leaf diseases of common bean',
    url: 'https://discovery.researcher.life/article/association-of-cropping-practices-cropping-areas-and-foliar-diseases-of-common-bean-phaseolus-vulgaris-l-in-ethiopia/ce30b67a3dd23c4e8f674a957ee9f00c',
  },
  euCommissionCitrusBlackSpot: {
    title: 'European Commission, 15 April 2016: Emergency measures for citrus imports (black spot)',
    url: 'http://ec.europa.eu/dgs/health_food-safety/dyna/enews/enews.cfm?al_id=1681',
  },
  extensionAusAppleAlternaria: {
    title: 'ExtensionAUS (Australia), Alternaria of apple',
    url: 'https://extensionaus.com.au/ozapplepearipdm/alternaria/',
  },
  extensionOrgAppleScabResistant: {
    title: 'eXtension Apples, Do scab-resistant cultivars still need to be protected',
    url: 'https://apples.extension.org/do-scab-resistant-apple-cultivars-still-need-to-be-protected-against-scab-infection/',
  },
  extensionOrgBlueberryPowderyMildew: {
    title: 'eXtension, Powdery mildew of blueberry',
    url: 'https://blueberries.extension.org/powdery-mildew-of-blueberry/',
  },
  faoHotPepperIrrigation: {
    title: 'FAO y5259e, Hot pepper production: irrigation',
    url: 'http://www.fao.org/docrep/007/y5259e/y5259e08.htm',
  },
  farmersGuideMultiSite: {
    title: 'Farmers Guide 2015, Mancozeb multi-site (names Penncozeb a mancozeb product)',
    url: 'https://www.farmersguide.co.uk/2015/03/mancozeb-multi-site/',
  },
  fdacsCanker: {
    title: 'Florida Department of Agriculture, Citrus canker information',
    url: 'http://www.freshfromflorida.com/Divisions-Offices/Plant-Industry/Pests-Diseases/Citrus-Health-Response-Program/Citrus-Canker',
  },
  fiaccadoriAppleScabDifenoconazole: {
    title: 'Fiaccadori 2017, Venturia inaequalis and difenoconazole in Italy',
    url: 'http://www.scirp.org/Journal/PaperInformation.aspx?PaperID=78182',
  },
  filajdicSuttonAppleAlternaria: {
    title: 'Filajdic and Sutton 1992, Plant Disease 76, chemical control of Alternaria blotch of apple',
    url: 'https://apsnet.org/publications/plantdisease/backissues/Documents/1992Abstracts/PD_76_126.htm',
  },
  floraApplePhyllosticta: {
    title:
      'North American Flora (New York Botanical Garden), Phyllosticta limitata on apple (in the Encyclopedia of Life)',
    url: 'http://prod.eol.org/pages/198556/articles',
  },
  fracSterolInhibitors: {
    title: 'FRAC, SBI working group: what sterol inhibitors (triazoles) act on',
    url: 'http://www.frac.info/frac/work/work_sbif.htm',
  },
  georgiaHomeOrchardDiseases: {
    title: 'University of Georgia, Diagnostic guide to common home orchard diseases (a copy)',
    url: 'https://docslib.org/doc/13298444/diagnostic-guide-to-common-home-orchard-diseases-holly-thornton-homeowner-ipm-specialist-and-dr',
  },
  growingProduceTargetSpotTrials: {
    title: 'Growing Produce, report of fungicide trials against early blight and target spot of tomato',
    url: 'https://www.growingproduce.com/vegetables/early-blight-and-target-spot-management-tips/',
  },
  guderoBeanAngularLeafSpot: {
    title: 'Gudero and Terefe, Pest Management Journal of Ethiopia, Angular leaf spot in 190 bean fields',
    url: 'https://ppseonlinejournal.org/index.php/PMJE/article/view/71',
  },
  gurAppleAlternariaFungicides: {
    title: 'Gur, Reuveni and Cohen 2020, Crop Protection 127, fungicide mixtures against Alternaria of apple (a copy)',
    url: 'https://www.scribd.com/document/633713668/Control-of-Alternaria-fruit-rot-in-Pink-Lady-apples-by-fungicidal-mixtures',
  },
  hdcBicarbonateMildew: {
    title:
      'Horticultural Development Company (UK), in Horticulture Week: potassium bicarbonate and Bacillus subtilis on mildew',
    url: 'https://www.hortweek.com/science-practice-using-potassiun-bicarbonate-apple-mildew/fresh-produce/article/1022705',
  },
  hertsStrawberryPowderyMildew: {
    title: 'University of Hertfordshire, Sustainable control of strawberry powdery mildew (abstract)',
    url: 'https://herts-repo-uat.herts.cdl.cosector.com/id/eprint/880',
  },
  highPlainsTomatoSeptoria: {
    title: 'High Plains IPM Guide (Wyoming, Nebraska, Colorado State, Montana State), Septoria leaf spot (a copy)',
    url: 'https://www.yumpu.com/en/document/view/47892256/eggplant-pepper-and-tomato-xxiv-septoria-leaf-spot',
  },
  icarStrawberryLeafScorch: {
    title: 'ICAR e-course (India), Leaf scorch disease of strawberry',
    url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=11340',
  },
  icarStrawberryLeafSpot: {
    title: 'ICAR e-course (India), Leaf spot disease of strawberry',
    url: 'http://ecoursesonline.iasri.res.in/mod/page/view.php?id=11090',
  },
  icipeTomatoPruning: {
    title: 'African Crop Science paper with icipe (abstract), Pruning and trellising of tomato in Zimbabwe',
    url: 'http://bioline.org.br/abstract?id=cs03028&lang=fr',
  },
  icowInfonetMaizeLethalNecrosis: {
    title: 'iCow (Kenya), Maize lethal necrosis, credited to Infonet-Biovision',
    url: 'https://icowapp.greendreams.co.ke/2020/01/13/maize-lethal-necrosis-mln',
  },
  idesiaBeanAngularLeafSpot: {
    title: 'Demant and Maringoni 2012, Idesia 30(2), fungicides against angular leaf spot of bean in Brazil',
    url: 'https://livrozilla.com/doc/518011/controle-da-mancha-angular-do-feijoeiro-com-uso-de',
  },
  iitaTomatoRedSpiderMite: {
    title: 'European Scientific Journal (abstract), neem oil against Tetranychus evansi, trial at IITA Benin',
    url: 'https://eujournal.org/index.php/esj/article/view/16048',
  },
  illinoisAppleNote: {
    title: 'University of Illinois Extension, Apple note, 15 September 1999',
    url: 'http://hyg.ipm.illinois.edu/pastpest/199919e.html',
  },
  illinoisAppleScab: {
    title: 'University of Illinois Extension Hort Answers, Apple scab',
    url: 'https://web.extension.illinois.edu/hortanswers/detailProblem.cfm?PathogenID=3',
  },
  illinoisAskCedarAppleRust: {
    title: 'University of Illinois Extension, an answer on cedar-apple rust',
    url: 'https://web.extension.illinois.edu/askextension/thisQuestion.cfm?AskSiteID=75&ThreadID=14500&catID=162',
  },
  illinoisBeneficialInsects: {
    title: 'University of Illinois, 50 ways farmers can protect their groundwater: conserve beneficial insects',
    url: 'http://www.thisland.illinois.edu/50ways/50ways_13.html',
  },
  illinoisNutrientDeficiencyDry: {
    title: 'University of Illinois (in AgWeb), How to assess nutrient deficiencies in dry weather',
    url: 'https://www.agweb.com/article/how_to_assess_your_fields_nutrient_deficiencies/',
  },
  illinoisWhitefly: {
    title: 'University of Illinois Extension, Whitefly',
    url: 'https://extension.illinois.edu/plant-problems/whitefly',
  },
  indianPhytopathologyAppleBlotch: {
    title: 'Indian Phytopathology, fungicides against Marssonina coronaria of apple (abstract)',
    url: 'http://epubs.icar.org.in/ejournal/index.php/IPPJ/article/view/49840',
  },
  infonetPotatoEarlyBlight: {
    title: 'Infonet-Biovision, Early blight of potato',
    url: 'https://infonet-biovision.org/PlantHealth/MinorPests/early-blight-1',
  },
  infonetTomatoMosaic: {
    title: 'Infonet-Biovision, Tomato mosaic virus',
    url: 'https://www.infonet-biovision.org/PlantHealth/MinorPests/Tomato-mosaic-virus',
  },
  inraPotatoBrownRot: {
    title: 'INRAE ephytia, Brown rot (bacterial wilt) of potato: symptoms',
    url: 'https://ephytia.inra.fr/en/Contents/view/20921/Pomme-de-terre-Symptomes',
  },
  intermountainCherryCanker: {
    title: 'Intermountain Tree Fruit Production Guide, Bacterial canker of cherry',
    url: 'https://intermountainfruit.org/dbm/bac-canker',
  },
  iowaStateAbioticDisorder: {
    title: 'Iowa State University Extension, Biotic and abiotic plant problems',
    url: 'https://hortnews.extension.iastate.edu/biotic-vs-abiotic-distinguishing-disease-problems-environmental-stresses-or-disorders',
  },
  iowaStateGrapeStrobilurins: {
    title: 'Ohio State University (Ellis), at Iowa State University: New fungicides for grape disease control',
    url: 'http://viticulture.hort.iastate.edu/wsfeb01/menewfung.html',
  },
  iowaStateMaizeScouting: {
    title: 'Iowa State University Extension, Sweet corn: scouting for rust and northern leaf blight',
    url: 'https://hortnews.extension.iastate.edu/1994/6-8-1994/corn.html',
  },
  iowaStateMaizeWhorl: {
    title: 'Iowa State University Entomology, Sweet corn: sampling the whorl for caterpillars',
    url: 'http://www.ent.iastate.edu/pest/cornborer/commodities/sweetcorn/assessprocess',
  },
  iowaStateSeptoriaEarlyBlight: {
    title: 'Iowa State University IPM, Septoria leaf spot and early blight of tomato',
    url: 'http://www.ipm.iastate.edu/ipm/info/plant-diseases/septoria-leaf-spot',
  },
  iowaStateToSprayOrNot: {
    title: 'Iowa State University Extension, To spray or not to spray',
    url: 'https://hortnews.extension.iastate.edu/2000/8-25-2000/sprayorno.html',
  },
  ipmPipeMaizeCommonRust: { title: 'ipmPIPE, Common corn rust', url: 'https://corn.ipmpipe.org/common-corn-rust/' },
  irippTomatoEarlyBlight: {
    title: 'Iranian Research Institute of Plant Protection (abstract), new fungicides against tomato early blight',
    url: 'https://arpp.tabrizu.ac.ir/article_17121.html?lang=en',
  },
  jammuMaizeCommonRust: {
    title:
      'Naser and others 2024, Journal of Scientific Research and Reports 30(10), fungicides against maize rust in Jammu',
    url: 'http://asian.universityeprint.com/id/eprint/1797',
  },
  jiangAppleLeafDiseases: {
    title: 'Jiang and others 2019, IEEE Access, five apple leaf diseases, grey spot among them (abstract)',
    url: 'https://preview.concepedia.online/publication/W2944599236',
  },
  kalroMaizeProduction: {
    title: 'KALRO, Maize from land preparation to harvest',
    url: 'https://www.kalro.org/Maize_pre_post_harvest',
  },
  kalroTomatoLeafminer: {
    title: 'KALRO, Factsheet on American leafminer (Tuta absoluta) of tomato',
    url: 'http://www.kalro.org/alris/search/factsheetlink.php?recno=20160314120546',
  },
  kashmirAdvisoryAppleAlternaria: {
    title: 'Advisory to apple farmers in Kashmir on Alternaria leaf blotch (in Daily Uqab)',
    url: 'https://dailyuqab.in/farmers-worried-as-fungal-disease-hits-apple-orchards-in-south-kashmir/',
  },
  kentuckyGardenInsects: {
    title: 'University of Kentucky (R. Bessin), Keep insects from destroying home gardening pleasure',
    url: 'http://news.ca.uky.edu/article/keep-insects-destroying-home-gardening-pleasure',
  },
  kentuckyGrapeLeafSpots: {
    title: 'University of Kentucky Fruit Scout, Leaf spots of grapes',
    url: 'https://fruitscout.ca.uky.edu/leaf-spots-grapes',
  },
  kentuckyHighTunnelTomato: {
    title:
      'Blog of a University of Kentucky extension specialist (Gauthier and Rudolph), Disease management for high tunnel spring tomatoes',
    url: 'http://nicolewarduk.blogspot.com/2022',
  },
  kentuckyTomatoLateBlight2010: {
    title: 'University of Kentucky, Vegetable growers should be alert for late blight (2010)',
    url: 'http://news.ca.uky.edu/article/vegetables-growers-should-be-alert-late-blight-0',
  },
  kentuckyVegetableThresholds: {
    title: 'University of Kentucky ENTFACT-328, Home and small-scale vegetable insect management',
    url: 'https://entomology.ca.uky.edu/ef329',
  },
  kephisBrownRugose: {
    title: 'KEPHIS, Tomato brown rugose fruit virus: import tests',
    url: 'https://www.kephis.org/index.php/kephis-sensitizes-tomato-and-capsicum-stakeholders-on-mandatory-testing-for-tomato-brown-rugose-fruit-virus-tobrfv-in-tomato-and-capsicum-imports',
  },
  kephisExportInspection: {
    title: 'KEPHIS, Phytosanitary measures applied on exports',
    url: 'https://www.kephis.org/index.php/2014-03-25-12-07-38/2014-04-01-09-57-26?start=3;text-align:%20justify;;text-align:%20justify;',
  },
  krishakJagatAppleSchedule2024: {
    title:
      'Himachal Pradesh Department of Horticulture and Y S Parmar University, apple spray schedule 2024 (in Krishak Jagat)',
    url: 'https://www.en.krishakjagat.org/crop-protection/how-to-control-diseases-of-apple-advisory-as-per-2024/',
  },
  kStateTobaccoMosaicNews: {
    title: 'Kansas State University Extension (W. Upham) in Farm and Dairy, Tobacco mosaic virus',
    url: 'https://www.farmanddairy.com/news/another-reason-to-quit-tobacco-virus-kills-plants/1890.html',
  },
  kStateTomatoTobaccoMosaic: {
    title: 'Kansas State University, Tobacco mosaic virus of tomato (a copy of the leaflet)',
    url: 'https://docslib.org/doc/587429/tomato-tobacco-mosaic-virus',
  },
  leafLitterCitrusBlackSpot: {
    title: 'Peer-reviewed paper (abstract), Mulch and the breakdown of citrus leaf litter (citrus black spot)',
    url: 'https://discovery.researcher.life/topic/phyllosticta-citricarpa/12442824?page=6',
  },
  liDisinfectantsTomatoMosaic: {
    title: 'Li and others 2015, Virology Journal 12, disinfectants against tomato mosaic virus',
    url: 'http://www.virologyj.com/content/12/1/5/abstract',
  },
  lsuPepperDiseases: {
    title: 'Louisiana State University AgCenter, Pepper diseases',
    url: 'https://www.lsuagcenter.com/portals/our_offices/departments/plant-pathology-crop-physiology/plant_disease_clinic/disease_image_gallery/herbs_vegetables/peppers/pepper-diseases',
  },
  lsuTomatoBacterialSpot: {
    title: 'Louisiana State University AgCenter, Bacterial spots of tomatoes',
    url: 'https://www.lsuagcenter.com/portals/our_offices/departments/plant-pathology-crop-physiology/plant_disease_clinic/disease_image_gallery/herbs_vegetables/tomatoes/bacterial-spots-of-tomatoes',
  },
  mekonenBeanAngularLeafSpot: {
    title: 'Mekonen 2017, fungicides against angular leaf spot of common bean in Ethiopia (abstract)',
    url: 'https://ideas.repec.org./a/onl/cjoaac/v2y2017i2p74-83id382.html',
  },
  michiganStateStrawberryRenovation: {
    title: 'Michigan State University Extension, Protect strawberries from foliar diseases',
    url: 'https://canr.msu.edu/news/protect_strawberries_from_foliar_diseases_after_renovation',
  },
  minnesotaDnrAppleScab: {
    title: 'Minnesota Department of Natural Resources, Apple scab',
    url: 'http://www.dnr.state.mn.us/fid/jul03/applescab.html',
  },
  mississippiStateFertilizerBurn: {
    title: 'Mississippi State University Extension, Too much fertilizer can cause gardening problems',
    url: 'http://msucares.com/newsletters/pests/infobytes/19970508.htm',
  },
  mississippiStateMaizeFungicide: {
    title: 'Mississippi State University Extension, The corn fungicide dilemma, part V',
    url: 'http://www.mississippi-crops.com/2011/05/29/the-corn-fungicide-dilemma-when-should-a-fungicide-be-applied-part-v-of-v-preventing-yield-loss-from-foliar-disease/',
  },
  mississippiTomatoHerbicide: {
    title: 'Mississippi State University Extension P3679, Herbicide damage in tomatoes',
    url: 'http://extension.msstate.edu/publications/herbicide-damage-tomatoes',
  },
  missouriBotanicalFungalSpots: {
    title: 'Missouri Botanical Garden, Fungal leaf spots',
    url: 'https://www.missouribotanicalgarden.org/gardens-gardening/your-garden/help-for-the-home-gardener/advice-tips-resources/insects-pests-and-problems/diseases/fungal-spots',
  },
  missouriBotanicalMites: {
    title: 'Missouri Botanical Garden, Mites',
    url: 'https://www.missouribotanicalgarden.org/gardens-gardening/your-garden/help-for-the-home-gardener/advice-tips-resources/insects-pests-and-problems/insects/mites',
  },
  missouriFruitBeesNews: {
    title: 'University of Missouri Extension, Bee mindful of pollinators when spraying fruit crops',
    url: 'https://extension.missouri.edu/news/bee-mindful-of-pollinators-when-spraying-fruit-crops',
  },
  missouriPesticideUsage: {
    title: 'University of Missouri Extension Plant Diagnostic Clinic, Pesticide usage',
    url: 'http://extension.missouri.edu/programs/plant-diagnostic-clinic/pesticide-usage',
  },
  montanaHerbicideInjury: {
    title: 'Montana State University Extension, How to diagnose herbicide injury',
    url: 'https://exponent.montana.edu/extension/Full_HTML_Pubs/herbicideinjuryguide/diagnose.html',
  },
  montanaStateBees: {
    title: 'Montana State University Extension, Urban pesticides and bees',
    url: 'https://montana.edu/extension/bigskybees/UrbanPesticidesandBees.html',
  },
  msuAppleAlternaria: {
    title: 'Michigan State University IPM, Alternaria blotch of apple',
    url: 'https://www.canr.msu.edu/ipm/diseases/alternaria_blotch',
  },
  msuFieldSanitation: {
    title: 'Michigan State University Extension, Field sanitation to prevent plant diseases',
    url: 'https://www.canr.msu.edu/news/sanitation_is_critical_to_prevent_plant_diseases_part_2_field_sanitation',
  },
  msuGrapeDownyMildew: {
    title: 'Michigan State University IPM, Downy mildew of grape',
    url: 'http://www.ipm.msu.edu/grape_diseases/downy_mildew',
  },
  msuPotatoFoliarDiseases: {
    title: 'Michigan State University, Foliar diseases of potato',
    url: 'http://potatodiseases.org/foliardiseases.html',
  },
  naadsMaizeWeeds: {
    title: 'National Agricultural Advisory Services (Uganda), Weed control in maize',
    url: 'https://naads.or.ug/weed-control/',
  },
  ncExtensionScouting: {
    title: 'NC Cooperative Extension (H. Smith, Guilford County) on FOX8, Protecting your garden from insects',
    url: 'http://myfox8.com/2018/05/17/protecting-your-garden-from-insects-in-the-summer/',
  },
  ncStateAppleBlackRot: {
    title: 'North Carolina State University, Black rot and frogeye leaf spot of apple',
    url: 'https://www.ces.ncsu.edu/fletcher/programs/apple/plantpath/BLKROTfact.html',
  },
  ncStatePepperBacterialSpot: {
    title: 'NC State Extension, Bacterial spot of pepper and tomato',
    url: 'https://content.ces.ncsu.edu/bacterial-spot-of-pepper-and-tomato',
  },
  ncStatePyrethroidsSpiderMites: {
    title: 'NC State Extension (H. Burrack), Broad spectrum insecticides can flare spider mites, in WNC Vegetables',
    url: 'http://wncveggies.blogspot.com/2013/05',
  },
  ncStateTomatoTobamoviruses: {
    title: 'NC State Extension, Tobamoviruses that affect tomato',
    url: 'https://content.ces.ncsu.edu/tobamoviruses-that-affect-tomato-tmv-tomv-tobrfv',
  },
  ncStateTomatoYellowLeafCurl: {
    title: 'NC State Extension, Tomato yellow leaf curl virus',
    url: 'https://content.ces.ncsu.edu/tomato-yellow-leaf-curl-virus',
  },
  ndsuBeanRustCanopy: {
    title: 'North Dakota State University, Dry edible bean rust, 29 July 2021',
    url: 'https://www.ndsu.edu/agriculture/ag-hub/ag-topics/crop-production/crop-pest-report/plant-pathology/dry-edible-bean-rust-07/29/21',
  },
  ndsuBlightline2013: {
    title: 'North Dakota State University Potato Blightline, 16 August 2013',
    url: 'https://www.ag.ndsu.edu/potatoextension/blightline-august-16-2013',
  },
  ndsuPotatoEarlyBlightFungicides: {
    title: 'North Dakota State University, thesis (abstract): Alternaria of potato and difenoconazole',
    url: 'https://library.ndsu.edu/ir/handle/10365/27920',
  },
  ndsuPotatoLateBlight: {
    title: 'North Dakota State University Extension, Late blight of potato',
    url: 'https://ndsu.edu/agriculture/node/2362',
  },
  nebraskaMaizeSouthernRust: {
    title: 'University of Nebraska CropWatch, 1 August 2008, Southern rust and common rust of corn',
    url: 'https://cropwatch.unl.edu/southern-rust-confirmed-southern-nebraska',
  },
  newZealandMaizeCommonRust: {
    title: 'Maize trials in Pukekohe, New Zealand (abstract), Planting dates and azoxystrobin on common rust of maize',
    url: 'https://discovery.researcher.life/article/effect-of-planting-dates-and-azoxystrobin-fungicide-application-regimes-on-common-rust-of-maize/9d4f1e8c8f3e3e299bfe213fed14f024',
  },
  niabAppleIpdm: {
    title: 'NIAB Apple Best Practice Guide, Integrated pest and disease management',
    url: 'https://applegrowing.niab.com/ipdm/',
  },
  niabAppleScabCultural: {
    title: 'NIAB, Cultural control of apple scab',
    url: 'https://niab.com/cultural-control-apple-scab',
  },
  ohioStateGrapeBlackRot: {
    title: 'Ohio State University, Buckeye Yard and Garden Line: Black rot control in grapes',
    url: 'http://bygl.osu.edu/content/black-rot-control-grapes',
  },
  ohioStateMaizeCommonRust: {
    title: 'Ohio State University Extension PLPATH-CER-02, Common rust of corn',
    url: 'https://ohioline.osu.edu/factsheet/plpath-cer-02',
  },
  ohioStateStrawberryCultural: {
    title: 'Ohio State University, Cultural practices for disease control in strawberry',
    url: 'http://www.oardc.ohio-state.edu/fruitpathology/organic/strawberry/cultural.html',
  },
  ontarioApplePestUpdate: {
    title: 'Ontario apple pest update, 2 April 2021, ONfruit',
    url: 'https://onfruit.ca/2021/04/02/apple-pest-update-april-2-2021-with-audio/',
  },
  ontarioBeanAngularLeafSpot: {
    title: 'CABI abstract, Integrated management of angular leaf spot on snap beans in Ontario (2005)',
    url: 'https://www.cabi.org/isc/abstract/20053222105',
  },
  ontarioStrawberryLeafDiseases: {
    title: 'Ontario government, Recognizing leaf diseases on strawberries',
    url: 'http://ontario.ca/page/recognizing-leaf-diseases-strawberries',
  },
  oregonStateAppleScab: {
    title: 'Oregon State University plant clinic, Apple scab and spore dispersal',
    url: 'https://osubpp.com/plant-clinic/governed-by-micrometeorology-apple-scab-and-spore-dispersal/',
  },
  osuFungicides: {
    title: 'Ohio State University Bulletin 614, Fungicides',
    url: 'http://ohioline.osu.edu/b614/b614_20.html',
  },
  osuGreenhouseTobaccoMosaic: {
    title: 'Ohio State University, What you need to know about tobacco mosaic virus',
    url: 'http://u.osu.edu/greenhouse/2014/02/18/what-you-need-to-know-about-tobacco-mosaic-virus-tmv/',
  },
  osuTomatoMosaic: {
    title: 'Ohio State University, High tunnel disease facts: tomato mosaic',
    url: 'https://u.osu.edu/hightunneldiseasefacts/tomato-diseases/tomato-mosaic/basics/',
  },
  osuVegNetSpiderMites: {
    title: 'Ohio State University VegNet, Spider mite management',
    url: 'https://u.osu.edu/vegnetnews/2019/08/17/spider-mite-management/',
  },
  pacificPestsBeanFly: {
    title: 'Pacific Pests, Bean (cowpea) fly (291)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/bean_cowpea_fly_291.htm',
  },
  pacificPestsBroadMiteSummary: {
    title: 'Pacific Pests, Capsicum broad mite (049), short sheet with control',
    url: 'https://apps.lucidcentral.org/pppw_v11/text/web_mini/entities/capsicum_broad_mite_049.htm',
  },
  pacificPestsBrownRugose: {
    title: 'Pacific Pests, Tomato brown rugose fruit virus (543)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/tomato_brown_rugose_fruit_virus_543.htm',
  },
  pacificPestsCapsicumSunscald: {
    title: 'Pacific Pests, Capsicum sunscald (085)',
    url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/capsicum_sunscald_085.htm',
  },
  pacificPestsMaizeCommonRust: {
    title: 'Pacific Pests, Maize common rust (225), as a summary on PestNet',
    url: 'https://app.pestnet.org/Submissions/View?submissionId=617b0806-e911-4818-b4b2-1df1aadf62c7',
  },
  pacificPestsThripsGeneral: {
    title: 'Pacific Pests, Thrips, general (086), short sheet with control',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/thrips__general_086.htm',
  },
  pacificPestsTomatoBacterialSpot: {
    title: 'Pacific Pests, Tomato and capsicum bacterial spot (081)',
    url: 'https://apps.lucidcentral.org/ppp_v9/text/web_full/entities/tomato_bacterial_spot_081.htm',
  },
  pacificPestsTomatoEarlyBlight: {
    title: 'Pacific Pests, Tomato early blight (211), summary on PestNet',
    url: 'https://app.pestnet.org/Submissions/View?submissionId=37729643-73c9-4e3d-bd0b-c5b3545b8d34',
  },
  pacificPestsTomatoLeafMould: {
    title: 'Pacific Pests, Tomato leaf mould (076)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_mini/entities/tomato_leaf_mould_076.htm',
  },
  pacificPestsTomatoTargetSpot: {
    title: 'Pacific Pests, Tomato target spot (163)',
    url: 'http://www.pestnet.org/fact_sheets/mini/tomato_target_spot_163.htm',
  },
  paranaTrialGrapeLeafBlight: {
    title: 'Trials in Parana, Brazil (abstract), Grapevine leaf spot (Pseudocercospora vitis): fungicide programmes',
    url: 'https://discovery.researcher.life/topic/labrusca-cultivars/21385103?page=1&topic_name=Labrusca+Cultivars',
  },
  pennStateAppleBlackRot: {
    title: 'Black rot and frogeye leaf spot of apple, a leaflet with photos by K. Peter of Penn State (a copy)',
    url: 'https://docslib.org/doc/7161092/black-rot-and-frogeye-leaf-spot-of-apple',
  },
  pennStateHomeFruitApple: {
    title: 'Penn State, Fruit Production for the Home Gardener, efficacy of fungicides on apples (a copy)',
    url: 'https://fliphtml5.com/ngcca/svfa/Fruit-Production-for-the-Home-Gardener/82',
  },
  pennStateNutrientScouting: {
    title: 'Penn State Extension, Scouting for nutrient deficiencies',
    url: 'https://extension.psu.edu/catalog/product/view/id/20722/',
  },
  pennStateStrawberryAngularLeafSpot: {
    title: 'Penn State Extension, Strawberry disease: angular leaf spot',
    url: 'https://extension.psu.edu/strawberry-disease-angular-leaf-spot-favors-cold-wet-conditions',
  },
  pennStateTobaccoMosaic: {
    title: 'Penn State Extension, Tobacco mosaic virus prevention',
    url: 'https://extension.psu.edu/tobacco-mosaic-virus-prevention-starts-with-worker-training',
  },
  plantDiseaseBeanAngularLeafSpot: {
    title: 'Plant Disease 102(1) 2018, Angular leaf spot of bean in the Southern Highlands of Tanzania (abstract)',
    url: 'https://suppr.wilddata.cn/browses/detail/pubmed/30673453',
  },
  plantDiseaseDiagnosisChapter: {
    title: 'Taylor & Francis textbook chapter (abstract), Plant disease diagnosis',
    url: 'https://www.taylorfrancis.com/books/9781135515850/chapters/10.1201/b12388-50',
  },
  plantVillageKenyaMulching: {
    title: 'PlantVillage (Penn State), Benefits of mulching to a smallholder farmer in Busia, Kenya',
    url: 'https://plantvillage.psu.edu/blogposts/100-benefits-of-mulching-to-a-smallholder-farmer',
  },
  plantwiseChilliThrips: {
    title: 'CABI Plantwise decision guide 20167800120, Chilli thrips on hot peppers',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20167800120',
  },
  plantwiseGuideLateBlight: {
    title: 'CABI Plantwise Pest Management Decision Guide, Late blight (potato and tomato)',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20157800359',
  },
  plantwiseStrawberryPowderyMildew: {
    title: 'CABI Plantwise, Powdery mildew on strawberry (guide for Kenya)',
    url: 'https://www.plantwise.org/KnowledgeBank/pmdg/20207800312',
  },
  plantwiseTomatoEarlyBlight: {
    title: 'CABI Plantwise factsheet for farmers (Tanzania), Early blight management in tomatoes',
    url: 'https://www.plantwise.org/knowledgebank/factsheetforfarmers/20137803397',
  },
  plantwiseTomatoLateBlight: {
    title: 'CABI Plantwise factsheet for farmers (Tanzania), Late blight disease management in tomatoes',
    url: 'https://www.plantwise.org/KnowledgeBank/factsheetforfarmers/20147801161',
  },
  plantwiseTomatoRedSpiderMite: {
    title: 'CABI PlantwisePlus, Pest Management Decision Guide: red spider mite on tomato (Malawi)',
    url: 'https://plantwiseplusknowledgebank.org/doi/10.1079/pwkb.20167801479',
  },
  pnwAppleScab: {
    title: 'Pacific Northwest Extension PNW0582 (University of Idaho), Apple scab',
    url: 'https://uidaho.edu./extension/publications/publication-detail?id=pnw0582',
  },
  pnwHandbookCherryPowderyMildew: {
    title: 'Pacific Northwest Plant Disease Handbook, Cherry powdery mildew',
    url: 'https://pnwhandbooks.org/plantdisease/host-disease/cherry-prunus-spp-powdery-mildew',
  },
  pnwTomatoLeafMold: {
    title: 'Pacific Northwest Plant Disease Management Handbook, Greenhouse tomato: leaf mold',
    url: 'https://pnwhandbooks.org/plantdisease/host-disease/greenhouse-plants-tomato-leaf-mold',
  },
  psuOrganicLateBlight: {
    title: 'Penn State Extension, Organic late blight management',
    url: 'http://extension.psu.edu/plants/vegetable-fruit/news/2012/organic-late-blight-management',
  },
  ramseyMasterGardenersPeppers: {
    title: 'Ramsey County Master Gardeners (University of Minnesota Extension), Growing peppers',
    url: 'https://www.ramseymastergardeners.org/post/growing-peppers-in-minnesota',
  },
  rutgersPepperGroup11: {
    title: 'Rutgers Plant & Pest Advisory, Vegetable disease briefs 7-15-14 (azoxystrobin on pepper)',
    url: 'https://plant-pest-advisory.rutgers.edu/vegetable-disease-briefs-7-15-14',
  },
  rutgersStrawberryAngularLeafSpot: {
    title: 'Rutgers Plant & Pest Advisory, Angular leaf spot in strawberries',
    url: 'https://plant-pest-advisory.rutgers.edu/angular-leaf-spot-in-strawberries-2',
  },
  rutgersTomatoLeafMold: {
    title: 'Rutgers University Plant and Pest Advisory, Leaf mold in high tunnel and greenhouse tomato',
    url: 'https://plant-pest-advisory.rutgers.edu/tag/tomato-diseases/page/2',
  },
  santaRosaCanker: {
    title: 'Santa Rosa County Extension agent (University of Florida), citrus canker, reported by CBS Miami',
    url: 'http://miami.cbslocal.com/2013/12/01/officials-warn-gardeners-of-citrus-tree-disease/',
  },
  sareSoilTestNutrients: {
    title: 'SARE (US Department of Agriculture), Compost and nutrients by soil test',
    url: 'http://www.sare.org/Learning-Center/Bulletins/Smart-Water-Use-on-Your-Farm-or-Ranch/Text-Version/Soil-Management/Compost',
  },
  scieloCitrusBlackSpotCopper: {
    title: 'Revista Caatinga 2019 (SciELO), Copper oxychloride against citrus black spot',
    url: 'http://www.scielo.br/scielo.php?lang=pt&pid=S1983-21252019000300616&script=sci_arttext',
  },
  scieloPotatoBlightFungicides: {
    title:
      'Töfoli and others 2018 (SciELO, Brazil), Control of potato late blight and early blight by fungicides (abstract)',
    url: 'https://scielo.figshare.com/articles/Control_of_potato_late_blight_and_early_blight_by_fungicides_and_its_effects_on_yield_and_quality_of_tubers/7515152/1',
  },
  scTrialTomatoSpiderMites: {
    title:
      'Peer-reviewed paper (abstract), Acaricide efficacy and resistance in spider mites on tomato in South Carolina',
    url: 'https://discovery.researcher.life/article/acaricide-efficacy-and-resistance-in-south-carolina-tomato-populations-of-twospotted-spider-mite/9fdef35e14993b69b5ff7f876d2adb07',
  },
  shtienbergFryPotatoSprays: {
    title:
      'Shtienberg and Fry 1990, Phytopathology 80, Spray scheduling for early and late blight of potato (abstract)',
    url: 'http://www.apsnet.org/publications/phytopathology/backissues/Documents/1990Abstracts/Phyto80_772.htm',
  },
  southAfricaMinisterCitrusBlackSpot: {
    title:
      'South African Minister of Agriculture, statement of 1 December 2013 on citrus black spot and the European Union',
    url: 'https://politicsweb.co.za/politics/tina-joematpettersson-responds-to-eu-ban-on-sa-cit',
  },
  southAfricaTrialCitrusBlackSpot: {
    title: 'Peer-reviewed paper (abstract), How long citrus fruit can catch black spot (South Africa)',
    url: 'https://discovery.researcher.life/topic/trees-in-control/25923692?page=1&topic_name=Trees+In+Control',
  },
  specialtyCropTargetSpot: {
    title: 'Specialty Crop Grower, report on target spot of tomato citing University of Florida trials',
    url: 'https://specialtycropgrower.com/target-spot-disease-increasing-in-south-florida-tomatoes',
  },
  sulfurStrawberryPowderyMildew: {
    title: 'Peer-reviewed paper (abstract), Sulfur against strawberry powdery mildew: efficacy and leaf harm',
    url: 'https://discovery.researcher.life/article/high-efficacy-and-low-risk-of-phytotoxicity-of-sulfur-in-the-suppression-of-strawberry-powdery-mildew/1cc1361d32fc3419903b6531e3239aa4',
  },
  tamuTomatoMosaic: {
    title: 'Texas A&M Aggie Horticulture, Tomato mosaic',
    url: 'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/tomato-problem-solver/green-fruit/tomato-mosaic/',
  },
  tamuVegetableIron: {
    title: 'Texas A&M AgriLife, Iron deficiency (cucurbit problem solver)',
    url: 'https://aggie-horticulture.tamu.edu/vegetable/problem-solvers/cucurbit-problem-solver/leaf-disorders/iron-deficiency/',
  },
  texasAgriLifeApple: {
    title: 'Texas A&M AgriLife Plant Disease Handbook, Apple',
    url: 'https://plantdiseasehandbook.tamu.edu/food-crops/fruit-crops/apple',
  },
  texasAmBeanDiseases: {
    title: 'Texas A&M Plant Disease Handbook, Bean',
    url: 'http://plantdiseasehandbook.tamu.edu/food-crops/vegetable-crops/bean-snap-lima-and-butter-beans/',
  },
  tieBeanDiseases: {
    title: 'Tanzania Institute of Education, Agriculture Form Three, page 76: diseases of beans',
    url: 'https://ol.tie.go.tz/uploaded_files/books/secondary/Form_Three/Agriculture/2025/files/basic-html/page85.html',
  },
  tnauChilliNursery: {
    title: 'Tamil Nadu Agricultural University, Chilli: protected nursery',
    url: 'https://agritech.tnau.ac.in/horticulture/horti_vegetables_chilli_nursery.html',
  },
  tnauChilliThrips: {
    title: 'Tamil Nadu Agricultural University, Pests of chilli: chilli thrips',
    url: 'http://www.agritech.tnau.ac.in/crop_protection/chilli/chilli_1.html',
  },
  tnauSoilNutrientDeficiency: {
    title: 'Tamil Nadu Agricultural University, Soil conditions inducing nutrient deficiencies',
    url: 'https://agritech.tnau.ac.in/agriculture/agri_min_nutri_soil_inducing.html',
  },
  uafPotatoLateBlight: {
    title: 'University of Alaska Fairbanks Extension PMC-00339, Control strategies for late blight in potato',
    url: 'https://uaf.edu/ces/publications/database/gardening/control-strategy-late-blight.php',
  },
  ucceGrapeTrunkDisease: {
    title:
      'University of California Cooperative Extension adviser in Growing Produce, Preventing trunk disease of grape',
    url: 'https://www.growingproduce.com/fruits/grapes/three-tips-for-preventing-trunk-disease/?share=twitter',
  },
  ucIpmBeanNutrients: {
    title: 'University of California IPM, Nutrient deficiency and toxicity of dry beans',
    url: 'https://ipm.ucanr.edu/agriculture/dry-beans/nutrient-deficiency-and-toxicity/',
  },
  ucIpmCherryPowderyMildew: {
    title: 'University of California IPM, Cherry powdery mildew',
    url: 'https://ipm.ucanr.edu/agriculture/cherry/powdery-mildew',
  },
  ucIpmGrapeMeasles: {
    title: 'University of California IPM, Measles (esca) of grape, 2006 guideline',
    url: 'http://www.ipm.ucdavis.edu/PMG/r302100511.html',
  },
  ucIpmPepperTobamoviruses: {
    title: 'University of California IPM, Tobamoviruses of peppers',
    url: 'https://ipm.ucanr.edu/PMG/r604100711.html',
  },
  ucIpmPotatoEarlyBlight: {
    title: 'University of California IPM, Early blight on potatoes',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/VEGES/DISEASES/earlyblight.html',
  },
  ucIpmPotatoWeeds: {
    title: 'University of California IPM, Integrated weed management in potato',
    url: 'https://ipm.ucanr.edu/PMG/r607700111.html',
  },
  ucIpmProtectBeneficials: {
    title: 'University of California IPM, Protecting natural enemies and pollinators',
    url: 'https://ipm.ucanr.edu/mitigation/protect_beneficials.html?src=ratekrn',
  },
  ucIpmProtectNaturalEnemies: {
    title: 'University of California IPM, Protecting natural enemies and pollinators',
    url: 'http://ipm.ucdavis.edu/mitigation/protect_beneficials.html',
  },
  ucIpmSecondaryOutbreaks: {
    title: 'University of California IPM, Secondary pest outbreaks',
    url: 'https://ipm.ucanr.edu/PMG/PESTNOTES/pni74140-2.html',
  },
  ucIpmStrawberryAngularGuideline: {
    title: 'University of California IPM, Strawberry pest guidelines: angular leaf spot',
    url: 'http://ipm.ucanr.edu/PMG/r734100611.html',
  },
  ucIpmStrawberryLeafSpot: {
    title: 'University of California IPM, Common leaf spot of strawberry',
    url: 'https://ipm.ucanr.edu/PMG/r734100511.html',
  },
  ucIpmStrawberryLeafSpot2008: {
    title: 'University of California IPM, Common leaf spot of strawberry (2008)',
    url: 'http://ipm.ucanr.edu/PMG/r734100511.html',
  },
  ucIpmTomatoTobamoviruses: {
    title: 'University of California IPM, Tobacco mosaic virus and other tobamoviruses of tomato',
    url: 'https://ipm.ucanr.edu/PMG/r783102711.html',
  },
  ucIpmTomatoYellowLeafCurl: {
    title: 'University of California IPM, Tomato yellow leaf curl',
    url: 'https://ipm.ucanr.edu/PMG/r783103311.html',
  },
  ucIpmWhatIsIpm: {
    title: 'University of California IPM Quick Tips, What is IPM',
    url: 'http://ipm.ucanr.edu/QT/ipmbeneficialscard.html',
  },
  ucPepperPowderyMildewTrial: {
    title: 'University of California Cooperative Extension, Pepper powdery mildew trial',
    url: 'https://calpeppers.com/page.php?s=8&c=43',
  },
  udelDmiFungicides: {
    title: 'University of Delaware Weekly Crop Update (A. Wyenandt, Rutgers), Understanding the DMI or SI fungicides',
    url: 'https://sites.udel.edu/weeklycropupdate/?p=3169',
  },
  udelOrganicLateBlight: {
    title: 'University of Delaware Weekly Crop Update, Late blight management in organic potatoes and tomatoes',
    url: 'https://sites.udel.edu/weeklycropupdate/?p=5940',
  },
  udelPotatoColdDamage: {
    title: 'University of Delaware Weekly Crop Update, Odd cold damage in a potato field',
    url: 'https://sites.udel.edu/weeklycropupdate/?p=14891',
  },
  ufIfasBlackSpotSlides: {
    title: 'University of Florida IFAS (Dewdney), Black spot management, talk of 2013 (a copy)',
    url: 'https://docslib.org/doc/7305928/citrus-black-spot-management-1-9-2013',
  },
  ufIfasCrecGreeningSymptoms: {
    title: 'University of Florida IFAS Citrus Research and Education Center, Greening symptoms',
    url: 'https://crec.ifas.ufl.edu/hlb-information/greening/symptoms/',
  },
  ufIfasFranklinCanker: {
    title: 'University of Florida IFAS Extension Franklin County, Citrus canker in Northwest Florida',
    url: 'http://franklin.ifas.ufl.edu/newsletters/tag/canker/',
  },
  ufIfasHighTunnelTomato: {
    title: 'University of Florida IFAS EDIS, Common tomato high-tunnel production diseases',
    url: 'https://journals.flvc.org/edis/article/view/131824/136708',
  },
  ufIfasPepperPlant: {
    title: 'University of Florida IFAS Gardening Solutions, Plant identification: pepper',
    url: 'https://gardeningsolutions.ifas.ufl.edu/mastergardener/outreach/plant_id/vegetables/pepper.shtml',
  },
  ufIfasTomatoTargetSpot: {
    title: 'University of Florida IFAS EDIS PP351, Target spot of tomato',
    url: 'http://edis.ifas.ufl.edu/pp351',
  },
  ufPlantPathPepperBacterialSpot: {
    title: 'University of Florida Plant Pathology U-Scout, Bacterial spot of pepper',
    url: 'https://plantpath.ifas.ufl.edu/u-scout/blog/Entries/2012/9/bacterial-spot-of-pepper.html',
  },
  ugaVegetableNutrients: {
    title: 'University of Georgia Extension B1569, Nutrient deficiencies of vegetables',
    url: 'https://extension.uga.edu/publications/detail.html?number=B1569',
  },
  umaineLateBlightGardener: {
    title: 'University of Maine Cooperative Extension, Late blight gardener alert',
    url: 'https://extension.umaine.edu/potatoes/late-blight/late-blight-gardener-alert/',
  },
  umainePotatoLateBlight: {
    title: 'University of Maine Cooperative Extension, Potato IPM field guide: late blight',
    url: 'https://extension.umaine.edu/potatoes/ipm/field-guide/potato-late-blight/',
  },
  umainePotatoTuberLateBlight: {
    title: 'University of Maine Cooperative Extension Bulletin 2417, Protecting potato tubers from late blight',
    url: 'https://extension.umaine.edu/publications/2417e',
  },
  umdAskTomatoEarlyBlight: {
    title: 'Ask Extension, an answer from Maryland (2014) on early blight of tomato',
    url: 'https://ask.extension.org/questions/202920',
  },
  umdFruitTreeDiseases: {
    title: 'University of Maryland HG 93, IPM series: ornamental fruit trees (a copy)',
    url: 'https://studylib.net/doc/14845790/ipm-series--ornamental-fruit-trees-symptoms-possible-caus...',
  },
  umdStrawberryPlugs: {
    title: 'University of Maryland Extension, Disease management for strawberry plug plants',
    url: 'https://extension.umd.edu/resource/disease-management-recommendations-fall-planted-strawberry-plug-plants',
  },
  umdVegetableLeafDiseases: {
    title: 'University of Maryland Extension, Fungal and bacterial diseases of vegetables',
    url: 'https://extension.umd.edu/resource/fungal-and-bacterial-diseases-vegetables',
  },
  umnBlueberryPowderyMildew: {
    title: 'University of Minnesota Extension, Powdery mildew of home blueberry plants',
    url: 'http://www.extension.umn.edu/garden/yard-garden/fruit/pest-management-for-home-blueberry-plants/powdery-mildew/',
  },
  umnEarlyBlightTomatoPotato: {
    title: 'University of Minnesota Extension, Early blight in tomato and potato',
    url: 'https://extension.umn.edu/disease-management/early-blight-tomato-and-potato',
  },
  umnGrowingPeppers: {
    title: 'University of Minnesota Extension, Growing peppers in home gardens',
    url: 'https://extension.umn.edu/vegetables/growing-peppers',
  },
  umnStrawberryLeafDiseases: {
    title: 'University of Minnesota Extension, Leaf blight, leaf scorch and leaf spot of strawberry',
    url: 'https://extension.umn.edu/plant-diseases/leaf-blight-leaf-scorch-and-leaf-spot-strawberry',
  },
  umnTomatoLeafSpots2018: {
    title: 'University of Minnesota Extension, Spot check: look for tomato diseases now',
    url: 'https://blog-yard-garden-news.extension.umn.edu/2018/06/spot-check-look-for-tomato-diseases-now.html',
  },
  umnTomatoLeafSpotSeason: {
    title: 'University of Minnesota Extension, Tomato leaf spot season begins (Septoria, early blight, bacterial spot)',
    url: 'http://blog-yard-garden-news.extension.umn.edu/2012/07/tomato-leaf-spot-season-begins.html',
  },
  umnTomatoViruses: {
    title: 'University of Minnesota Extension, Tomato viruses',
    url: 'http://extension.umn.edu/distribution/horticulture/dg1168.html',
  },
  umnVegetableLeafSpots2010: {
    title: 'University of Minnesota Extension, Leaf spots in the vegetable garden',
    url: 'http://blog-yard-garden-news.extension.umn.edu/2010/07/leaf-spots-are-sprouting-in-vegetable.html',
  },
  umnVegetableLeafSpots2017: {
    title: 'University of Minnesota Extension, Look for leaf spots (young vegetable plants)',
    url: 'https://blog-yard-garden-news.extension.umn.edu/2017/06/look-for-leaf-spots.html',
  },
  unipamBeanAngularLeafSpot: {
    title: 'Cerrado Agrociencias (UNIPAM, Brazil), fungicides against anthracnose and angular leaf spot of bean',
    url: 'https://revistas.unipam.edu.br/index.php/cerradoagrociencias/article/view/4192',
  },
  unlPotatoEarlyBlight: {
    title: 'University of Nebraska CropWatch, Early blight of potato',
    url: 'https://cropwatch.unl.edu/potato/early_blight',
  },
  usaBlightGardeners: {
    title: 'USABlight, Information about late blight for gardeners',
    url: 'https://usablight.org/managing-late-blight/information-about-late-blight-for-gardeners/',
  },
  uwCucumberMosaic: {
    title: 'University of Wisconsin Plant Disease Facts, Cucumber mosaic (a second host of theirs)',
    url: 'https://pddc.dev.webhosting.cals.wisc.edu/category/disease-herbaceous-ornamental/',
  },
  uwGardenRootRots: {
    title: 'University of Wisconsin Plant Disease Facts D0095, Root rots in the garden',
    url: 'https://pddc.wisc.edu/category/disease-herbaceous-ornamental/page/3/',
  },
  vermontAppleScab: {
    title: 'University of Vermont, Scab management this week, 2 May 2016',
    url: 'https://blog.uvm.edu/fruit/2016/05/02/scab-management-this-week/',
  },
  vermontTunnelVentilation: {
    title: 'University of Vermont Extension, reported by Country Folks Grower: ventilation of tunnels',
    url: 'https://cfgrower.com/various-ventilation-options-for-tunnel-growers/',
  },
  virginiaTechAppleBlotch2022: {
    title: 'Virginia Tech tree fruit pathology, Marssonina leaf blotch in Shenandoah Valley, 29 August 2022',
    url: 'https://treefruitpathology.spes.vt.edu/2022/08/29/marssonina-leaf-blotch-caused-by-fungus-diplocarpon-coronariae-visible-in-shenandoah-valley/',
  },
  virginiaTechAppleLeafLitter: {
    title:
      'Virginia Tech tree fruit pathology, Reduce inoculum of apple scab and Marssonina in leaf litter, 28 October 2022',
    url: 'https://treefruitpathology.spes.vt.edu/2022/10/28/1-in-fall-2022-you-can-reduce-inoculum-from-apple-scab-2-plan-dormant-ziram-copper-chlorothalonil-in-peach/',
  },
  virginiaTechDendrologyApple: {
    title: 'Virginia Tech Dendrology, Apple (Malus)',
    url: 'https://dendro.cnre.vt.edu/dendrology/carddetail.cfm?ID=59',
  },
  virginiaTechHighbushBlueberry: {
    title: 'Virginia Tech Dendrology, Highbush blueberry',
    url: 'https://dendro.cnre.vt.edu/dendrology/carddetail.cfm?ID=583',
  },
  wisconsinAppleBlotch: {
    title: 'University of Wisconsin Fruit Program, Apple blotch disease in Wisconsin apple orchards',
    url: 'https://fruit.wisc.edu/2022/10/06/apple-blotch-disease-in-wisconsin-apple-orchards/',
  },
  wisconsinAppleSanitation: {
    title: 'University of Wisconsin Fruit Program, Winter sanitation for disease prevention in the apple orchard',
    url: 'https://fruit.wisc.edu/2022/01/31/winter-sanitation-for-disease-prevention-in-the-apple-orchard/',
  },
  wisconsinGrapeScouting: {
    title: 'University of Wisconsin Fruit Program, Grape disease scouting',
    url: 'https://fruit.wisc.edu/2016/05/27/grape-disease-update-and-grape-disease-scouting',
  },
  wisconsinOrganicLateBlight: {
    title: 'University of Wisconsin Vegetable Pathology, Managing late blight in organic tomato and potato crops',
    url: 'https://vegetables.wisc.edu/2013/06/30/managing-late-blight-in-organic-tomato-potato-crops/',
  },
  wsuCherryCanker: {
    title: 'Washington State University Tree Fruit, How to remove cankers in sweet cherry',
    url: 'https://treefruit.wsu.edu/article/how-to-effectively-remove-cankers-and-associated-pathogens-in-sweet-cherry-orchards',
  },
  wsuCherryMildewFungicides: {
    title: 'Washington State University Tree Fruit, Powdery mildew of cherry: fungicide tools',
    url: 'https://treefruit.wsu.edu/powdery-mildew-of-cherry-new-fungicide-tools-and-resistance-management-guidelines',
  },
  wsuHortsenseBlackCherryAphid: {
    title: 'Washington State University Hortsense, Black cherry aphid',
    url: 'http://hortsense.cahnrs.wsu.edu/Search/MainMenuWithFactSheet.aspx?CategoryId=3&PlantDefId=61&ProblemId=51',
  },
  wsuHortsenseCherryBrownRot: {
    title: 'Washington State University Hortsense, Cherry brown rot',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/cherry-brown-rot-blossom-blight-and-fruit-rot/',
  },
  wsuHortsenseCherryPowderyMildew: {
    title: 'Washington State University Hortsense, Cherry powdery mildew',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/cherry-powdery-mildew/',
  },
  wsuOilSulphur: {
    title: 'Washington State University Hortsense, Damage from horticultural spray oil',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/herbicide-damage-horticultural-spray-oil/',
  },
  wsuOsuPotatoBlights: {
    title:
      'Washington State and Oregon State Universities, Control of early and late blight on potato in the Columbia Basin (a copy)',
    url: 'https://studylib.net/doc/7367480/control-of-white-mold-in-the-columbia-basin',
  },
  wsuStrawberryLeafSpot: {
    title: 'Washington State University Hortsense, Strawberry common leaf spot',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/strawberry-common-leaf-spot/',
  },
  wsuTomatoSpiderMites: {
    title: 'Washington State University Hortsense, Tomato: spider mites',
    url: 'https://hortsense.cahnrs.wsu.edu/fact-sheet/tomato-spider-mites/',
  },
  wvuCherryPowderyMildew: {
    title: 'West Virginia University, Powdery mildew of cherry',
    url: 'http://www.caf.wvu.edu/kearneysville/disease_descriptions/omchmil.html',
  },
  azadirachtinReview: {
    title: 'Frontiers in Agronomy 2021, Azadirachtin-based insecticide: overview (review)',
    url: 'https://frontiersin.org/journals/agronomy/articles/10.3389/fagro.2021.676208/full',
  },
  cloydSoapsAndOils: {
    title: 'Kansas State University (R. Cloyd), in Greenhouse Management: Horticultural soaps and oils',
    url: 'https://www.greenhousemag.com/article/horticultural-soaps-and-oils-a-new-avenue-for-pest-control/',
  },
  cuccapPropamocarb: {
    title: 'CucCAP, Fungicides against cucurbit downy mildew (names propamocarb as Previcur Flex)',
    url: 'https://cuccap.org/2022/08/01/cuccap-scientist-examines-economic-impacts-of-reduced-fungicide-efficacy-against-downy-mildew/',
  },
  extoxnetDimethoate: {
    title: 'EXTOXNET (Cornell, Michigan State, Oregon State, UC Davis), Pesticide information profile: dimethoate',
    url: 'http://pmep.cce.cornell.edu/profiles/extoxnet/dienochlor-glyphosate/dimethoate-ext.html',
  },
  fracBenzimidazoles: {
    title: 'FRAC, Expert forum on benzimidazoles',
    url: 'http://www.frac.info/expert-fora/benzimidazoles',
  },
  goodFruitKasugamycin: {
    title: 'Good Fruit Grower, Antibiotic registered for fire blight control (trade press)',
    url: 'https://www.goodfruit.com/antibiotic-registered-for-fire-blight-control/',
  },
  jmprPropineb: {
    title: 'FAO/WHO Joint Meeting on Pesticide Residues, Propineb (a copy)',
    url: 'https://dokumen.tips/documents/propineb-explanation-food-and-agriculture-propineb-explanation-propineb-was.html',
  },
  lsuPymetrozine: {
    title: 'Louisiana State University AgCenter, properties of pymetrozine',
    url: 'https://www.lsuagcenter.com/profiles/aiverson/articles/page1548277240641',
  },
  ludwigModeOfAction: {
    title: 'S. Ludwig, in Nursery Management: Mode of action, insect and mite growth regulators (trade press)',
    url: 'https://nurserymag.com/article/nmpro-0510-mode-action-insect-mite-growth-regulators',
  },
  pnwHandbookDiuron: {
    title: 'Pacific Northwest Weed Management Handbook, Oats: diuron (group 7 in the numbering before 2020)',
    url: 'https://www.pnwhandbooks.org/weed/agronomic/cereal-grain/oats/annual-grass-broadleaf-weeds',
  },
  rutgersProtectantFungicides: {
    title:
      'Rutgers University Plant & Pest Advisory, Understanding protectant fungicides (FRAC groups M01 to M11) and DMI fungicides',
    url: 'https://plant-pest-advisory.rutgers.edu/page/194/?p=mfvhadyqi',
  },
  marshallsPotatoBlight: {
    title: 'Marshalls, Look out for potato blight (cut the stems and take them away to save the tubers)',
    url: 'https://www.marshalls-seeds.co.uk/look-out-for-potato-blight-mjid205.html',
  },
  plantVillageNjabini: {
    title: 'PlantVillage, Late blight management in developing countries: varieties in a trial at Njabini, Kenya',
    url: 'https://plantvillage.psu.edu/cetcil/blog/167-late-blight-management-in-developing-countries',
  },
  standardPcpbWithdrawal: {
    title: 'The Standard (Kenya), 2023: PCPB orders withdrawal and de-registration of pesticides',
  },
  pcpbDimethomorphLabel: {
    title: 'A Kenyan product label, undated: dimethomorph and folpet against late blight of tomato, PCPB(CR) 1115',
    url: 'https://doczz.net/doc/3880370',
  },
  iracClassification: { title: 'IRAC Mode of Action Classification', url: 'https://irac-online.org' },
  teagascBlightFungicides: {
    title:
      'Teagasc (Ireland), in Agriland: new potato blight control programmes (what works on a true fungus does not cross to Phytophthora)',
    url: 'https://www.agriland.ie/farming-news/new-potato-blight-control-programmes-for-the-future/',
  },
  thripsParvispinusInsecticides: {
    title:
      'Ataide and others 2024, Insects 15(1) 48, insecticides on Thrips parvispinus by direct spray and by residue (abstract)',
    url: 'https://ouci.dntb.gov.ua/works/4NBzaQO4',
  },
  ucIpmApricotFungicides: {
    title: 'University of California IPM, Apricot: general properties of fungicides',
    url: 'https://ipm.ucanr.edu/agriculture/apricot/General-Properties-of-Fungicides',
  },
  ucIpmArtichokeInsecticides: {
    title:
      'University of California IPM, Artichoke: relative toxicities of insecticides and miticides, with mode-of-action groups',
    url: 'https://ipm.ucanr.edu/agriculture/artichoke/relative-toxicities-of-insecticides-and-miticides-used-in-artichokes-to-natural-enemies-and-honey-bees',
  },
  ucIpmCaneberryFungicides: {
    title: 'University of California IPM, Caneberries: general properties of fungicides',
    url: 'https://www2.ipm.ucanr.edu/agriculture/caneberries/General-Properties-of-Fungicides-Used-in-Caneberries/',
  },
  ucIpmCherryInsecticides: {
    title:
      'University of California IPM, Cherry: relative toxicities of insecticides and miticides, with mode-of-action groups',
    url: 'http://www.ipm.ucdavis.edu/PMG/r105900111.html',
  },
  ucIpmFloriculturePesticides: {
    title: 'University of California IPM, Floriculture: relative toxicities of pesticides, with mode-of-action groups',
    url: 'https://ipm.ucanr.edu/agriculture/floriculture/relative-toxicities-of-pesticides-used-in-floriculture-and-nurseries-to-natural-enemies-and-honey-bees/',
  },
  ucIpmLettuceFungicides: {
    title: 'University of California IPM, Lettuce: general properties of fungicides',
    url: 'https://www2.ipm.ucanr.edu/agriculture/lettuce/General-Properties-of-Fungicides/',
  },
  ucIpmNectarineFungicides: {
    title: 'University of California IPM, Nectarine: general properties of fungicides',
    url: 'https://ipm.ucanr.edu/agriculture/nectarine/general-properties-of-fungicides-used-in-nectarines/',
  },
  ucIpmPistachioFungicides: {
    title: 'University of California IPM, Pistachio: general properties of fungicides',
    url: 'https://www2.ipm.ucanr.edu/agriculture/pistachio/General-Properties-of-Fungicides-Used-in-Pistachios/',
  },
  udelMiticides: {
    title:
      'University of Delaware Weekly Crop Update, Vegetable crop insect scouting (miticides with mode-of-action groups)',
    url: 'http://extension.udel.edu/weeklycropupdate/?tag=vegetable-insect-scouting',
  },
  ufIfasDiamides: {
    title: 'University of Florida IFAS EDIS IN978, Managing resistance to diamide insecticides in tomato',
    url: 'https://edis.ifas.ufl.edu/publication/IN978',
  },
  ucIpmBt: {
    title: 'University of California IPM, Pest Notes: Bacillus thuringiensis kurstaki against caterpillars',
    url: 'https://ipm.ucanr.edu/PMG/PESTNOTES/pni74140-3.html',
  },
  ufIfasMicrobial: { title: 'University of Florida IFAS EDIS ENY275, Microbial insecticides' },
  ufIfasInsecticideModes: {
    title: 'University of Florida IFAS EDIS IN1379, Understanding insecticide modes of action',
    url: 'https://edis.ifas.ufl.edu/publication/IN1379',
  },
  usuImidacloprid: {
    title: 'Utah State University, Utah Pests News spring 2009, Imidacloprid for insect control',
    url: 'http://utahpests.usu.edu/htm/utah-pests-news/spring-09/imidacloprid/',
  },
  wisconsinGrapeBiopesticides: {
    title:
      'University of Wisconsin Fruit Program, New biopesticides for grape disease management (Bacillus and FRAC BM02)',
    url: 'https://fruit.wisc.edu/2023/05/18/new-biopesticides-for-grape-disease-management-in-wisconsin/',
  },
  cerealGrowersMaize2019: {
    title: 'Cereal Growers Association (Kenya) 2019, Highland maize varieties grown in Kenya',
    url: 'https://cga.co.ke/highland-maize-varieties-grown-kenya-2019/',
  },
  farmBizPotatoVarieties: {
    title: 'FarmBiz Africa, Potato varieties in Kenya and their characteristics',
    url: 'https://farmbizafrica.com/potato-varieties-in-kenya-and-their-characteristics/',
  },
  farmBizTomatoHybrids: {
    title: 'FarmBiz Africa (undated), Tomato Tylka F1 and Kilele F1, by their seller',
    url: 'http://farmbizafrica.com/profit-boosters/new-tomato-breeds-released-for-outdoors-and-greenhouses',
  },
  standardAnsal2019: {
    title: 'The Standard 2001339469 (2019), Tomato Ansal F1, by its seller',
    url: 'https://www.standardmedia.co.ke/business/article/2001339469/boost-as-disease-resistant-tomato-variety-hits-market',
  },
  farmBizKenyaMali: {
    title: 'FarmBiz Africa, Kenya Mali (KAT-SW 12), a bean of KALRO released in 2015',
    url: 'http://www.farmbizafrica.com/high-yield/superior-kenyan-bean-variety-increases-yields-by-50-per-cent',
  },
  agrobaseBeanRust: {
    title: 'Agrobase, Bean rust (Uromyces appendiculatus)',
    url: 'https://agrobaseapp.com/australia/disease/bean-rust-2',
  },
  massachusettsBlightSeed: {
    title: 'University of Massachusetts (T. Smith), quoted by Patty’s Plants: late blight and tomato seed',
    url: 'http://pattysplants.com/hot_topic_info',
  },
  begomovirusSeedReview: {
    title: 'Frontiers in Plant Science 2024, Seed transmission of begomoviruses (review)',
    url: 'https://www.frontiersin.org/articles/10.3389/fpls.2024.1376284',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES

/** How far a fact was followed to its source. There is no third way: what no source bears out is not said. */
export type Confidence = 'read in the source' | 'read in an excerpt of the source'

export type Grounds = { sources: readonly SourceId[]; confidence: Confidence }

const trusted =
  (confidence: Confidence) =>
  (...sources: [SourceId, ...SourceId[]]): Grounds => ({ sources, confidence })

export const read = trusted('read in the source')
export const excerpt = trusted('read in an excerpt of the source')
