import { inSentence } from '~/contract/inSentence'
import type { Language } from '~/contract/languages'
import type { Result } from '~/contract/responses'
import type { LinkedCase } from '~/server/domain/cases/linkedCases'

import { answerForm, givenAnswer, type Entered, type Refusal } from './answerForm'
import { html, type Html } from './html'
import { page } from './page'
import type { OfficerWords } from './words/en'
import { dayIn, officerWordsIn } from './words/officerWords'

type CasePage = {
  shown: LinkedCase
  /** Of the link. */
  secret: string
  language: Language
  /** What was sent and cannot be accepted, and why. */
  entered?: Entered | undefined
  refusal?: Refusal | undefined
}

/** What Jani answered, what the farmer told, and the form, or what was answered there. */
export function casePage({ shown, secret, language, entered, refusal }: CasePage): Html {
  const words = officerWordsIn(language)
  const { diagnosis, officer, until, answer } = shown
  const content = html`${givenAnswer(shown, words, refusal)}
    <p class="muted">${words.seen(dayIn(language, until))}</p>
    ${officer && html`<p>${words.answersAs(officer.name)}</p>`} ${given(diagnosis, language, words)}
    ${photos(shown.photos, secret, words)} ${told(shown, words)}
    ${answer ? '' : answerForm({ shown, words, entered, refusal })}
    ${sentences(words.checks, checksOf(diagnosis.answer))} ${sentences(words.actions, actionsOf(diagnosis))}
    <p class="muted">${words.origin}</p>`
  return page({ language, words, heading: words.question, content })
}

function given({ answer, createdAt }: LinkedCase['diagnosis'], language: Language, words: OfficerWords): Html {
  const { heading, day } = words.given
  const { cropName, title, sureness, strip, candidates } = answer
  return html`<section class="tint">
    <h2>${heading}</h2>
    <p class="title">${cropName === null ? title : `${cropName}: ${inSentence(title)}`}</p>
    <p>${sureness?.words ?? strip}</p>
    ${
      candidates.length > 0 &&
      html`<ul>
        ${shares(answer, words)}
      </ul>`
    }
    <p class="muted">${day(dayIn(language, Date.parse(createdAt)))}</p>
  </section>`
}

function shares({ candidates, somethingElse }: Result, { given: words }: OfficerWords): Html[] {
  const shareOf = (tenths: number | null) => {
    if (tenths === null) return words.unlikely
    return tenths === ALL_TENTHS ? words.certain : words.inTen(tenths)
  }
  const rest = somethingElse > 0 ? [{ condition: words.somethingElse, tenths: somethingElse }] : []
  return [...candidates, ...rest].map(({ condition, tenths }) => html`<li>${condition}: ${shareOf(tenths)}</li>`)
}

const ALL_TENTHS = 10

function photos(count: number, secret: string, { photos: words }: OfficerWords): Html | undefined {
  if (count === 0) return undefined
  const images = Array.from(
    { length: count },
    (_, index) => html`<img src="/a/${secret}/photos/${index}" alt="${words.photo(index + 1)}" />`,
  )
  return html`<section>
    <h2>${words.heading}</h2>
    <p>${words.given} ${words.person}</p>
    ${images}
  </section>`
}

function told({ diagnosis, toldCrop, note }: LinkedCase, { told: words }: OfficerWords): Html {
  const progress = diagnosis.followUp?.progress
  return html`<section>
    <h2>${words.heading}</h2>
    <ul>
      <li>${toldCrop === undefined ? words.noCrop : words.crop(toldCrop ?? words.otherCrop)}</li>
      ${(diagnosis.answer.checked ?? []).map((sentence) => html`<li>${sentence}</li>`)}
      ${progress && html`<li>${words.progress[progress]}</li>`}
    </ul>
    ${
      note !== undefined &&
      html`<p>${words.note}</p>
        <blockquote>${note}</blockquote>`
    }
  </section>`
}

const checksOf = ({ check, candidates }: Result): string[] => [
  ...(check?.question ? [check.question] : []),
  ...candidates.flatMap(({ condition, check: own }) => (own?.question ? [`${condition}: ${own.question}`] : [])),
]

/** Advice on how the plants have been replaces the first actions. */
const actionsOf = ({ answer, followUp }: LinkedCase['diagnosis']): readonly string[] =>
  followUp && followUp.advice.length > 0 ? followUp.advice : answer.actions

const sentences = (heading: string, all: readonly string[]): Html | undefined =>
  all.length === 0
    ? undefined
    : html`<section>
        <h2>${heading}</h2>
        <ol>
          ${all.map((sentence) => html`<li>${sentence}</li>`)}
        </ol>
      </section>`
