import { conditionTraits } from './conditionTraits'
import { troubleTraits } from './troubleTraits'
import type { KeyCandidate, KeyTrait } from './types'

export const KEY_TRAITS: Readonly<Record<KeyCandidate, KeyTrait>> = { ...conditionTraits, ...troubleTraits }
