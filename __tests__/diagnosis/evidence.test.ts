import { CONDITIONS } from '~/contract/library'
import { ALONE } from '~/diagnosis'

import model from '../../models/leaf/model.json'

it('names as certain only what the shipped model may answer alone', () => {
  const bars = model.thresholds.confidentByLabel as Record<string, number>
  const alone = Object.keys(CONDITIONS).filter((label) => (bars[label] ?? 0) < 1)
  expect([...ALONE].sort()).toEqual(alone.sort())
})
