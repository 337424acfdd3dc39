import HelpRounded from '@mui/icons-material/HelpRounded'
import HowToRegRounded from '@mui/icons-material/HowToRegRounded'
import SyncAltRounded from '@mui/icons-material/SyncAltRounded'
import { Link, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'

import { formatRecentDay, useLanguage } from '~/client/i18n/i18n'
import { quoted, useAnswerWords } from '~/client/ui/useAnswerWords'
import type { PersonAnswer } from '~/contract/cases'
import { LIBRARY_SLUGS } from '~/contract/library'
import { libraryPath } from '~/contract/paths'

const ICONS = { right: HowToRegRounded, other: SyncAltRounded, cannotSay: HelpRounded }

/** Who says what, and what to do then. What was typed is shown as text only. */
export function GivenAnswer({ answer }: { answer: PersonAnswer }) {
  const { t } = useTranslation('person')
  const language = useLanguage()
  const { judged, title, text, action, line, at } = answer
  const { judgeOf, judgedOf } = useAnswerWords()
  const Icon = ICONS[judged]
  return (
    <Item>
      <Icon aria-hidden color="primary" />
      <div>
        <Typography variant="body2" color="textSecondary">
          {[judgeOf(answer), formatRecentDay(at, language)].join(' · ')}
        </Typography>
        <Typography variant="h6" component="p">
          <span>{judgedOf(answer)}</span> {title === null ? null : <Title {...answer} title={title} />}
          {text === null ? null : <span>{quoted(text)}</span>}
        </Typography>
        {action === null ? null : (
          <Typography>
            <strong>{`${t('action')}:`}</strong> <span>{action}</span>
          </Typography>
        )}
        {line === null ? null : (
          <Typography>
            <strong>{`${t('line')}:`}</strong> <Written>{quoted(line)}</Written>
          </Typography>
        )}
      </div>
    </Item>
  )
}

/** A link to the page of the library, if there is one. */
function Title({ title, slug, judged }: PersonAnswer & { title: string }) {
  const language = useLanguage()
  const known = LIBRARY_SLUGS.find((one) => one === slug)
  if (judged !== 'other') return null
  if (known === undefined) return <span>{title}</span>
  return (
    <Link component={RouterLink} to={libraryPath(language, known)}>
      {title}
    </Link>
  )
}

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  '& > svg': { flex: 'none' },
  '& > div': { minWidth: 0 },
}))

const Written = styled('span')({ whiteSpace: 'pre-line' })
