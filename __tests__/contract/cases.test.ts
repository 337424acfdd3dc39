import { judgementRequestSchema, questionRequestSchema } from '~/contract/cases'
import { isAskable } from '~/contract/followUps'
import { CASE_TEXT_LENGTH } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'
import { VERDICTS } from '~/contract/responses'

const BLIGHT = 'Tomato___Late_blight'
/** Invisible, without a letter or digit, or over the lines around it. */
const HIDDEN = [
  ...['\u3164', '\u2800', '\u200d', '\u034f', '...', 'a\u2028b', 'a\u2029b', 'a\ue000', 'a\uffff', 'a\u{e0041}'],
  ...[`a${'\u0335'.repeat(5)}`, `a${'\n'.repeat(11)}b`],
]
const nothing = { shownHash: 'x', label: null, text: null, line: null }

describe('a text of a person', () => {
  const isText = (text: unknown) => questionRequestSchema.isValidSync({ text })

  it.each([
    'Which variety?',
    'Je, ni lini?',
    '<script>',
    'two\nlines',
    `a${'\n'.repeat(10)}b`,
    'ok 👩‍🌾',
    '7',
    'Ọ̀ṣun',
    'x'.repeat(CASE_TEXT_LENGTH),
  ])('may be %j', (text) => expect(isText(text)).toBe(true))

  it.each([
    '',
    ' ',
    null,
    {},
    [],
    'a\u0000',
    'a\u001b[2J',
    '\u202eabc',
    'a\u2066b',
    'a\u200bb',
    'a\ufeffb',
    'a\ud800',
    ...HIDDEN,
  ])('may not be %j', (text) => expect(isText(text)).toBe(false))

  it('is at most 300 characters, without spaces around it', () => {
    expect(isText('x'.repeat(CASE_TEXT_LENGTH + 1))).toBe(false)
    expect(questionRequestSchema.validateSync({ text: '  one\r\ntwo ' })).toEqual({ text: 'one\ntwo' })
  })
})

describe('a judgement', () => {
  it.each([
    [true, { judged: 'right' }],
    [true, { judged: 'cannotSay', line: 'Too dark.' }],
    [true, { judged: 'other', label: BLIGHT, action: 2, confirmedBy: 'seen' }],
    [true, { judged: 'other', text: 'Hail' }],
    [true, { judged: 'other', label: 'fallArmyworm', text: '' }],
    [false, { judged: 'other' }],
    [false, { judged: 'other', text: ' ' }],
    [false, { judged: 'other', label: BLIGHT, text: 'Hail' }],
    [false, { judged: 'right', label: BLIGHT }],
    [false, { judged: 'cannotSay', text: 'Hail' }],
    [false, { judged: 'other', label: 'nothing of the lists' }],
    [false, { judged: 'other', label: BLIGHT, action: -1 }],
    [false, { judged: 'other', label: BLIGHT, action: '1' }],
    [false, { judged: 'other', label: BLIGHT, confirmedBy: 'photo' }],
    [false, { judged: 'perhaps' }],
  ])('is valid (%s) as %j', (isValid, request) => {
    expect(judgementRequestSchema.isValidSync({ ...nothing, ...request })).toBe(isValid)
  })
})

describe('a person', () => {
  const sure = { words: 'very sure', dots: 5 }
  const diagnosis = (verdict: Diagnosis['verdict'], more: Partial<Diagnosis> = {}) => ({
    ...{ verdict, label: BLIGHT, followUp: null, replies: [] },
    answer: { sureness: verdict === 'confident' ? sure : null } as Diagnosis['answer'],
    ...more,
  })
  const reply = (answer: 'yes' | 'no') => ({ id: 'q', text: 'Powder?', drawing: 'd', checks: [BLIGHT], reply: answer })

  it('can be asked where Jani is not sure', () => {
    expect(VERDICTS.filter((verdict) => isAskable(diagnosis(verdict)))).toEqual([
      ...['probable', 'ranked', 'unsure', 'unknownCrop', 'otherCrop', 'contradiction'],
    ])
  })

  it('can be asked about a sure answer whose sign the farmer did not see, or whose plants are worse', () => {
    const followUp = { follows: null, progress: 'worse' as const, advice: [] }
    expect(isAskable(diagnosis('confident', { followUp }))).toBe(true)
    expect(isAskable(diagnosis('tooDark', { followUp }))).toBe(false)
    expect(isAskable(diagnosis('confident', { replies: [reply('no')] }))).toBe(true)
    expect(isAskable(diagnosis('confident', { replies: [reply('yes')] }))).toBe(false)
    expect(isAskable(diagnosis('tooDark', { label: null, replies: [reply('no')] }))).toBe(false)
  })
})
