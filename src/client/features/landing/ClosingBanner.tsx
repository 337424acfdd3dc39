import { closingBanner } from './content'
import { Reveal } from './Reveal'
import { Section } from './Section'
import { SectionHeading } from './SectionHeading'

export function ClosingBanner() {
  return (
    <Section labelledBy="closing-title" tone="sand">
      <Reveal>
        <SectionHeading id="closing-title" {...closingBanner} />
      </Reveal>
    </Section>
  )
}
