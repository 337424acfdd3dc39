import { UNJUDGED_CROPS, coveredCrops, writeReport } from '~/diagnosis'

import { leafLabels } from './labels'

const HLB = 'Orange___Haunglongbing_(Citrus_greening)'

const confident = (label: string) =>
  writeReport({ kind: 'confident', label, probability: 0.9, sureness: 'fairly', alternatives: [] })

describe('what must be said', () => {
  const whole = (label: string) =>
    `${confident(label)} ${writeReport({ kind: 'ranked', candidates: [label, leafLabels[0]!].map((l) => ({ label: l, probability: 0.4 })) })}`

  it.each([
    [HLB, [/no cure/, /no photo can confirm/, /PCR/, /KEPHIS/, /few healthy orange leaves, all from one source/]],
    ['Orange___Canker', [/listed as free of canker/, /KEPHIS/]],
    ['Apple___Cedar_apple_rust', [/Where no juniper grows cedar apple rust is unlikely/]],
    ['Grape___Esca_(Black_Measles)', [/no cure/, /sprays are useless/]],
    ['Tomato___Tomato_Yellow_Leaf_Curl_Virus', [/no cure/]],
    ['Tomato___Tomato_mosaic_virus', [/no cure/, /No spray helps/]],
    ['Tomato___Late_blight', [/no true fungus/, /Triazole sprays do nothing/, /lost in days/]],
    ['Potato___Late_blight', [/no true fungus/, /Triazole sprays do nothing/, /lost in days/]],
    ['Tomato___Spider_mites Two-spotted_spider_mite', [/Fungus sprays do nothing/]],
    ['Pepper,_bell___Bacterial_spot', [/fungus sprays do not kill bacteria/]],
    ['Blueberry___healthy', [/knows no disease of blueberry/]],
    ['Raspberry___healthy', [/knows no disease of raspberry/]],
    ['Orange___healthy', [/few healthy orange leaves, all from one source/]],
    ['Corn_(maize)___healthy', [/maize lethal necrosis/, /maize streak/, /fall armyworm/]],
    ['Tomato___healthy', [/Tuta absoluta/, /bacterial wilt/]],
    ['Potato___healthy', [/bacterial wilt/, /cyst nematode/]],
    ['Bean___healthy', [/anthracnose/]],
  ])('%s', (label, sentences) => {
    for (const sentence of sentences) expect(whole(label)).toMatch(sentence)
  })

  it.each(leafLabels.filter((label) => label.endsWith('healthy')))(
    '%s never claims more than "no known disease"',
    (label) => {
      expect(confident(label)).toMatch(/^## .+: no known disease seen$/m)
      expect(confident(label)).toContain('no *known* disease')
    },
  )

  it('warns of greening in a ranked report, however likely', () => {
    const report = writeReport({
      kind: 'ranked',
      candidates: [
        { label: HLB, probability: 0.99 },
        { label: 'Orange___healthy', probability: 0.005 },
      ],
    })
    expect(report).toMatch(/no photo can confirm it/)
    expect(report).toMatch(/report it to KEPHIS/)
    expect(report).toMatch(/few healthy orange leaves/)
  })

  it('says why a label is only ranked that photos of too few places have shown to be right', () => {
    const candidates = ['Apple___Apple_scab', 'Apple___Black_rot'].map((label) => ({ label, probability: 0.4 }))
    expect(writeReport({ kind: 'ranked', candidates, tooFewPlaces: true })).toMatch(/photos of too few places/)
    expect(writeReport({ kind: 'ranked', candidates })).not.toMatch(/too few places/)
  })

  it('lists what is covered and what is not where the crop is unknown', () => {
    const report = writeReport({ kind: 'unknownCrop' })
    for (const crop of [...coveredCrops(), ...UNJUDGED_CROPS]) expect(report).toContain(crop)
    expect(report).toContain('We cannot judge peach, soybean and squash yet.')
  })

  it('offers the likely rivals first, and the known look-alikes when no rival is likely', () => {
    const label = 'Tomato___Late_blight'
    const rival = { label: 'Tomato___Target_Spot', probability: 0.08 }
    const likely = writeReport({
      kind: 'confident',
      label,
      probability: 0.9,
      sureness: 'fairly',
      alternatives: [rival],
    })
    expect(likely.match(/\*\*([^*]+)\?\*\*/g)).toEqual(['**Target spot?**', '**Early blight?**'])
    const alone = writeReport({
      kind: 'confident',
      label,
      probability: 0.9,
      sureness: 'fairly',
      alternatives: [{ ...rival, probability: 0.004 }],
    })
    expect(alone.match(/\*\*([^*]+)\?\*\*/g)).toEqual(['**Early blight?**', '**Leaf mould?**'])
  })

  it('refuses a label without an entry', () => {
    expect(() => confident('Banana___Wilt')).toThrow(RangeError)
  })
})
