import { caseAfter } from '~/client/features/desk/openCases'
import { searchNames, type Choice } from '~/client/features/desk/searchNames'
import type { DeskCase } from '~/contract/cases'

const choice = (id: string, crop: string, name: string): Choice => ({
  id,
  crop,
  name,
  actions: [],
  reportTo: null,
})
const choices = [
  choice('a', 'potato', 'late blight'),
  choice('b', 'tomato', 'late blight'),
  choice('c', 'tomato', 'early blight'),
  choice('d', 'tomato', 'Septoria leaf spot'),
]

it.each([
  ['', 'tomato', ['b', 'c', 'd']],
  ['', null, []],
  ['blight', 'tomato', ['b', 'c', 'a']],
  ['blight', 'potato', ['a', 'b', 'c']],
  ['BLIGHT late', 'tomato', ['b', 'a']],
  ['éarly', 'tomato', ['c']],
  ['leaf spot x', 'tomato', []],
])('a search for "%s" on %s finds %j', (query, crop, found) => {
  expect(searchNames(choices, query, crop).map(({ id }) => id)).toEqual(found)
})

const deskCase = (id: string, change: Partial<DeskCase> = {}): DeskCase => ({
  id,
  crop: 'maize',
  cropName: 'Maize',
  title: 'Common rust',
  sureness: null,
  county: null,
  askedAt: '2026-11-23T08:00:00Z',
  state: 'asked',
  isPro: false,
  takenBy: null,
  takenUntil: null,
  photos: 0,
  ...change,
})

it.each<[string, DeskCase[], string | undefined]>([
  ['the next one', [deskCase('x'), deskCase('b')], 'b'],
  ['the first one after the last', [deskCase('a'), deskCase('x')], 'a'],
  ['none that another expert has', [deskCase('x'), deskCase('b', { state: 'taken', takenBy: 'other' })], undefined],
  ['one of the own', [deskCase('x'), deskCase('b', { state: 'taken', takenBy: 'me' })], 'b'],
  ['none that waits for the farmer', [deskCase('x'), deskCase('b', { state: 'questioned' })], undefined],
  ['none that is answered', [deskCase('x'), deskCase('b', { state: 'answered' })], undefined],
  ['any where it is not listed', [deskCase('a')], 'a'],
])('after a case opens %s', (_, cases, next) => {
  expect(caseAfter(cases, 'x')?.id).toBe(next)
})
