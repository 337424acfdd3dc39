import { MAX_NOTES_AT_ONCE, PLOT_LENGTH, SUBSTANCE_LENGTH } from '~/contract/limits'
import { noteSchema, notesRequestSchema } from '~/contract/notes'

import { countNote, sprayNote } from '../support/fieldNotes'

const rejectionOf = (note: object) => {
  try {
    noteSchema.validateSync(note)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}

it.each([
  countNote(),
  countNote({ of: 'Corn_(maize)___Common_rust_', plants: 30, sick: 300, leaf: 'thirdBelowCob', area: 25, plot: null }),
  countNote({ sick: 0, outcome: 'nothing' }),
  sprayNote(),
  sprayNote({ against: null, group: null, daysToHarvest: null, substance: 'x'.repeat(SUBSTANCE_LENGTH) }),
  sprayNote({ group: '11A', daysToHarvest: 0 }),
  sprayNote({ group: '4+M3', daysToHarvest: 365, day: '2028-02-29' }),
])('takes $kind $id as it is', (note) => {
  expect(noteSchema.validateSync(note)).toEqual(note)
})

it('normalises names and drops properties that it does not know', () => {
  const note = sprayNote()
  const typed = { ...note, plot: '  By\u00a0 the river ', substance: ' lambda-cyhalothrin  50 g/l', photo: 'x' }
  expect(noteSchema.validateSync(typed)).toEqual({
    ...note,
    plot: 'By the river',
    substance: 'lambda-cyhalothrin 50 g/l',
  })
})

const COUNT = [
  { kind: 'walk' },
  { id: 'A'.repeat(36) },
  { id: undefined },
  { notedAt: '2026-11-02' },
  { notedAt: '2026-02-30T05:00:00.000Z' },
  { notedAt: 1_000 },
  { of: 'toString' },
  { plants: 15 },
  { plants: '10' },
  { sick: -1 },
  { sick: 301 },
  { sick: 1.5 },
  { stage: 'young funnel' },
  { stage: 'x'.repeat(31) },
  { leaf: undefined },
  { leaf: '<b>' },
  { area: 2 },
  { outcome: 'spray' },
]
it.each(COUNT)('refuses a count with %j', (wrong) => {
  expect(rejectionOf({ ...countNote(), ...wrong })).toBe('The request could not be understood.')
})

const FIELD = `Please name the field in at most ${PLOT_LENGTH} letters, digits and ordinary signs.`
const SUBSTANCE = `Please write the active ingredient in at most ${SUBSTANCE_LENGTH} letters, digits and ordinary signs.`
const GROUP = 'Please write the group as on the label, such as 5, 28, M1 or 11A.'
const HARVEST = 'Please write the days to harvest as a number from 0 to 365.'
const SPRAY: [object, string][] = [
  [{ crop: 'wheat' }, 'Please choose one of the crops in the list.'],
  [{ plot: '<b>Kilima</b>' }, FIELD],
  [{ plot: 'x'.repeat(PLOT_LENGTH + 1) }, FIELD],
  [{ plot: 7 }, FIELD],
  [{ plot: undefined }, FIELD],
  [{ substance: '' }, SUBSTANCE],
  [{ substance: ' ' }, SUBSTANCE],
  [{ substance: null }, SUBSTANCE],
  [{ substance: 'a\u202eb' }, SUBSTANCE],
  [{ substance: 'x'.repeat(SUBSTANCE_LENGTH + 1) }, SUBSTANCE],
  [{ group: '' }, GROUP],
  [{ group: 'ABCDEFG' }, GROUP],
  [{ group: '3 A' }, GROUP],
  [{ daysToHarvest: 366 }, HARVEST],
  [{ daysToHarvest: '3' }, HARVEST],
  [{ day: '2026-02-30' }, 'The request could not be understood.'],
  [{ day: '31.10.2026' }, 'The request could not be understood.'],
  [{ against: 'nothing' }, 'The request could not be understood.'],
]
it.each(SPRAY)('refuses a spray with %j', (wrong, message) => {
  expect(rejectionOf({ ...sprayNote(), ...wrong })).toBe(message)
})

it.each([{}, { notes: [] }, { notes: null }, { notes: 'all' }, { notes: [null] }, { notes: ['one'] }])(
  'refuses the request %j',
  (body) => {
    expect(notesRequestSchema.isValidSync(body)).toBe(false)
  },
)

it('takes so many notes at once and no more', () => {
  const notes = Array.from({ length: MAX_NOTES_AT_ONCE }, () => countNote())
  expect(notesRequestSchema.isValidSync({ notes })).toBe(true)
  expect(notesRequestSchema.isValidSync({ notes: [...notes, sprayNote()] })).toBe(false)
})
