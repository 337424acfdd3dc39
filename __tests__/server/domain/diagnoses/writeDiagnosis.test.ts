import { LANGUAGES } from '~/contract/languages'
import type { Verdict } from '~/diagnosis'
import { writeDiagnosis } from '~/server/domain/diagnoses/writeDiagnosis'

import { observations } from '../../../support/testApp'

const at = (label: string, probability: number) => ({ label, probability })
const RUST = 'Corn_(maize)___Common_rust_'
const GREY = 'Corn_(maize)___Cercospora_leaf_spot Gray_leaf_spot'
const probable: Verdict = { kind: 'ranked', candidates: [at(RUST, 0.8)] }
const between: Verdict = { kind: 'ranked', candidates: [at(RUST, 0.5), at(GREY, 0.4)] }
const other: Verdict = { kind: 'ranked', candidates: [at(GREY, 0.8)] }
const sure = (sureness: 'very' | 'fairly'): Verdict => ({
  kind: 'confident',
  ...at(RUST, 0.9),
  sureness,
  alternatives: [],
})

describe.each(LANGUAGES)('the effect of more photos, in %s', (language) => {
  const firmnessOf = (first: Verdict, verdict: Verdict, photos: number) =>
    writeDiagnosis(
      {
        id: '1',
        modelVersion: 'test',
        createdAt: 0,
        toldCrop: 'maize',
        facts: undefined,
        posterior: undefined,
        replies: [],
        photos: Array.from({ length: photos }, () => ({ ...first, observation: observations.confident })),
        followsId: undefined,
        progress: undefined,
        plot: undefined,
        charge: 1,
        isByPlan: false,
        verdict,
      },
      { language, place: 'kenya' },
      { today: 0, version: 'test' },
    ).diagnosis.firmness

  it.each([
    ['probable', probable, probable],
    ['not sure which', between, between],
    ['fairly sure', sure('fairly'), sure('fairly')],
    ['very sure', sure('very'), sure('very')],
  ])('is empty if the first one alone was as sure (%s)', (_level, first, together) => {
    expect(firmnessOf(first, together, 2)).toBeNull()
  })

  it('is stated if the result became surer, less sure or different', () => {
    const both = language === 'en' ? /[Ww]ith both photos/ : /Kwa picha zote mbili/
    for (const [first, together] of [
      [between, probable],
      [sure('very'), sure('fairly')],
      [other, probable],
    ] as const)
      expect(firmnessOf(first, together, 2)).toMatch(both)
    expect(firmnessOf(between, probable, 3)).toMatch(language === 'en' ? /With all 3 photos/ : /Kwa picha zote 3/)
  })
})
