type Source = { title: string; url?: string }

/** Where the facts come from. An authority is named once here and cited by its key. */
export const SOURCES = {
  cabi: {
    title: 'CABI PlantwisePlus Knowledge Bank and Pest Management Decision Guides',
    url: 'https://plantwiseplusknowledgebank.org',
  },
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
  nebGuide: { title: 'University of Nebraska NebGuide, maize rusts and leaf blights' },
  cropProtectionNetwork: {
    title: 'Crop Protection Network, maize disease management',
    url: 'https://cropprotectionnetwork.org',
  },
  infonet: { title: 'Infonet-Biovision, icipe (Kenya)', url: 'https://infonet-biovision.org' },
  pacificPests: { title: 'Pacific Pests, Pathogens, Weeds & Pesticides', url: 'https://apps.lucidcentral.org/ppp' },
  pacificPestsBroadMite: {
    title: 'Pacific Pests, Capsicum broad mite (049)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/capsicum_broad_mite_049.htm',
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
  plantVillage: { title: 'PlantVillage library', url: 'https://plantvillage.psu.edu' },
  kalro: { title: 'Kenya Agricultural and Livestock Research Organization', url: 'https://www.kalro.org' },
  kephis: { title: 'Kenya Plant Health Inspectorate Service', url: 'https://www.kephis.go.ke' },
  pcpb: { title: 'Pest Control Products Board, Kenya', url: 'https://www.pcpb.go.ke' },
  frac: { title: 'FRAC Code List (a listing is not an approval in any country)', url: 'https://www.frac.info' },
  irac: { title: 'IRAC Mode of Action Classification', url: 'https://irac-online.org' },
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
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES

/** How far a fact was followed to its source. */
export type Confidence =
  'read in the source' | 'read in an excerpt of the source' | 'general knowledge, not read in the source'

export type Grounds = { sources: readonly SourceId[]; confidence: Confidence }

const trusted =
  (confidence: Confidence) =>
  (...sources: [SourceId, ...SourceId[]]): Grounds => ({ sources, confidence })

export const read = trusted('read in the source')
export const excerpt = trusted('read in an excerpt of the source')
/** The sources are where an agronomist should check the fact; nobody has yet. */
export const general = trusted('general knowledge, not read in the source')
