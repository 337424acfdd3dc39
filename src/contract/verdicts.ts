/** What an answer may be. */
export const VERDICTS = [
  'confident',
  'probable',
  'ranked',
  'unsure',
  'notALeaf',
  'unknownCrop',
  'otherCrop',
  'contradiction',
  'mixedCrops',
  'tooDark',
  'tooBlurred',
  'falseColours',
  'tooFar',
] as const
