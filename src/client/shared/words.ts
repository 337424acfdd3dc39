import { loadTroubles, loadWords } from '~/diagnosis'

/** By namespace. */
export const wordLoaders = { words: loadWords, troubles: loadTroubles }
