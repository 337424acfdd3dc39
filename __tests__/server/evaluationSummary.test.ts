import { summarise } from '~/server/evaluationSummary'

const labels = ['Maize___Rust', 'Maize___healthy', 'Tomato___Late_blight', 'not_a_leaf']
const photo = (label: string, probabilities: number[], confident = false, ms = 1) => ({
  label,
  probabilities,
  confident,
  contradicted: false,
  ms,
})
const summariseAll = (scored: ReturnType<typeof photo>[]) =>
  summarise(scored, labels, ['not_a_leaf', 'unsupported_crop'])

it('counts what is right, nearly right, and right about the crop only', () => {
  const figures = summariseAll([
    photo('Maize___Rust', [0.7, 0.1, 0.1, 0.1], true),
    photo('Maize___Rust', [0.3, 0.6, 0.05, 0.05]),
    photo('Tomato___Late_blight', [0.5, 0.3, 0.05, 0.15], true),
    photo('Maize___healthy', [0.1, 0.2, 0.6, 0.1]),
  ])
  expect(figures).toMatchObject({ photos: 4, top1: 0.25, top3: 0.75, crop: 0.5, answered: 0.5, top1Answered: 0.5 })
  expect(figures.perClass).toEqual({
    Maize___Rust: { photos: 2, top1: 0.5 },
    Tomato___Late_blight: { photos: 1, top1: 0 },
    Maize___healthy: { photos: 1, top1: 0 },
  })
})

it('looks at the surest 65 % by confidence, whatever the order', () => {
  const sure = photo('Maize___Rust', [0.9, 0.1, 0, 0])
  const unsure = photo('Maize___Rust', [0.3, 0.4, 0.2, 0.1])
  const scored = Array.from({ length: 20 }, (_, index) => (index % 20 < 7 ? unsure : sure))
  expect(summariseAll(scored)).toMatchObject({ top1: 0.65, top1At65: 1 })
})

it('keeps photos to be rejected out of the accuracy, and counts the confident ones against the model', () => {
  const figures = summariseAll([
    photo('not_a_leaf', [0, 0, 0, 1]),
    photo('not_a_leaf', [1, 0, 0, 0], true),
    photo('unsupported_crop', [1, 0, 0, 0]),
    photo('Maize___Rust', [1, 0, 0, 0], true),
  ])
  expect(figures).toMatchObject({ photos: 4, top1: 1, answered: 1, rejected: { not_a_leaf: 0.5, unsupported_crop: 1 } })
})

it('counts a photo that could not be read as wrong', () => {
  expect(summariseAll([photo('Maize___Rust', [0, 0, 0, 0])])).toMatchObject({ top1: 0, top3: 0, crop: 0 })
})

it('says null for a share of nothing', () => {
  expect(summariseAll([])).toMatchObject({ photos: 0, top1: null, top1Answered: null, rejected: { not_a_leaf: null } })
})

it('reports the median time', () => {
  const at = (ms: number) => photo('Maize___Rust', [1, 0, 0, 0], true, ms)
  expect(summariseAll([at(9), at(1), at(5)]).medianMs).toBe(5)
})
