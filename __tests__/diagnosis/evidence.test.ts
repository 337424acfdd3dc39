import { CONDITIONS } from '~/contract/library'
import { ALONE, ALONE_IF_TOLD } from '~/diagnosis/catalogue/evidence'

import model from '../../models/leaf/model.json'

const { confidentByLabel, told } = model.thresholds
const allowedBy = (bars: Record<string, number>) =>
  Object.keys(CONDITIONS)
    .filter((label) => (bars[label] ?? 0) < 1)
    .sort()

const namesOf = (labels: Record<string, readonly string[]>) => Object.values(labels).flat()

it('names as certain only what the shipped model may answer alone', () => {
  expect(namesOf(ALONE).sort()).toEqual(allowedBy(confidentByLabel))
})

it('names for a given crop only what it may answer alone', () => {
  expect([...namesOf(ALONE), ...namesOf(ALONE_IF_TOLD)].sort()).toEqual(allowedBy(told.confidentByLabel))
})
