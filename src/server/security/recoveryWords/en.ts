/**
 * 2048 short plain words, 11 bits each, none of which is another one with a letter added. Words may leave the list or be
 * replaced: a code that was given out is kept as a hash of its own text.
 */
export const en: readonly string[] = `
able above accent acorn across action active actor address admire adult advice afraid age agent ahead aim air
airport alarm album alert alike alive alley almanac almond almost alone along aloud alpha always amaze amber ample
anchor ancient angle animal ankle annual answer ant anthem antler anvil apart appeal apple apricot april apron arch
arena arm arrive arrow artist ash aside asleep athlete atlas atom attic aunt autumn avocado awake award aware away
axe baby back badge bag bagel bake balance balcony ball balloon bamboo banana band banjo bank banner barber bargain
bark barley barn barrel basic basin basket bath battery battle beach beacon bead beak beam bean bear beauty beaver
become bed bedroom bee beech beetle before begin behind belief bell below belt bench berry beside better between
beyond bicycle big bike bill biology bird birth biscuit blade blanket blaze blend blink block bloom blossom blouse
blow blue blush board boat body boil bold bolt bonnet bonus book boot border borrow bottle bottom boulder bounce
bouquet bowl box boy brain branch brass brave bread break breath breed breeze brew brick bride bridge brief bright
bring broad bronze brook broom brother brown brownie brush bubble bucket buckle bud buffalo build builder bulb bull
bump bunch bundle bunny burner burst bus bush butcher butter button buy buyer cabbage cabin cabinet cable cactus
cage cake calf call calm camel camera camp canal candle candy canoe canteen canvas canyon cap caper captain car
caramel caravan carbon careful cargo carpet carrot carry cart cartoon carve cashew cashier cassava castle cat catch
cattle caution cave cedar ceiling celery cellar cement center century cereal chain chair chalk chance change channel
chapter charm chart chase chat cheap cheek cheer cheese cheetah chef cherry chest chew chicken chief child chilli
chimney chin chip choir choose chorus cinema circle circuit circus citizen city civil claim clam clap class classic
clay clean clear clerk clever click cliff climate climb clinic cloak clock close closet cloth cloud clove club coach
coast coaster coat cobra cocoa coconut code coffee coil coin cold collar collect college colour column comb combine
comet comfort common company compass compost concert confirm connect contest cook cookie cool copper copy coral cord
cork corn corner cost cotton couch cough council count counter country couple coupon courage course court cousin
cover cow cozy crab crack cradle craft crane crater crawl crayon cream create creator credit creek crew cricket
crisp crop cross crow crown crunch crust crystal cube culture cup cupcake cure curious curl currant current curry
curtain curve cushion custom cute cycle cyclist dahlia daily dairy daisy dance dare dark dash data date dawn day
dear debate decade decide deck decor deep deer degree deliver delta dentist depth desert design desk dessert detail
device dew dial diamond diary dice dig digital dine dinner direct dish dive divide doctor doll dollar dolphin domain
donkey door dot double dough dove down dozen draft dragon drama draw drawer dream dress drift drill drink drive drop
drum dry duck dune dust duty dwell each eager eagle ear early earn earth ease easel east easy eat echo edge editor
effort egg eight elbow elder elect elegant eleven embrace emerald empty engine enjoy enter entire entry equal
equator errand escape essay even evening event ever exact example excite exhibit exit expert explain explore express
extra eye fabric face fact factory fair faith falcon fame family famous fan fancy fare farm farmer fashion fast
father favour feast feather feed feel fellow fence fern ferret ferry fever few fiction fiddle field fifteen fifth
fifty fig figure file fill film filter final finch find fine finger finish fir first fish fit five fix flag flame
flannel flash flask flat flavour fleece fleet flick flight flip float flock flood floor flour flow flower flute fly
foam focus fog fold folder follow fond food foot force forest forever forget fork formal fort forward fossil found
four fourth fox frame freckle free freedom fresh friday fridge friend frog front frost fruit fry fuel full fun funny
fur future gain galaxy gallery gallon gallop game garage garden garland garlic garment gate gather gauge gazelle
gear gem general genius gentle get giant gift ginger giraffe girl glacier glad glance glass gleam glide glimpse
glitter globe glove glow glue goal goat goblet gold golden good goose gourd gown grace grade grain grand granite
grape graph grasp grass gravel gravy great green greet grey grill grin grip grocer ground group grow growth guard
guava guess guest guide guitar gulf gum gust gym habit hail hair half hall hammer hammock hamster hand handle hang
happy harbour hard hare harmony harness harp harvest hasty hat hatch hawk hay hazel head health hear heart heat
heaven hedge heel height hello helmet help hen herb herd here hero heron hexagon hidden high hike hill hinge hint
hippo hire history hobby hoe hold holiday hollow home honest honey hood hoof hook hop horizon horn hornet horse hose
host hotel hour house huge hum human humble humour hundred hunter hurdle hurry hush hut ice icon idea ideal igloo
image imagine improve inch include income index indigo indoor infant inform ink inner insect inside invent invite
iris iron island item ivory ivy jackal jacket jaguar jam january jar jasmine javelin jaw jazz jeans jelly jet jewel
job jockey jog join joint joke jolly jot journal journey joy judge jug juggle juice july jump june jungle junior
juniper just kale kayak keen keep kennel kernel kettle key kick kidney kilo kind kindle king kingdom kiosk kit
kitchen kitten knee knife knit knock knot know koala label lace ladder ladle lady lagoon lake lamb lamp land lane
lantern large lark laser last late laugh launch laundry lava law lawn lay lead leader leaf learn lease leather leave
left leg legend leisure lemon lend lens leopard less lesson letter lettuce level liberty library licence lid life
lift light like lily lime limit line linen link lion lip liquid list listen litre little live lizard llama load loaf
loan lobby lobster local locate lock locust lodge log logic long look loop loose lorry lotion lotus loud love lovely
low loyal lucky lullaby lunch lung lupin luxury lynx machine magic magnet magpie mail main maize make mallet mammal
manage mango mantle many map maple marble march margin marine mark market marrow marsh mask massive master mat match
matter mayor meadow meal measure meat medal medium meet melody melon melt member memory mend mentor menu mercy merry
message metal method metre middle might mild mile milk mill millet mind mine mint minute miracle mirror mission mist
mix mixer mobile model modern moist moment monday money monkey month mood moon moose more morning mosaic moss most
moth mother motion motor mount mouse mouth move movie mud muffin mug mule muscle museum music mustard myth nail name
napkin narrow nation native nature navy near neat neck nectar needle nephew nest net neutral never new next nice
nickel niece night nimble nine ninety noble nod noisy noodle noon normal north nose note notice novel number nurse
nut nutmeg nylon oak oar oasis oath oatmeal oats obey object observe ocean october octopus odd offer office often
oil okra old olive once onion only onward open opera option orange orbit orchard orchid order organ origin osprey
ostrich other otter our outdoor outfit outline outside oval oven over overall owl owner oxygen oyster pace pack
packet pad paddle paddock page paint pair palace palette palm pan panda panel pansy papaya paper parade parcel
parent park parlour parrot parsley parsnip part partner pass pasta paste pastry pasture patch path patient pattern
pause paw pay pea peace peach peacock peak peanut pearl pebble pedal peel pelican pen pencil penguin penny pepper
perfect perform perfume period permit person pet petal petrol phone photo piano picnic picture pie piece pigeon pile
pillar pillow pilot pin pinch pink pioneer pipe pitch pizza place plain plan planet plank plant plastic plate play
player plaza please pledge plenty plot plough plug plum plus pocket poem poet point polar pole police polish polite
pond pony pool popcorn poppy popular porch port portion post poster potato pottery pouch pour powder power prairie
praise prefer prepare present press pretty price pride prime prince print private prize problem produce profit
promise proof proper protect protein proud provide public pudding puddle pull pulley pulse pump pumpkin punch pupil
puppet puppy pure purple purse push put puzzle python quail quality quarry quarter queen quest quick quiet quilt
quiver quiz quote rabbit race rack radar radio radish raft rail rain rainbow raise raisin rally ranch random range
rapid rare raven ray razor reach reader ready real reason receive recipe record red reduce reed reef reflect refresh
region regular rejoice relax relay remain remind remote rent repair repeat reply report rescue rest result return
reward rhyme rhythm ribbon rice rich ride ridge right ring rinse ripe rise ritual river road roam roast robin robot
rock rocket role roll romance roof room root rope rose rotate rough round route routine row royal rubber ruby rug
ruler runner rush sack saddle safari safe saffron sail sailor salad salmon salon salt salute same sample sand sandal
satin sauce save say scale scan scarf scatter scene scent scholar school science scoop scooter score scout scratch
screen screw script sea seal search season seat second secret section see select sell send senior sense series serve
session set settle seven shade shadow shallow shape share shark sharp shawl shed sheep sheet shelf shell shelter
shield shift shine shiny ship shirt shoe shop shore short shovel show shower shuffle side sift sign signal silent
silk silly silver similar simple sing singer sink sip siren sister sit six sixty size skate sketch ski skill skin
skip skirt sky slam sleep sleeve slice slide slight slim slipper slope slot slow small smart smile smooth snack
snail snake snap snow soak soap soar soccer social sock soda sofa soft soil solar soldier solid solo solve song soon
sorghum sort sound soup source south soybean space spade spare spark sparrow speak speaker special speech speed
spell spend sphere spice spider spin spinach spiral spirit splash split sponge spoon sport spot spray spread spring
sprint square squash stable stack stadium staff stage stair stamp stand star start state station statue stay steady
steam steel steep stem step stick stir stitch stock stone stool stop store stork storm story stove straw stream
street stretch strict stride string stripe stroll strong student study style subject sugar suggest suit summer sun
sunday sunny sunset supper support sure surface surfer survey swallow swan swap sway sweater sweep sweet swift swim
swing switch symbol syrup table tablet tackle tag tailor take talent talk tall tame tan tank tap target task taste
taxi tea teach teacher team tell tempo ten tennis tent term test text texture thank theatre theme then these thick
thimble thin third thirty thorn thought thread three thrive throat throne throw thumb thunder tick ticket tide tidy
tie tiger tight tile tilt timber time tin tint tip tiptoe tire title toast today toe toffee tomato tone tongue tool
tooth top topic topple torch toss total touch tour toward towel tower town toy trace track tractor trade trail train
tram travel tray treat tree trek trend tribute trick trim trio trip trolley trophy trouser truck true trumpet trunk
trust truth try tub tuck tuesday tulip tuna tune tunnel turn turnip turtle tutor tuxedo twelve twenty twice twig
twin twist two type ugali ultra uncle under unfold uniform union unique unit unlock unpack until upgrade upon upper
upward urban use useful usual valley value valve van vanilla vary vase vast vault velvet venture verb verse vessel
vest view village vine vinegar vintage violet violin virtue vision visit visitor vital vivid voice volcano volume
vote voyage wafer waffle wagon waist wait waiter wake walk wall wallet walnut walrus wander want warm wash washer
wasp watch water wave wax way weather weave web wedding week weekend weight welcome well went west wet whale what
wheat wheel whisker whisper whistle white whole wicker wide wife wild willow wind window wing wink winner winter
wipe wire wise wish with wizard wolf woman wonder wood wool word work worker world worm worth wrap wrist write yacht
yam yard yarn yawn year yeast yellow yes yet yoghurt yolk yonder young youth zebra zero zest zigzag zinc zipper zone
zoo zoom
`
  .trim()
  .split(/\s+/)
