import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { sessionEnded } from '~/client/api/sessionEnded'
import { Button } from '~/client/shared/Button'
import { FormCard } from '~/client/shared/FormCard'
import { RecoveryWords } from '~/client/shared/RecoveryWords'
import { useAppDispatch } from '~/client/store/hooks'
import { paths } from '~/contract/paths'

/** Takes the place of the form, whose button had the focus. */
const focus = (heading: HTMLElement | null) => heading?.focus()

/** After a reset by the four words: the next four, and the way to log in. */
export function PasswordSaved({ code }: { code: string }) {
  const { t } = useTranslation('account')
  const dispatch = useAppDispatch()
  return (
    <FormCard heading={t('reset.saved')} headingRef={focus} text={t('reset.nextWords')}>
      <RecoveryWords code={code} />
      <Button
        component={Link}
        to={paths.login}
        variant="contained"
        size="large"
        fullWidth
        sx={{ mt: 2 }}
        onClick={() => dispatch(sessionEnded({ by: 'server' }))} // the session of this browser has ended, too
      >
        {t('reset.logIn')}
      </Button>
    </FormCard>
  )
}
