import CloseRounded from '@mui/icons-material/CloseRounded'
import { Checkbox, IconButton } from '@mui/material'
import i18next, { type TFunction } from 'i18next'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { formatMoment, useLanguage } from '~/client/i18n/i18n'
import { accountDb, type Preview } from '~/client/storage/accountDb'
import { useAppDispatch, useAppSelector, usePlace } from '~/client/store/hooks'
import type { Photo, PhotoState } from '~/client/ui/PhotoRow'
import { focusNext } from '~/client/ui/focusNext'
import { shortNameOf } from '~/client/ui/nameOfResult'
import { CROPS_TO_CHOOSE } from '~/contract/crops/crops'
import { scanPath } from '~/contract/paths'
import type { Result } from '~/contract/responses'

import { removeWithUndo } from '../removeScan'
import {
  selectIsOffline,
  selectPhotosById,
  selectSentShare,
  selectUnanswered,
  selectUnderwayKey,
  type Scan,
} from '../scansSlice'
import type { ScanStatus } from '../transitions'

/** The state of the row of a scan. A draft is on the diagnosis screen, and an answer has the row of its diagnosis. */
const STATES = {
  draft: null,
  preparing: 'waiting',
  queued: 'waiting',
  sending: 'sending',
  held: 'byPhone',
  failed: 'failed',
  answered: null,
} as const satisfies Record<ScanStatus, PhotoState | null>

/** The rows of photos without an answer, and the held scans that the user has chosen to send. */
export function useWaitingPhotos() {
  const scans = useAppSelector(selectUnanswered)
  const isOffline = useAppSelector(selectIsOffline)
  const previewOf = usePreviews(scans.some(({ status }) => status === 'held'))
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const toggle = (key: string) => {
    setToggled((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  }
  const photoOf = usePhotoOf(scans)
  const held = isOffline ? [] : scans.filter(({ status }) => status === 'held')
  const chosen = held.filter(({ key, preview }) => namesTrouble(previewOf(preview)) !== toggled.has(key))
  const photos = scans.flatMap((scan) => {
    const choice = held.includes(scan) ? { isChosen: chosen.includes(scan), onToggle: () => toggle(scan.key) } : null
    return photoOf(scan, previewOf(scan.preview), choice) ?? []
  })
  return { photos, held, chosen }
}

/** Previews that name a disease are chosen at first. */
const namesTrouble = (result: Result | undefined) => result?.banner === 'act' || result?.banner === 'watch'

type Choice = { isChosen: boolean; onToggle: () => void }

function usePhotoOf(scans: readonly Scan[]) {
  const { t } = useTranslation(['history', 'waiting', 'diagnosis'])
  const language = useLanguage()
  const isOffline = useAppSelector(selectIsOffline)
  const underwayKey = useAppSelector(selectUnderwayKey)
  const sentShare = useAppSelector(selectSentShare)
  const urlOf = useFirstPhotos(scans)
  return (scan: Scan, preview: Result | undefined, choice: Choice | null): Photo | null => {
    const { key, status, askedAt, details, photoIds } = scan
    const isUnderway = key === underwayKey
    const state = status === 'sending' && !isUnderway ? 'waiting' : STATES[status]
    if (state === null) return null
    const { name, count } = namesOf(scan, preview, t)
    return {
      ...{ id: key, state, name, at: askedAt, address: scanPath(key) },
      word: t(`states.${state === 'waiting' && isOffline ? 'offline' : state}`),
      banner: preview?.banner ?? 'unsure',
      facts: [
        formatMoment(askedAt, language),
        ...(preview ? [preview.strip] : []),
        ...(preview && photoIds.length > 1 ? [count] : []),
      ],
      plot: details.plot ?? null,
      crop: preview?.crop ?? details.crop,
      url: urlOf(scan),
      share: isUnderway ? sentShare : undefined,
      choice: choice ? <Choose {...choice} label={t('waiting:choose', { name })} /> : undefined,
      action: <RemoveButton scanKey={key} name={name} />,
    }
  }
}

function namesOf(
  { details, photoIds }: Scan,
  preview: Result | undefined,
  t: TFunction<['history', 'waiting', 'diagnosis']>,
) {
  const crop = CROPS_TO_CHOOSE.find((one) => one === details.crop)
  const cropName = crop ? t(`diagnosis:crop.names.${crop}`) : t('waiting:cropNotTold')
  const count = t('diagnosis:picker.count', { count: photoIds.length })
  return { name: preview ? shortNameOf(preview) : `${cropName}, ${count}`, count }
}

function RemoveButton({ scanKey, name }: { scanKey: string; name: string }) {
  const { t } = useTranslation('waiting')
  const dispatch = useAppDispatch()
  const remove = (button: HTMLElement) => {
    focusNext(button)
    void dispatch(removeWithUndo({ key: scanKey, name }))
  }
  return (
    <IconButton aria-label={t('remove', { name })} onClick={({ currentTarget }) => remove(currentTarget)}>
      <CloseRounded />
    </IconButton>
  )
}

const Choose = ({ label, isChosen, onToggle }: Choice & { label: string }) => (
  <Checkbox
    sx={{ width: 48, height: 48 }}
    checked={isChosen}
    onChange={onToggle}
    slotProps={{ input: { 'aria-label': label } }}
  />
)

/** What this phone has judged, as a result; undefined until its code and words have arrived. */
function usePreviews(isAny: boolean) {
  const language = useLanguage()
  const place = usePlace()
  const [read, setRead] = useState<(preview: Preview | undefined) => Result | undefined>()
  useEffect(() => {
    if (!isAny) return undefined
    let isCurrent = true
    Promise.all([
      import(/* webpackChunkName: "onDevice" */ '../previews/previewTexts'),
      i18next.loadNamespaces('words'),
    ])
      .then(([{ resultOfStored }]) => {
        if (isCurrent) setRead(() => (preview: Preview | undefined) => resultOfStored(preview, language, place))
      })
      .catch(() => undefined) // the rows then say only that the phone has judged
    return () => {
      isCurrent = false
    }
  }, [isAny, language, place])
  return (preview: Preview | undefined) => read?.(preview)
}

/** URLs of the first photo of each scan. They stay until the list unmounts, even if a scan is answered. */
function useFirstPhotos(scans: readonly Scan[]) {
  const shown = useAppSelector(selectPhotosById)
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map())
  const latest = useRef(urls)
  useEffect(() => {
    let isCurrent = true
    void accountDb.read('scans').then((rows) => {
      const added = rows.filter(({ key }) => !latest.current.has(key))
      if (!isCurrent || added.length === 0) return
      latest.current = new Map([
        ...latest.current,
        ...added.flatMap(({ key, photos: [photo] }) => (photo ? [[key, URL.createObjectURL(photo)] as const] : [])),
      ])
      setUrls(latest.current)
    })
    return () => {
      isCurrent = false
    }
  }, [scans])
  useEffect(
    () => () => {
      for (const url of latest.current.values()) URL.revokeObjectURL(url)
      latest.current = new Map()
    },
    [],
  )
  return ({ key, photoIds: [first = ''] }: Scan) => shown[first]?.url ?? urls.get(key)
}
