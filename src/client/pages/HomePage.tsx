import { WhenResults } from '~/client/features/history/WhenResults'
import { CallToAction } from '~/client/features/landing/CallToAction'
import { ClosingBanner } from '~/client/features/landing/ClosingBanner'
import { Faq } from '~/client/features/landing/Faq'
import { Featured } from '~/client/features/landing/Featured'
import { Hero } from '~/client/features/landing/Hero'
import { Innovation } from '~/client/features/landing/Innovation'
import { Intro } from '~/client/features/landing/Intro'
import { PlanList } from '~/client/features/landing/PlanList'
import { Testimonials } from '~/client/features/landing/Testimonials'
import { NothingYet, Today } from '~/client/features/landing/Today'
import { lazyOrNothing } from '~/client/shared/lazyOrNothing'

const TodayRows = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "history" */ '~/client/features/history/TodayRows')).TodayRows,
)

/** The landing page is an ordered list of sections; each section owns its content and behaviour. */
export const HomePage = () => (
  <>
    <Today>
      <WhenResults instead={<NothingYet />}>
        <TodayRows instead={<NothingYet />} />
      </WhenResults>
    </Today>
    <Hero />
    <Intro />
    <PlanList />
    <Innovation />
    <Featured />
    <CallToAction />
    <Testimonials />
    <Faq />
    <ClosingBanner />
  </>
)
