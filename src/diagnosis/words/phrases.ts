import type { ContactId } from '../catalogue/contacts'
import type { CropId } from '../catalogue/types'
import type { SuggestionId } from '../catalogue/substances'
import type { Health } from '../verdict/observation'
import type { Verdict } from '../verdict/verdict'

/** The authority that registers pesticides. */
export const BOARD = 'PCPB'

/** How a substance acts on the problem. */
export type Works = 'protects' | 'soaksIn' | 'onContact' | 'slowsFeeding' | 'mustBeEaten'

export type RetakeKind = 'tooDark' | 'tooBlurred' | 'falseColours' | 'tooFar' | 'notALeaf'

/** Verdicts that name nothing and cost nothing. */
export type FreeKind = Exclude<Verdict['kind'], 'confident' | 'ranked'>

/** What was seen and how to take a photo that can be judged. */
export type RetakeWords = { title: string; seen: string; nextPhoto: readonly string[] }

type Sureness = 'very' | 'fairly' | 'probably' | 'notSure'

/** Sentences of every report, as whole sentences: nothing is put together from words. */
export type Phrases = {
  /** The strip of the banner. */
  banner: {
    act: string
    watch: string
    good: string
    /** Where nothing is named: what would help. */
    free: { [Kind in FreeKind]: string }
    probably: string
    checks: (count: number) => string
  }
  sureness: { [Level in Sureness]: string }
  /** How several photos made the answer surer: the first one by itself, and all of them with what was replied to a question. */
  firmness: {
    alone: { [Level in Sureness | 'none']: string }
    /** What the first photo alone was taken for. */
    other: (title: string) => string
    together: { [Level in Sureness]: (photos: number, hasReplies: boolean) => string }
  }
  /** In place of what a photo shows, for a copy of the photo of this number. */
  samePicture: (number: number) => string
  headings: {
    check: string
    today: string
    next: string
    why: string
    spraying: string
    lookAlikes: string
    protect: string
    harvest: string
    limits: string
    /** Heads what may trouble the crop too, and no photo here can name. */
    troubles: string
    careful: string
    sources: string
    nextPhoto: string
  }
  /** "Tomato: late blight". */
  title: (crop: string, condition: string) => string
  oneOf: (conditions: readonly string[]) => string
  healthyLeaf: string
  noKnownDisease: string
  healthyNote: string
  somethingElse: string
  /** In place of a frequency, for what is not known in the country. */
  unlikelyHere: string
  /** In place of a frequency, for what is left where all that is named is unlikely. */
  moreLikely: string
  /** `tenths`: 1 to 9. */
  inTen: (tenths: number) => string
  rankedNote: string
  /** In place of it, where one answer stands alone without being sure. */
  probableNote: string
  /** Of the first answer where it is likely, but learnt from too few places. */
  tooFewPlaces: (condition: string) => string
  /** What looks almost the same on a photo, and is told apart by the check, or only by the crop. */
  twin: (condition: string) => string
  twinCrop: (crop: string, twin: string) => string
  /** Where a photo of the set clearly shows another crop than the told one. */
  notAllShow: (crop: string) => string
  /** What a check says to a farmer who does not see its sign, for a reader who has taken no photo. */
  ifNotUnseen: (ifNot: string) => string
  ifYes: (action: string) => string
  /** Heads what to do once the check has decided. */
  ifItIs: (condition: string) => string
  /** The title of a link to the page that names them. */
  allSources: (condition: string) => string
  rankedToday: readonly [string, string]
  /** In place of the first of them, where a candidate spreads fast. */
  rankedUrgent: string
  /** In place of the first of either, once every check is answered. */
  rankedAgain: { urgent: string; other: string }
  /** In place of `rankedToday` where a candidate must not leave the farm. */
  quarantineToday: readonly string[]
  /** On a phone alone, where nothing else can be undone. */
  lookToday: readonly [string, string, string]
  rankedSpray: string
  probableSpray: string
  /**
   * In place of either, where a day counts and one low-risk product protects against all that it may be; with what holds
   * for every spray, because it may be the one card that is read. `ripens`: fruit is picked bit by bit.
   */
  urgentSpray: (ripens: boolean) => string
  /** In place of it, once the farmer has seen the sign: whatever the weather. */
  provenSpray: (ripens: boolean) => string
  recheck: (days: number) => string
  organism: (name: string) => string
  contacts: { [Id in ContactId]: string }
  /** `numbers`: none where they stand beside it. */
  call: (name: string, numbers: readonly string[]) => string
  /** On a page that a reader may open without having seen its sign. */
  callIfSeen: string
  /** What to ask the farm officer. */
  askIf: (condition: string) => string
  /** In place of every product, where the law is not known. */
  askWhatIsAllowed: (crop: string) => string
  askWhich: string
  askWhat: string
  /** `readOn`: milliseconds since 1970. */
  numberSource: (name: string, title: string, readOn: number) => string
  /** After it, where that is long ago. */
  numberNotRead: string
  /** Of what is asked for, how to know that it is allowed. */
  askForRegistered: readonly string[]
  /** What comes before anything synthetic. */
  askFirstFor: (substances: readonly string[]) => string
  /** `substances`: with their groups. */
  askForNames: (substances: readonly string[]) => string
  /** For those whose status is too old to be relied on. */
  askIfAllowed: (substances: readonly string[], crop: string, number: string) => string
  works: { [Kind in Works]: (substances: readonly string[]) => string }
  substances: { [Id in SuggestionId]: string }
  /** Of groups that act at one site: a germ gets used to one from spray to spray, a pest from one brood to the next. */
  changeGroup: { germ: string; pest: string }
  /** In place of `changeGroup`, where there is no other group to change to. */
  oneGroup: { germ: string; pest: string }
  premix: string
  /** `readOn`: milliseconds since 1970. */
  barred: (substances: readonly string[], readOn: number) => string
  underReview: (substances: readonly string[], readOn: number) => string
  /** In place of it, where that is too long ago; `number`: of the board. */
  rulesNotRead: (substances: readonly string[], readOn: number, number: string) => string
  inOpenField: (substance: string) => string
  safety: readonly string[]
  free: string
  retake: { [Kind in RetakeKind]: RetakeWords }
  unknownCrop: {
    title: string
    seen: (known: readonly string[], unknown: readonly string[]) => string
    nextPhoto: readonly string[]
  }
  /** `page`: the title of a link to the page of the crop. `seen`: where the photo says nothing of its health either. */
  otherCrop: RetakeWords & { notLearned: string; page: (crop: string) => string }
  /** Whether leaves of a plant that is not known look sick. */
  health: { [Each in Health]: { title: string; seen: string } }
  /** In place of `askWhat`, `otherCrop.nextPhoto` and `doNotAct` where no leaf looks sick. */
  noSigns: { ask: string; today: readonly string[]; doNotAct: string }
  mixedCrops: RetakeWords
  /** Asked before any result: nothing is named but the crop. */
  cropQuestion: { title: (crop: string) => string; seen: string; heading: string; reply: readonly string[] }
  /** Asked in the same way. `looksLike`: the title if the photo shows another crop that we know. */
  contradiction: {
    title: { [Crop in CropId]: string }
    looksLike: (crop: string) => string
    seen: string
  }
  unsure: {
    title: string
    seen: string
    closest: (conditions: readonly string[]) => string
    nextPhoto: readonly string[]
  }
  doNotAct: string
  gettingWorse: string
}
