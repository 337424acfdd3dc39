import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded'
import PhoneOutlined from '@mui/icons-material/PhoneOutlined'
import PlaceOutlined from '@mui/icons-material/PlaceOutlined'
import { Container, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { contact, isPlanOnSale, mailLink, phoneLink, whatsAppLink } from '~/client/ui/contactDetails'
import { useLanguage } from '~/client/i18n/i18n'
import { useBrowserValue } from '~/client/ui/useBrowserValue'
import { DEFAULT_LANGUAGE } from '~/contract/languages'
import { libraryPath } from '~/contract/paths'
import { PRO_PLAN } from '~/contract/proPlan'

import { FOOTER_BRAND, legalLinks, mainLinks, type NavigationLink } from './navigation'

export function Footer() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <Frame data-surface="deep">
      <Container>
        <Columns>
          <div>
            <Typography variant="h4" component="p">
              {FOOTER_BRAND}
            </Typography>
            <Typography sx={{ mt: 1, color: 'surface.onDeepMuted' }}>{t('footer.lead')}</Typography>
            <Typography variant="body2" sx={{ mt: 1, color: 'surface.onDeepMuted' }}>
              {isPlanOnSale
                ? t('footer.onSale', { amount: PRO_PLAN.priceKsh, days: PRO_PLAN.days })
                : t('footer.notOnSale')}
            </Typography>
            <QuietLink to={libraryPath(language)}>{t('footer.library')}</QuietLink>
          </div>
          <ContactBlock />
          <FooterLinks label={t('nav.pages')} links={mainLinks} />
          <FooterLinks label={t('nav.legal')} links={legalLinks} />
        </Columns>
        <Copyright>
          <span>{t('footer.copyright', { year: useYear(), brand: FOOTER_BRAND })}</span>
          {language === DEFAULT_LANGUAGE ? null : <span>{` ${t('languageNote')}`}</span>}
        </Copyright>
      </Container>
    </Frame>
  )
}

const thisYear = () => new Date().getFullYear()

/** The prerendered page has the year of the build. */
const useYear = () => useBrowserValue(thisYear, Number(process.env['BUILD_YEAR'] ?? thisYear()))

function FooterLinks({ label, links }: { label: string; links: NavigationLink[] }) {
  const { t } = useTranslation('shell')
  return (
    <nav aria-label={label}>
      <List>
        {links.map(({ name, to }) => (
          <li key={name}>
            <QuietLink to={to}>{t(`links.${name}`)}</QuietLink>
          </li>
        ))}
      </List>
    </nav>
  )
}

function ContactBlock() {
  const { t } = useTranslation('shell')
  const links = [
    { href: mailLink, Icon: MailOutlineRounded, text: contact.email },
    { href: phoneLink, Icon: PhoneOutlined, text: contact.phone },
    ...(whatsAppLink === null
      ? []
      : [{ href: whatsAppLink, Icon: PhoneOutlined, text: `WhatsApp: ${contact.whatsApp}` }]),
  ]
  return (
    <Address aria-label={t('footer.contact')}>
      {links.map(({ href, Icon, text }) => (
        <a key={href} href={href}>
          <Icon aria-hidden />
          <span>{text}</span>
        </a>
      ))}
      <span>
        <PlaceOutlined aria-hidden />
        <span>{contact.place ?? t('footer.location')}</span>
      </span>
    </Address>
  )
}

const Frame = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(5),
  color: theme.vars.palette.surface.onDeep,
  backgroundColor: theme.vars.palette.surface.deep,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8) },
}))

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3, 2),
  gridTemplateColumns: 'repeat(2, 1fr)',
  [theme.breakpoints.down('sm')]: { '& > :not(nav)': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('sm')]: { rowGap: theme.spacing(5) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '2fr 2fr 1fr 1fr' },
}))

const Address = styled('address')(({ theme }) => ({
  fontStyle: 'normal',
  '& > *': {
    ...theme.mixins.row(1.5),
    minHeight: 48,
    color: 'inherit',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > a:hover': { textDecoration: 'underline' },
  '& svg': { color: theme.vars.palette.surface.accentOnDeep },
}))

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const QuietLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 48,
  minHeight: 48,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
})

const Copyright = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: theme.spacing(3, 0, 0),
  paddingTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.surface.lineOnDeep}`,
  color: theme.vars.palette.surface.onDeepMuted,
  textWrap: 'balance',
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(6) },
}))
