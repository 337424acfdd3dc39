import type { Language } from '~/contract/languages'

import { html, type Html } from './html'
import { page } from './page'
import { officerWordsIn } from './words/officerWords'

/** The same for every link that opens nothing. */
export function gonePage(language: Language): Html {
  const words = officerWordsIn(language)
  return page({ language, words, heading: words.gone.heading, content: html`<p>${words.gone.text}</p>` })
}

export function busyPage(language: Language, seconds: number): Html {
  const words = officerWordsIn(language)
  return page({ language, words, heading: words.busy.heading, content: html`<p>${words.busy.text(seconds)}</p>` })
}

type Invitation = { language: Language; name: string; isAccepted: boolean }

/** An invited officer says that this phone is his. */
export function invitationPage({ language, name, isAccepted }: Invitation): Html {
  const words = officerWordsIn(language)
  const { heading, text, keep, accept, accepted, next } = words.invitation
  const content = isAccepted
    ? html`<section class="tint">
          <p class="title">${accepted(name)}</p>
          <p>${next}</p>
        </section>
        <p>${keep}</p>`
    : html`<p>${text}</p>
        <p>${keep}</p>
        <form method="post"><button>${accept(name)}</button></form>`
  return page({ language, words, heading, content })
}
