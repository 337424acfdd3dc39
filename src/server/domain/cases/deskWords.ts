import type { Language } from '~/contract/languages'
import type { Progress } from '~/contract/replies'

type DeskWords = { isCrop: (crop: string) => string; progress: { [Told in Progress]: string } }

/** What a farmer told, as an expert reads it. */
export const deskWords: Record<Language, DeskWords> = {
  en: {
    isCrop: (crop) => `The farmer entered the crop: ${crop}.`,
    progress: {
      better: 'The farmer said that the plants are better.',
      same: 'The farmer said that the plants are the same.',
      worse: 'The farmer said that the plants are worse.',
    },
  },
  sw: {
    isCrop: (crop) => `Mkulima alitaja zao: ${crop}.`,
    progress: {
      better: 'Mkulima alisema kwamba mimea ina afadhali.',
      same: 'Mkulima alisema kwamba mimea iko vilevile.',
      worse: 'Mkulima alisema kwamba mimea iko vibaya zaidi.',
    },
  },
}
