import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded'
import { Alert, Card, IconButton, Stack, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import { useRecoveryWords } from '~/client/storage/recoveryWords'
import { RowLink, Rows } from '~/client/ui/Rows'
import { PageBody } from '~/client/ui/Page'
import { Loading, SignedInOnly } from '~/client/ui/SignedInOnly'
import { failureMessages } from '~/client/ui/failureMessages'
import { useChosen } from '~/client/ui/useChosen'
import { ROW_PARAMETER, accountPath, paths } from '~/contract/paths'

import { UnconfirmedNotice } from './UnconfirmedNotice'
import { useGetAccountQuery } from './accountApi'
import { useAccountRows, type AccountRow } from './accountRows'

type AccountScreenProps = {
  /** What this phone stores; null if it can store nothing. */
  phoneRow: AccountRow | null
  planRow: AccountRow
}

/** A list of rows, each of which opens a page of its own. */
export function AccountScreen(props: AccountScreenProps) {
  const { t } = useTranslation('account')
  return (
    <PageBody isText>
      <SignedInOnly title={t('signedOut')} heading={<Heading />}>
        <Account {...props} />
      </SignedInOnly>
    </PageBody>
  )
}

const Heading = ({ ref }: { ref?: Ref<HTMLHeadingElement> }) => {
  const { t } = useTranslation('account')
  return (
    <Typography ref={ref} tabIndex={-1} variant="h2" component="h1" sx={{ mb: 2 }}>
      {t('heading')}
    </Typography>
  )
}

function Account({ phoneRow, planRow }: AccountScreenProps) {
  const { data, error } = useGetAccountQuery()
  const { chosen, heading } = useChosen(ROW_PARAMETER)
  const groups = useAccountRows([planRow, phoneRow], data)
  const row = groups.flat().find(({ id }) => id === chosen)
  const hasWords = useRecoveryWords() !== null || Boolean(data?.recoveryCodeMadeAt)
  if (row) return <RowPage row={row} heading={heading} />
  return (
    <>
      <Heading ref={heading} />
      {data || error ? (
        <Stack spacing={1.5}>
          {error && !data ? (
            <Alert variant="outlined" severity="info">
              {failureMessages(error)[0]}
            </Alert>
          ) : null}
          {data && !data.isEmailConfirmed && !hasWords ? <UnconfirmedNotice email={data.email} /> : null}
          {groups.map((rows, index) => (
            <Rows key={index} variant="outlined">
              {rows.map(({ id, icon, label, fact }) => (
                <RowLink key={id} to={accountPath(id)} state={FROM_LIST} icon={icon} label={label} fact={fact} />
              ))}
            </Rows>
          ))}
        </Stack>
      ) : (
        <Loading />
      )}
    </>
  )
}

/** The list is the history entry before. */
const FROM_LIST = { isFromList: true }

function RowPage({ row: { label, page }, heading }: { row: AccountRow; heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('account')
  const state = useLocation().state as Partial<typeof FROM_LIST> | null
  const navigate = useNavigate()
  return (
    <>
      <Title>
        <IconButton
          component={Link}
          to={paths.account}
          replace
          edge="start"
          aria-label={t('heading')}
          onClick={(event) => {
            if (!state?.isFromList) return
            event.preventDefault()
            void navigate(-1)
          }}
        >
          <ArrowBackRounded />
        </IconButton>
        <Typography ref={heading} tabIndex={-1} variant="h2" component="h1">
          {label}
        </Typography>
      </Title>
      <Body>{page}</Body>
    </>
  )
}

const Title = styled('div')(({ theme }) => ({ ...theme.mixins.row(0.5), minWidth: 0, marginBottom: theme.spacing(2) }))

const Body = styled(Card)(({ theme }) => ({
  padding: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '&, & > form': { ...theme.mixins.column(1.5), alignItems: 'flex-start' },
  '& > :not(a, button)': { alignSelf: 'stretch' },
}))
