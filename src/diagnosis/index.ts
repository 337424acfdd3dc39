/** The public API of the module: probabilities in, advice out. */
export { cropIdOfPrefix, cropOf, describes, isCropId, labelPrefixOf } from './catalogue/catalogue'
export { coverageOf } from './catalogue/evidence'
export { photosOf } from './catalogue/photos'
export type { LeafPhoto } from './catalogue/photos'
export { SAME_WORDS, SMALL_WORDS } from './catalogue/searchWords'
export { NOT_A_LEAF, OTHER_PLANT } from './catalogue/strangeLabels'
export { CROPS, UNJUDGED_CROPS } from './catalogue/types'
export type { CropId, SeenSign } from './catalogue/types'
export { FINGERPRINT_SIDE, likeness, originalsOf } from './copies'
export type { Fingerprint } from './copies'
export { findingsOf } from './findings'
export {
  candidatesOf,
  isKeyCandidate,
  isKeyCheck,
  isPlantPart,
  keyEnd,
  MAX_CHECKS,
  nextCheck,
  partsOf,
  signsOf,
} from './key/key'
export type { KeyCheckId, KeyReply, KeyTold } from './key/key'
export { keyCheck, toldOf } from './key/keyCheck'
export { PLANT_PARTS } from './catalogue/key/types'
export type { KeyCandidate, PlantPart } from './catalogue/key/types'
export {
  areaDrawing,
  countableFor,
  countEnd,
  COUNT_STEP,
  isLeaf,
  isStage,
  MAX_COUNTED,
  numberSource,
  stagesOf,
} from './count/count'
export { LEAVES } from './catalogue/countRules'
export type { CountRule, Leaf, Stage } from './catalogue/countRules'
export { cropPage, libraryIndex } from './library/cropPage'
export type { CropPage, CropRow } from './library/cropPage'
export { entryOfSlug, libraryPage } from './library/libraryPage'
export type { EntryId } from './library/libraryPage'
export { namedEntries, namedEntry } from './library/namedEntry'
export type { NamedEntry } from './library/namedEntry'
export { isSeenSign, seenSigns } from './library/seenSigns'
export type { LibraryPage } from './library/types'
export type { LibraryTexts } from './library/mentioned'
export { nextQuestion, questionOf, readWithReplies, repliesIn } from './verdict/questions'
export type { Reply } from './verdict/questions'
export { adviceChanges, adviceFacts } from './report/adviceFacts'
export type { AdviceFacts } from './report/adviceFacts'
export { followUpAdvice } from './report/followUp'
export { resultFor } from './report/result'
export { previewFor, wholePreviewFor } from './report/look'
export { buildReport } from './report/buildReport'
export { contactNumbers, isPaid, kephisNumber, levelOf } from './report/numbers'
export { sprayingGuide } from './report/spraying'
export { barredIn, groupSince, harvestFrom, labelNames, waitOf } from './sprays/sprayBook'
export type { Observation, Thresholds, Told } from './verdict/observation'
export { condition } from './verdict/posterior'
export type { Posterior } from './verdict/posterior'
export { decideOther, decideSet, haveDifferentCrops } from './verdict/setVerdict'
export { isUsable, qualityFault } from './verdict/usable'
export type { QualityThresholds } from './verdict/usable'
export { decide, mayBeTooFar, readPosterior } from './verdict/verdict'
export type { Verdict } from './verdict/verdict'
export type { Words } from './words/types'
export { loadWords, loadedWords } from './words/lazyWords'
export { loadQuestions, loadedQuestions } from './words/lazyQuestions'
export { loadTroubles, loadedTroubles } from './words/lazyTroubles'
export { questionsIn, troublesIn, wordsIn } from './words/wordsIn'
