import { useTranslation } from 'react-i18next'

import { Reveal } from './Reveal'
import { Section, SectionHeading } from './Section'

export function Intro() {
  const { t } = useTranslation('landing')
  return (
    <Section labelledBy="intro-title">
      <Reveal>
        <SectionHeading
          id="intro-title"
          eyebrow={t('intro.eyebrow')}
          title={t('intro.title')}
          note={t('intro.source')}
          text={t('intro.text')}
        />
      </Reveal>
    </Section>
  )
}
