import { lazy } from 'react'

import { WhenResults } from '~/client/features/history/WhenResults'
import { CallToAction } from '~/client/features/landing/CallToAction'
import { ClosingBanner } from '~/client/features/landing/ClosingBanner'
import { Faq } from '~/client/features/landing/Faq'
import { Featured } from '~/client/features/landing/Featured'
import { Hero } from '~/client/features/landing/Hero'
import { Innovation } from '~/client/features/landing/Innovation'
import { Intro } from '~/client/features/landing/Intro'
import { LatestAnswer } from '~/client/features/landing/LatestAnswer'
import { PlanList } from '~/client/features/landing/PlanList'
import { Testimonials } from '~/client/features/landing/Testimonials'
import { Optional } from '~/client/ui/lazyOrNothing'

const Inbox = lazy(async () => {
  const module = await import(/* webpackChunkName: "history" */ '~/client/features/history/Inbox')
  return { default: module.Inbox }
})

const HomePage = () => (
  <>
    <Hero>
      <LatestAnswer>
        <WhenResults orConfirmed>
          <Optional>
            <Inbox />
          </Optional>
        </WhenResults>
      </LatestAnswer>
    </Hero>
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
