import { CASE_TEXT_LENGTH } from '~/contract/limits'
import type { LinkedCase } from '~/server/domain/cases/linkedCases'

import { html, type Html } from './html'
import type { OfficerWords } from './words/en'

/** Fields of the form, as they were sent. */
export type Entered = Record<'judged' | 'which' | 'text' | 'line' | 'shownHash', string>

const NOTHING: Entered = { judged: '', which: '', text: '', line: '', shownHash: '' }

/** Why the page is shown again: the fields are not understood, Jani's answer has changed, or somebody was first. */
export type Refusal = 'incomplete' | 'changed' | 'late'

type Form = { shown: LinkedCase; words: OfficerWords; entered?: Entered | undefined; refusal?: Refusal | undefined }

/** Shows the choice of something else once that is tapped, or always in browsers that cannot. */
export function answerForm({ shown, words: { form: words }, entered = NOTHING, refusal }: Form): Html {
  const { isNamed, choices } = shown
  const right = rightIn(shown, words)
  const choice = (judged: string, name: string) =>
    html`<label class="choice"
      ><input
        type="radio"
        name="judged"
        value="${judged}"
        required${entered.judged === judged && html` checked`}
      />${name}</label
    >`
  return html`<form method="post">
    ${refusal && html`<p class="error" role="alert">${refusal === 'changed' ? words.changed : words.incomplete}</p>`}
    <input type="hidden" name="shownHash" value="${shown.shownHash}" />
    <fieldset>
      <legend>${words.legend}</legend>
      ${isNamed && choice('right', right)} ${choice('other', words.something)}
      <div class="other">
        <label for="which">${words.which}</label>
        <select id="which" name="which">
          <option value="">${words.none}</option>
          ${choices.map((crop) => group(crop, entered.which))}
        </select>
        ${textField('text', words.text, entered)}
      </div>
      ${choice('cannotSay', words.cannotSay)}
    </fieldset>
    ${textField('line', words.line, entered)}
    <button>${words.send}</button>
  </form>`
}

const group = ({ cropName, names }: LinkedCase['choices'][number], chosen: string): Html =>
  html`<optgroup label="${cropName}">
    ${names.map(
      ({ slug, name }) => html`<option value="${slug}" ${slug === chosen && html` selected`}>${name}</option>`,
    )}
  </optgroup>`

const textField = (field: 'text' | 'line', name: string, entered: Entered): Html =>
  html`<label for="${field}">${name}</label>
    <input
      type="text"
      id="${field}"
      name="${field}"
      maxlength="${CASE_TEXT_LENGTH}"
      value="${entered[field]}"
      autocomplete="off"
    />`

const rightIn = ({ diagnosis }: LinkedCase, { right, rightOfSeveral }: OfficerWords['form']) =>
  diagnosis.answer.candidates.length > 1 ? rightOfSeveral : right

/** What has been answered, if anything, in place of the form. */
export function givenAnswer(
  shown: LinkedCase,
  { form, answered }: OfficerWords,
  refusal: Refusal | undefined,
): Html | undefined {
  if (!shown.answer) return undefined
  const { judged, title, text, line } = shown.answer
  const said = { right: rightIn(shown, form), other: title ?? text ?? form.something, cannotSay: form.cannotSay }[
    judged
  ]
  return html`<section role="status">
    <h2>${refusal ? answered.late : answered.heading}</h2>
    <p class="title">${said}</p>
    ${line !== null && html`<p>${line}</p>`}
    <p class="muted">${answered.stands}</p>
  </section>`
}
