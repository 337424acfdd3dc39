import { combine, condition, updateByReply } from '~/diagnosis/verdict/posterior'

const labels = ['Tomato___Early_blight', 'Tomato___Late_blight', 'Potato___Late_blight', 'not_a_leaf']
const check = { yes: { Tomato___Late_blight: 4 }, no: { Tomato___Late_blight: 0.25 } }
const rounded = (values: readonly number[]) => values.map((value) => Number(value.toFixed(3)))

describe('condition', () => {
  const posterior = [0.25, 0.125, 0.5, 0.125]

  it('keeps the labels of the given crop and their share', () => {
    const { posterior: left, share } = condition(posterior, labels, 'Tomato')
    expect({ left: rounded(left), share }).toEqual({ left: [0.667, 0.333, 0, 0], share: 0.375 })
  })

  it('is less sure at a temperature above 1', () => {
    expect(rounded(condition([0.4, 0.1, 0.5, 0], labels, 'Tomato', 2).posterior)).toEqual([0.667, 0.333, 0, 0])
  })

  it('throws for a crop without a label and for a posterior of another length', () => {
    expect(() => condition(posterior, labels, 'Quinoa')).toThrow(RangeError)
    expect(() => condition([1], labels, 'Tomato')).toThrow(RangeError)
  })
})

describe('combine', () => {
  const [one, other] = [
    [0.8, 0.2],
    [0.5, 0.5],
  ]

  it.each([
    ['a single photo as it is', [one], {}, [0.8, 0.2]],
    ['two equal photos as one, at half weight', [one, one], { 2: 0.5 }, [0.8, 0.2]],
    ['two equal photos as independent, at full weight', [one, one], { 2: 1 }, [0.941, 0.059]],
    ['an undecided photo as doubt, at half weight', [one, other], { 2: 0.5 }, [0.667, 0.333]],
    ['a probability of 0 without losing the others', [one, [0, 1]], { 2: 1 }, [0, 1]],
  ])('takes %s', (_case, posteriors, weights, together) => {
    expect(rounded(combine(posteriors, weights))).toEqual(together)
  })

  it('throws for no photo, a number without a weight and different lengths', () => {
    for (const posteriors of [[], [one, one, one], [one, [1]]])
      expect(() => combine(posteriors, { 2: 0.5 })).toThrow(RangeError)
  })
})

describe('updateByReply', () => {
  const posterior = [0.5, 0.5, 0, 0]

  it.each([
    ['yes', [0.2, 0.8, 0, 0]],
    ['no', [0.8, 0.2, 0, 0]],
    ['cannotTell', [0.5, 0.5, 0, 0]],
  ] as const)('moves the odds by the ratios of %s', (reply, after) => {
    expect(rounded(updateByReply(posterior, labels, check, reply))).toEqual(after)
  })

  it('throws for a ratio that is not a positive number', () => {
    for (const ratio of [0, -1, Infinity, NaN])
      expect(() => updateByReply(posterior, labels, { ...check, yes: { Potato___Late_blight: ratio } }, 'yes')).toThrow(
        RangeError,
      )
  })
})
