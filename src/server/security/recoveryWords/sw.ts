/**
 * 1464 common words, 10.5 bits each. No two differ by one letter, sound alike to speakers who mix up l and r, or are
 * singular and plural; none is written with an apostrophe (ng'). Words may leave the list or be replaced, as in `en`.
 */
export const sw: readonly string[] = `
abiria achari adabu adhuhuri afya agosti ahadi aiskrimu ajiri akiba akili alama alasiri albamu alfajiri alhamisi
alika alizeti aljebra almasi ambua amini amka andaa andika angalia angaza angua antena anza aprili aproni arifu
arobaini asali asante asilimia asubuhi atamia atlasi baadaye badili bado bahari bahasha baina baiskeli bajeti bakuli
balbu balungi bamia banda bandari bangili barabara barafu baragumu baridi barua bata bawabu beba behewa bei beleshi
bembea benchi bendera benki beseni betri biashara bibi bidhaa bidii bilauri bima binamu bingwa biolojia biriani
birika biringani biringika bisibisi biskuti bizari blanketi bodaboda boga bolti bomba bonde boresha boriti breki
brokoli buibui buldoza buluu burashi bure burudani burudika buruta busara bustani buti bwawa bweni chagua chai
chakata chakula chambo chambua chandarua changamfu changanya changia chanzo chapati chapisha chaza cheche chekecha
cheko chembe chemchemi chemka chemsha chenji chenza chepe cherehani cheti chingamu chini chipsi chipua chipukizi
chiriku chokaa chokoleti chomoza chonga choroko chota chujio chumba chumvi chungu chungulia chunguza chungwa chuo
chupa dada dadisi dafu dagaa daima dakika daktari dalili dansi darasa darizi darubini dawati dazeni debe dengu dereva
desemba desimali desturi dhahabu dhahiri dhoruba digidigi digrii dimbwi dira dirisha dizeli dobi doriani droo duara
duka dumisha dunia egesha ekari elekeza elewa elfu elimu endelea endesha eneo eneza enzi epuka ezeka fafanua fagia
fahali fahamu faida faili familia fananisha fanikiwa fanusi fanya faraja farasi faulu februari fedha fenesi feni
ficha figili fikicha fikiri fikra filamu filimbi fizikia flamingo folda foronya fremu friji fuata fuatilia fulana
fuma fumbo fundisha fungasha fungu funika fupi furaha fuzu fyeka gari garimoshi gauni gawa gawanya gazeti gereji gesi
geuza ghala ghorofa ghuba gitaa githeri giza glasi glovu godoro gofu gogo goli gololi gome gramu grisi gumu gundua
gunzi gurudumu gusa gwaride habari hadithi hadubini haki hakikisha halafu halisi halua hamasa hamira hamsini hamu
hapa haraka harufu harusi hatamu hekaya hekima hekta helikopta hereni herufi hesabu heshima hewa hiari hifadhi himiza
hisabati hisi historia hitaji hitimu hodari hongera honi hoteli hudhuria hudumia hujambo hundi huruma husika ibuka
idadi idhini igizo iliki imara imla inama inchi ingia injini insha intaneti inua irabu irio ishara ishi ishirini
itika iva jagi jahazi jalada jamaa jambo jamvi jangwa januari jaribio jaribu jarida jasho jasiri jasmini jaza jedwali
jembe jemu jenereta jengo jibini jibu jicho jifunza jiji jiko jina jinsi jiografia jioni jirani jitahidi jitolea
jiunga jivunia jiwe jogoo johari jokofu jometri jozi jua juhudi juisi jukumu jukwaa julai julisha jumamosi jumanne
jumapili jumatano jumatatu jumla juni kaango kababu kabati kabichi kabisa kadiria kagua kahawa kaimati kakao kalamu
kalenda kali kambare kambi kamera kamili kampuni kamusi kamwe kandanda kandili kando kanuni kanyagio kanzu kaptula
kapu karabai karafuu karai karakana karanga karata karatasi kariri karne karoti kashata kasia kaskazini kasuku katani
katibu katikati kaukau kaunti kauri kausha kawaida kayamba keki kemia kengele kesho kiangazi kiasi kiatu kibandiko
kibaraza kibarua kibatari kibeti kibiriti kiboko kibuyu kibwagizo kichaka kichanja kicheko kichuguu kichungi kichwa
kidevu kidogo kidole kielelezo kifaranga kifaru kifua kifundo kifungu kifuniko kifurushi kifutio kiganja kigezo
kigoda kigogota kiini kiitikio kijani kijiji kijiko kijitabu kijivu kikapu kikoi kikombe kikundi kilele kilemba
kilima kilomita kimbia kindi kinga kinyago kinyonga kinyozi kinyume kiongozi kioo kiota kipa kipaji kipande kipanga
kipato kipenyo kipepeo kipimo kipindi kiporo kipupwe kisahani kisamvu kisanduku kishada kisigino kisiki kisiwa kisu
kitabu kitambaa kitanda kitasa kitenge kitenzi kiti kitovu kitoweo kitufe kitumbua kitunguu kituo kivuko kivuli
kiwango kiwavi kizazi kizibo kizimba kizingiti klipu kobe kochi kodi kofia kokoa kokoto koleo komaa komamanga kombeo
kompyuta kona kondakta kondoo konokono kontena kopo korongo korosho krayoni kriketi krimu kubali kubwa kucha
kuchakuro kufuli kuku kulungu kumbuka kumi kunde kunguru kunja kurunzi kusanya kushoto kusini kusudia kutana kwaheri
kwale kwanza kwaruza kwato kweli kwepa labda ladha lafudhi laini lami lawalawa legeza lenga leo leta ligi likizo
limau linda lisha lori losheni loweka lugha lulu maabara maadili maajabu maalumu maana maarifa maarufu macho machweo
maendeleo mafanikio magadi magharibi magugu maharagwe mahindi mahiri maisha majani maji majira majivu makaa makande
makapi makaroni makini maktaba makuti malenge maliasili malipo malisho maliza malkia mama managu mandazi mandhari
manjano manukato manyanga manyoya manyunyu maoni maonyesho mapema marahaba marashi maridadi marijani marimba marumaru
mashariki mashine mashua mashuhuri masika matarajio matatu matete matoke matumizi matuta mavuno mawese mawio mayai
mazao mazingira maziwa mbaazi mbali mbawa mbayuwayu mbegu mbele mbichi mbio mbivu mbogo mboji mbolea mbu mbuga mbuzi
mbweha mchaichai mchambuzi mchanga mche mchele mchemsho mcheshi mchezaji mchezo mchicha mchikichi mchimbaji mchoraji
mchoro mchungaji mchuzi mchwa mdalasini mdomo mdudu mdundo medali meneja meno menya methali meza mfadhili mfalme
mfano mfereji mfinyanzi mfugaji mfululizo mfumo mfupa mgeni mgodi mgomba mgongo mgunduzi mguu mhandisi mhariri
mhasibu mhazini mhimili mhudumu mhunzi michuano mieleka mifugo mikoko milioni mimi mimina mishikaki misuli miwa
miwani mjadala mjenzi mjukuu mjumbe mjusi mkaguzi mkakati mkalimani mkanda mkarimu mkasi mkataba mkate mkebe mkeka
mkia mkimbiaji mkoba mkokoteni mkonge mkongojo mkono mkufunzi mkulima mkusanyo mkutano mkuyu mlango mlima mlingoti
mlinzi mlo mmea mnanaa mnara mnavu mnunuzi mnyama moja moshi moto mpangaji mpera mpimaji mpingo mpishi mpokezi mpole
mpunga mpya mraba mradi mratibu mrehani msaada msafiri msaidizi msamiati msanii mshahara mshairi mshonaji mshono
mshumaa msichana msikivu msimamizi msimulizi msingi msitu msomaji msomi msonobari mstari mstatili msukumo msumari
msumeno mswaki mtaa mtaalamu mtafiti mtafsiri mtaimbo mtalii mtandio mtaro mtazamo mtego mteja mteremko mti mtihani
mtindi mtumbwi mtumiaji mtungi muda muhimu muhogo muhtasari muhula muhuri mukimo mulika muuguzi muuzaji muziki mvinje
mvua mvulana mvule mvumbuzi mvumilivu mvuto mvuvi mwadilifu mwagilia mwaka mwaliko mwalimu mwamba mwaminifu mwamuzi
mwanaanga mwanamaji mwandiko mwandishi mwanga mwangwi mwanzi mwashi mwavuli mwekezaji mwelekeo mwembe mwenyeji
mwerevu mwerezi mwewe mwezi mwiba mwigizaji mwiko mwili mwimbaji mwindaji mwinuko mwisho mwokaji mwongozo mzaha mzazi
mzee mzigo mzinga mzunguko nadhifu nafuu nahau nahodha nailoni nambari nanasi nane nanga nasaha nauli nawiri nazi
ncha ndani ndara ndefu ndege ndimu ndiyo ndizi ndoano ndoo ndovu ndugu nduma ngalawa ngamia ngano ngojea ngoma ngozi
nguchiro ngurumo nguvu nguzo nidhamu nishati nje njegere njiapanda njiwa njuga njugumawe nomino nondo noti novemba
nta nukta nunua nusu nyamaza nyangumi nyanya nyasi nyayo nyekundu nyembamba nyenje nyepesi nyeupe nyeusi nyika nyingi
nyongeza nyoosha nyota nyuki nyumba nyundo nyunyiza nzige nzito nzuri ofisi ogelea oka okota oktoba omleti ondoa
ongea ongezeka ongoza onja onyesha orodha osha ovaroli oveni pacha pajama paka pakacha palilia palizi pamba pambanua
pamoja paneli pango pangusa panuka panzi papai parachuti pareto pasheni pasi pasipoti patana patasi pazia pekee pekua
peleka pembetatu penalti pendekezo pendeza penseli peperuka pepeta peremende pesa pete petroli piano pichi pikipiki
pilipili pindua pipi pita plagi plastiki plau poda pokeza polepole pongeza popote posta povu profesa pukuchua pukuta
pulizia pulizo pumua pumzi pumzika punda punguza punje puto pwani pweza rafiki raha rahisi ramani rangi rasmi ratiba
redio refa rejareja rejea rejesha rekebisha rekodi reli remba riadha riboni risiti robo roboti roketi roshani rubani
rudi ruhusu rukwama rula rundo runinga rusha rutuba sabuni safari safi safisha sahani sahihi saidia sajili sakafu
saladi salimia samahani samaki samawati sambamba sambaza sambusa samehe sanaa sanamu sandali sanduku sangara sanifu
sarakasi sare saruji sasa sataranji saumu sauti savana sayansi sebule sehemu sekunde sema senene sentensi senti
sepeto septemba seremala serereka setilaiti shabiki shada shamba shampuu shangaa shangazi shangilia sharubati shati
shauku shauri shavu shayiri shehena shemeji sherehe sheria shiba shikamoo shilingi shimo shinda shingo shiriki shona
shughuli shujaa shuka shukuru shule shusha siafu siagi sifa sifuri sikiliza sikio sikukuu silabi simama simba simulia
sindano sinema sinia siri sisimizi sisitiza sitini sketi skrini skrubu sogea soko soksi sonara soseji soya spana
spika spinachi stadi stafeli staftahi stahimili stapula stempu stendi stesheni stroberi stuli subira sufu sufuria
sugua sukari sukuma sululu sumaku sungura sura suruali swali sweta swichi taaluma tabasamu tabia tafadhali tafuna
tairi takwimu tamasha tambaa tambarare tamthilia tandaza tandiko tangawizi tangazo tangu tano tarajia tarakimu
taratibu tarehe tarumbeta tathmini taulo tausi tawi tayari tazama tega tegemea teksi teleza tembelea tembo tende
tengeneza tenisi thabiti thamani theluji themanini tiara tifutifu tikisa tikiti tilapia timu tindo tingisha tini
tiririka tisa tisini toa tofali tofauti tokea tonge tope topetope toroli tovuti trekta trela treni tufaha tukio
tuktuk tulivu tuliza tumaini tumbawe tumbili tumia tundika tundu tunuku tunza tupu turubai tuzo twiga uangalifu ubao
ubavu ubunifu ubuyu uchachu uchumi udongo ufagio ufuko ufundi ufunguo ufupisho ufuta ugali uhakika uhusiano ujuzi
ukimya ukindu ukingo ukoo ukumbi ukumbusho ukungu ukurasa ukwaju ulezi ulimi ulimwengu umande umeme unganisha ungo
unyevu uongozi upawa upendo upepo upesi upinde urefu urembo urithi urujuani usalama usemi ushanga ushindi ushirika
usiku usingizi uso ustawi usukani utabiri utamaduni utambi utamu utani utenzi utepe utomvu utoto uvutano uwanda uwatu
uwele uwezo uwiano uyoga uza uzima uzio uzoefu vaa valisha vanila veranda vesti viazi video vigae vinjari vito vizuri
voliboli volkeno vuli vumbi vumbua vumilia vuna vutia wadi wajibu wakati wanja washa wasifu wasili wastani wavu waya
wazo weka wezesha wiki wimbo wingu wino yaani yeyuka zabibu zafarani zaidi zambarau zawadi zeituni zeze ziada zidisha
zimamoto zingatia zinki zipu zizi zoea zoezi zulia zunguka zungumza zuru
`
  .trim()
  .split(/\s+/)
