import { intro } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function Intro() {
  return (
    <Section labelledBy="intro-title">
      <Reveal>
        <SectionHeading id="intro-title" {...intro} />
      </Reveal>
    </Section>
  )
}
