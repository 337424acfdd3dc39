import { changeLanguage } from '~/client/shared/i18n'
import { DEFAULT_LANGUAGE, LANGUAGES } from '~/contract/languages'

import { renderPath } from './renderPages'
import type { RenderedPage } from './renderPages'
import { screenHeads } from './screenHeads'

type ScreenDocument = RenderedPage & ReturnType<typeof screenHeads>[number]

/** Every screen besides the library, in every language. */
export async function renderScreens(): Promise<ScreenDocument[]> {
  const documents: ScreenDocument[] = []
  for (const language of LANGUAGES) {
    await changeLanguage(language)
    for (const head of screenHeads(language))
      documents.push({ ...head, ...(await renderPath(head.path + head.search)) })
  }
  await changeLanguage(DEFAULT_LANGUAGE)
  return documents
}
