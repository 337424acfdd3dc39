import { useTranslation } from 'react-i18next'

import { formatDay, useLanguage, WORDS } from '~/client/i18n/i18n'
import { dayOf } from '~/client/ui/dayOf'
import { useLibraryTexts } from '~/client/ui/useLibraryTexts'
import type { CountNote, SprayNote } from '~/contract/notes'
import { countableFor, harvestFrom, isKeyCandidate, libraryPage } from '~/diagnosis'

import { useFieldNotes } from './useFieldNotes'

/** The notes of the account as lines of the crop health report. */
export function useNotedLines() {
  const { t } = useTranslation(['report', 'notes', 'count', 'diagnosis', ...WORDS])
  const language = useLanguage()
  const texts = useLibraryTexts()
  const { notes } = useFieldNotes()
  const sprayLine = (spray: SprayNote) => {
    const harvest = harvestFrom(spray)
    return {
      kind: 'sprayed' as const,
      day: spray.day,
      crop: t(`diagnosis:crop.names.${spray.crop}`),
      name: [spray.substance, spray.group && t('group', { group: spray.group })].filter(Boolean).join(', '),
      verdict: '',
      harvest: harvest === null ? t('noLabel') : t('notes:spray.from', { day: formatDay(harvest, language) }),
    }
  }
  const countLine = ({ of, notedAt, sick, plants, outcome }: CountNote) => ({
    kind: 'counted' as const,
    day: dayOf(new Date(notedAt)),
    crop: '',
    name: isKeyCandidate(of) ? libraryPage(of, texts, 0).title : of,
    verdict: [
      t('notes:counts.line', { count: sick, of: plants * countedOnEach(of) }),
      ...(outcome ? [t(`count:outcome.${outcome}`)] : []),
    ].join('. '),
    harvest: '',
  })
  return (notes ?? []).map((note) => ({
    id: note.id,
    plot: note.plot ?? '',
    ...(note.kind === 'spray' ? sprayLine(note) : countLine(note)),
  }))
}

/** Leaves that are looked at on each plant, or the plant itself. */
export function countedOnEach(of: string) {
  const countable = isKeyCandidate(of) ? countableFor(of) : undefined
  return countable?.kind === 'count' ? countable.rule.each : 1
}
