import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded'
import { Card, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import * as settings from '~/client/storage/settings'
import { isPackKept } from '~/client/storage/settings'
import { savesData } from '~/client/ui/prefetch'
import { focusHeading } from '~/client/ui/focusNext'
import { Button } from '~/client/ui/Button'
import { OfferCard } from '~/client/ui/OfferCard'
import { useAppDispatch, useAppSelector } from '~/client/store/hooks'

import { Keeping, Kept, megabytes } from './packRow'
import { keepPack, readPack, selectPack } from './packSlice'

/** Offers the pack once photos have waited and there is a network; not if the user saves data or the phone cannot run it. */
export const PackOffer = (props: { isOffline: boolean }) => (
  <Last>
    <Offer {...props} />
  </Last>
)

/** Below the waiting photos and the result. */
const Last = styled('div')({ order: 1, '&:empty': { display: 'none' } })

function Offer({ isOffline }: { isOffline: boolean }) {
  const { t } = useTranslation('look')
  const dispatch = useAppDispatch()
  const { status, offered, missingBytes } = useAppSelector(selectPack)
  const [isOpen, setOpen] = useState(() => !isPackKept() && !savesData() && settings.get('packDeclined') === null)
  useEffect(() => {
    if (isOpen) void dispatch(readPack())
  }, [dispatch, isOpen, isOffline])
  if (!isOpen) return null
  if (status === 'keeping' || (status === 'stopped' && offered))
    return (
      <PackCard heading={t('pack.heading')}>
        <Keeping />
      </PackCard>
    )
  if (status === 'kept')
    return (
      <PackCard heading={t('pack.keptHeading')}>
        <Kept />
      </PackCard>
    )
  if (status !== 'absent' || !offered || isOffline) return null
  const size = { megabytes: megabytes(missingBytes) }
  const decline = () => {
    focusHeading() // the pressed button is gone
    settings.set('packDeclined', '')
    setOpen(false)
  }
  return (
    <OfferCard
      icon={<SmartphoneRounded aria-hidden color="primary" />}
      heading="h2"
      title={t('pack.heading')}
      text={t('pack.text', size)}
      buttons={
        <>
          <Button variant="outlined" onClick={() => void dispatch(keepPack())} sx={{ textWrap: 'balance' }}>
            {t('pack.keep', size)}
          </Button>
          <Button onClick={decline}>{t('pack.notNow')}</Button>
        </>
      }
    />
  )
}

const PackCard = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Card component="section" sx={{ p: 2 }}>
    <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
      {heading}
    </Typography>
    {children}
  </Card>
)
