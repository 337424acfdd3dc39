import i18next from 'i18next'
import { useEffect, useState } from 'react'

import { useLanguage } from '~/client/i18n/i18n'
import { usePlace } from '~/client/store/hooks'
import type { Language } from '~/contract/languages'

import type { Look } from './judgeLeaves'

/** Comes with the pack, and again with the files of a newer app, so that it is there without a network. */
export async function loadWholeReport() {
  const words = i18next.loadNamespaces(['words', 'troubles'])
  const { wholeReportOf } = await import(/* webpackChunkName: "wholeReport" */ './wholeReport')
  await words
  return { wholeReportOf }
}

type Loaded = Awaited<ReturnType<typeof loadWholeReport>> & { language: Language }

/** What a plan adds to the preview; undefined for null, until it is loaded, and where it cannot be. */
export function useWholeReport(look: Look | null) {
  const language = useLanguage()
  const place = usePlace()
  const [loaded, setLoaded] = useState<Loaded>()
  const isWanted = look !== null
  useEffect(() => {
    if (!isWanted) return undefined
    let isStale = false
    loadWholeReport().then(
      (module) => {
        if (!isStale) setLoaded({ ...module, language })
      },
      () => undefined, // the preview itself stays
    )
    return () => {
      isStale = true
    }
  }, [isWanted, language])
  return look && loaded?.language === language ? loaded.wholeReportOf(look, language, place) : undefined
}
