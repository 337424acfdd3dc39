import type { CustomTypeOptions, TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMatches } from 'react-router-dom'

import { Page } from '~/client/shared/Page'
import { FREE_DIAGNOSES } from '~/contract/limits'

type Head = { title: string; description: string }
type Translate = TFunction<readonly ['pages', 'shell']>

/** `head`: left out where the page has one of its own. `isPrivate`: of one person, so no search engine is told of it. */
export type ScreenHandle = { head?: (t: Translate) => Head; isPrivate?: boolean }

/** Every page with texts of its own. */
type PageName = Exclude<keyof CustomTypeOptions['resources']['pages'], 'blank' | 'backHome'>

export const screenHead =
  (name: PageName) =>
  (t: Translate): Head => ({
    title: t(`pages:${name}.title`),
    description: t(`pages:${name}.description`, { diagnoses: FREE_DIAGNOSES }),
  })

export const blankHead =
  (link: 'about' | 'blog' | 'contact') =>
  (t: Translate): Head => {
    const name = t(`shell:links.${link}`)
    return { title: t('pages:blank.title', { name }), description: t('pages:blank.description', { name }) }
  }

/** Title and description of the current route, by its handle. */
export function RouteHead({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['pages', 'shell'])
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined
  return handle?.head ? <Page {...handle.head(t)}>{children}</Page> : children
}
