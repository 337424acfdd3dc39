import { lazy } from 'react'

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
import { Optional } from '~/client/ui/lazyOrNothing'

const TodayRows = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/TodayRows')
  return { default: module.TodayRows }
})

const HomePage = () => (
  <>
    <Today>
      <WhenResults instead={<NothingYet />}>
        <Optional>
          <TodayRows instead={<NothingYet />} />
        </Optional>
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

export { HomePage as Component }
