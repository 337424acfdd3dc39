import HelpRounded from '@mui/icons-material/HelpRounded'
import InfoRounded from '@mui/icons-material/InfoRounded'
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded'
import { Link as TextLink } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { useLanguage } from '~/client/i18n/i18n'
import { RowFold, Rows } from '~/client/ui/Rows'
import { libraryPath } from '~/contract/paths'
import type { LibraryPage } from '~/diagnosis'

import { LibrarySection, SPRAYING_ID } from './LibrarySection'
import { LookAlikes } from './LookAlikes'
import { Sources } from './Sources'

type EntryFoldsProps = { page: LibraryPage; headings: { lookAlikes: string; sources: string } }

/** The folds of an answer. */
export function EntryFolds({ page: { sections, sources, isSprayed, ...page }, headings }: EntryFoldsProps) {
  const { t } = useTranslation(['library', 'diagnosis'])
  const guide = { pathname: libraryPath(useLanguage()), hash: SPRAYING_ID }
  return (
    <Rows variant="outlined">
      <RowFold icon={<InfoRounded aria-hidden />} label={t('diagnosis:folds.why')} heading="h2" keepMounted>
        <Sections sections={sections.why} />
      </RowFold>
      <RowFold icon={<HelpRounded aria-hidden />} label={t('diagnosis:folds.whatElse')} heading="h2" keepMounted>
        {page.lookAlikes.length > 0 ? <LookAlikes page={page} heading={headings.lookAlikes} /> : null}
        <Sections sections={sections.whatElse} />
      </RowFold>
      <RowFold icon={<SupportAgentRounded aria-hidden />} label={t('diagnosis:folds.getHelp')} heading="h2" keepMounted>
        <Sections sections={sections.getHelp} />
        {isSprayed ? (
          <GuideLink component={Link} to={guide}>
            {t('sprayingGuide')}
          </GuideLink>
        ) : null}
        <Sources heading={headings.sources} sources={sources} />
      </RowFold>
    </Rows>
  )
}

const Sections = ({ sections }: { sections: LibraryPage['sections']['why'] }) => (
  <Columns>
    {sections.map(({ heading, lines }) => (
      <LibrarySection key={heading} level="h3" heading={heading} lines={lines} />
    ))}
  </Columns>
)

const GuideLink = styled(TextLink)({ display: 'inline-flex', alignItems: 'center', minHeight: 48 }) as typeof TextLink

const Columns = styled('div')(({ theme }) => ({
  '& > *': { breakInside: 'avoid', paddingBottom: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { columnCount: 2, columnGap: theme.spacing(5) },
}))
