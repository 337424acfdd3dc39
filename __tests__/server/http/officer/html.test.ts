import { html } from '~/server/http/officer/html'

import { hostileTexts } from '../../../support/hostileTexts'

describe('the template', () => {
  it.each(hostileTexts)('shows %s as text', (text) => {
    const { markup } = html`<p title="${text}">${text}</p>`
    expect(markup.match(/[<>"]/g)).toHaveLength(6)
    expect(decoded(/^<p title="(.*)">/s.exec(markup)?.[1])).toBe(text)
    expect(decoded(/>(.*)<\/p>$/s.exec(markup)?.[1])).toBe(text)
  })

  it('keeps markup, also lists of it, and drops what is not there', () => {
    const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
    const { markup } = html`<p>${items}${html`<i>${0}</i>`}${undefined}${null}${false}</p>`
    expect(markup).toBe('<p><li>a</li><li>&lt;b&gt;</li><i>0</i></p>')
  })

  it('sends no indents', () => {
    const { markup } = html`<section>
      <p>${'a  b'}</p>
    </section>`
    expect(markup).toBe('<section> <p>a  b</p> </section>')
  })
})

const decoded = (text = '') =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
