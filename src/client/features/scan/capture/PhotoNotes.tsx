import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded'
import { styled } from '@mui/material/styles'
import { Mutex } from 'async-mutex'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'

import { createAppAsyncThunk, useAppDispatch } from '~/client/store/hooks'
import type { PhotoFault } from '~/client/store/photoCopy'
import { Button } from '~/client/ui/Button'
import { InlineNote } from '~/client/ui/InlineNote'
import { LARGE_TEXT } from '~/client/ui/windows'

import { unsendableMessage } from '../failureTexts'
import { useChoosePhotos } from '../photos/useChoosePhotos'
import { canUseWorker, runInWorker } from '../photos/resizePhoto'
import { selectShown, type Photo } from '../scansSlice'
import { useDiagnose } from '../useDiagnose'
import { useShown } from '../useShown'

type PhotoNotesProps = {
  photos: readonly Photo[]
  /** Undefined while photos cannot be removed. */
  onRemove: ((id: string) => void) | undefined
}

/** What the user should know about the chosen photos before sending them. */
export function PhotoNotes({ photos, onRemove }: PhotoNotesProps) {
  const { t } = useTranslation(['diagnosis', 'waiting'])
  const diagnose = useDiagnose()
  const choose = useChoosePhotos()
  const notes = useRef<HTMLDivElement>(null)
  const isRefused = useShown(selectShown)?.status === 'failed'
  const faults = usePhotoFaults(photos)
  const faulty = isRefused || !onRemove ? [] : photos.filter(({ id }) => faults[id])
  const named = (index: number, reason: string) =>
    photos.length === 1 ? reason : t('picker.unsendable', { number: index + 1, reason })
  const send = () => {
    notes.current?.focus({ preventScroll: true }) // the pressed button is gone
    void diagnose()
  }
  return (
    <Notes ref={notes} tabIndex={-1}>
      {photos.map(({ id, problem }, index) => {
        const fault = faulty.some((one) => one.id === id) ? faults[id] : undefined
        if (problem !== null)
          return (
            <InlineNote key={id} role="alert" icon={<WarningAmberRounded />}>
              {named(index, unsendableMessage(problem))}
            </InlineNote>
          )
        if (!fault || !onRemove) return null
        return (
          <div key={id}>
            <InlineNote
              role="alert"
              icon={<WarningAmberRounded />}
              title={named(index, t(`waiting:photo.fault.${fault}.title`))}
            >
              {t(`waiting:photo.fault.${fault}.advice`)}
            </InlineNote>
            <Buttons>
              <RetakeButton
                onRetaken={(files) => {
                  onRemove(id)
                  void choose(files)
                }}
              />
              {id === faulty.at(-1)?.id ? <Button onClick={send}>{t('waiting:photo.sendAnyway')}</Button> : null}
            </Buttons>
          </div>
        )
      })}
    </Notes>
  )
}

/** Faults by photo id, filled in as they become known. */
function usePhotoFaults(photos: readonly Photo[]) {
  const dispatch = useAppDispatch()
  const [faults, setFaults] = useState<Record<string, PhotoFault | undefined>>({})
  useEffect(() => {
    for (const { id } of photos)
      void dispatch(checkPhoto(id))
        .unwrap()
        .then((fault) => {
          setFaults((known) => ({ ...known, [id]: fault }))
        })
  }, [dispatch, photos])
  return faults
}

/** The old photo stays until the new one is chosen. */
function RetakeButton({ onRetaken }: { onRetaken: (files: File[]) => void }) {
  const { t } = useTranslation('waiting')
  const camera = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.files?.length) onRetaken([...target.files])
  }
  return (
    <>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={onChange} />
      <Button variant="outlined" onClick={() => camera.current?.click()}>
        {t('photo.retake')}
      </Button>
    </>
  )
}

const Notes = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  '&:empty': { display: 'none' },
}))

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  '& > *': { flex: 1, minHeight: 48 },
  [LARGE_TEXT]: { flexDirection: 'column' },
}))

/** Checks one photo at a time: each takes a worker. */
const checking = new Mutex()

/** Checks the copy that would be sent by the server's own rule; once per photo, and only in a worker. */
const checkPhoto = createAppAsyncThunk<PhotoFault | undefined, string>(
  'scans/checkPhoto',
  async (id, { extra: { photoCopies } }) => {
    const photo = photoCopies.get(id)
    if (!photo) return undefined
    const copy = await photo.copy
    if (typeof copy === 'string' || !canUseWorker()) return undefined
    photo.fault ??= checking.runExclusive(() => runInWorker((photos) => photos.faultOf(copy))).catch(() => undefined) // the server checks it
    return photo.fault
  },
)
