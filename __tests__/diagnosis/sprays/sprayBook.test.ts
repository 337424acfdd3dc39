import { LANGUAGES } from '~/contract/languages'
import { barredIn, groupSince, harvestFrom, labelNames, waitOf, wordsIn } from '~/diagnosis'

import { sprayNote } from '../../support/fieldNotes'

const KALE = { crop: 'kale', plot: null } as const
const TODAY = Date.UTC(2026, 10, 30)

describe('harvestFrom', () => {
  it.each([
    ['2026-11-30', 0, '2026-11-30'],
    ['2026-11-30', 9, '2026-12-09'],
    ['2026-12-25', 14, '2027-01-08'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-10-31', 365, '2027-10-31'],
  ])('of a spray on %s with %i days on the label is %s', (day, daysToHarvest, from) => {
    expect(harvestFrom(sprayNote({ day, daysToHarvest }))).toBe(from)
  })

  it('is null without a label', () => {
    expect(harvestFrom(sprayNote({ daysToHarvest: null }))).toBeNull()
  })
})

describe('waitOf', () => {
  const early = sprayNote({ day: '2026-11-20', daysToHarvest: 14 })
  const late = sprayNote({ day: '2026-11-25', daysToHarvest: 3 })

  it('is the latest day, whichever spray came last', () => {
    expect(waitOf([early, late], KALE, '2026-11-26')).toBe('2026-12-04')
    expect(waitOf([late, early], KALE, '2026-11-26')).toBe('2026-12-04')
  })

  it('is over on the day itself', () => {
    expect(waitOf([early, late], KALE, '2026-12-03')).toBe('2026-12-04')
    expect(waitOf([early, late], KALE, '2026-12-04')).toBeNull()
  })

  it('takes only sprays of the same crop and field', () => {
    const elsewhere = [sprayNote({ ...early, plot: 'River' }), sprayNote({ ...early, crop: 'tomato' })]
    expect(waitOf(elsewhere, KALE, '2026-11-26')).toBeNull()
    expect(waitOf(elsewhere, { crop: 'kale', plot: 'River' }, '2026-11-26')).toBe('2026-12-04')
    expect(waitOf([], KALE, '2026-11-26')).toBeNull()
  })

  it('is unknown as long as one spray has no label, and never by one of another field', () => {
    const unread = sprayNote({ day: '2026-11-01', daysToHarvest: null })
    expect(waitOf([late, unread], KALE, '2027-06-01')).toBe('unknown')
    expect(waitOf([late, { ...unread, plot: 'River' }], KALE, '2027-06-01')).toBeNull()
  })
})

describe('groupSince', () => {
  const on = (day: string, group: string | null = '5', own: Parameters<typeof sprayNote>[0] = {}) =>
    sprayNote({ day, group, ...own })

  it('is undefined within 21 days, and the first day from then on', () => {
    const earlier = [on('2026-11-01'), on('2026-11-10')]
    expect(groupSince(earlier, on('2026-11-21'))).toBeUndefined()
    expect(groupSince(earlier, on('2026-11-22'))).toBe('2026-11-01')
    expect(groupSince([], on('2026-11-22'))).toBeUndefined()
  })

  it('starts again after a spray of another group', () => {
    const earlier = [on('2026-10-01'), on('2026-11-02', '28'), on('2026-11-05')]
    expect(groupSince(earlier, on('2026-11-25'))).toBeUndefined()
    expect(groupSince(earlier, on('2026-11-26'))).toBe('2026-11-05')
    expect(groupSince([on('2026-10-01'), on('2026-11-20', '28')], on('2026-11-26'))).toBeUndefined()
  })

  it('compares groups without their case and leading zeros', () => {
    expect(groupSince([on('2026-10-01', 'M1')], on('2026-11-01', 'm01'))).toBe('2026-10-01')
    expect(groupSince([on('2026-10-01', '3')], on('2026-11-01', '03'))).toBe('2026-10-01')
    expect(groupSince([on('2026-10-01', '3')], on('2026-11-01', '30'))).toBeUndefined()
    expect(groupSince([on('2026-10-01', '11a')], on('2026-11-01', '11A'))).toBe('2026-10-01')
    expect(groupSince([on('2026-10-01', '4A')], on('2026-11-01', '4a'))).toBe('2026-10-01')
  })

  it('ignores other crops and fields, later sprays, those against germs, and those without a group', () => {
    const others = [
      on('2026-10-01', '5', { plot: 'River' }),
      on('2026-10-01', '5', { crop: 'tomato' }),
      on('2026-12-24'),
      on('2026-10-01', null),
      on('2026-10-01', '5', { against: 'Tomato___Late_blight' }), // fungicides count their groups apart
    ]
    expect(groupSince(others, on('2026-11-25'))).toBeUndefined()
    expect(groupSince([on('2026-10-01'), on('2026-11-10', null)], on('2026-11-25'))).toBe('2026-10-01')
    expect(groupSince([on('2026-10-01')], on('2026-11-25', null))).toBeUndefined()
  })

  it.each([
    ['Tomato___Late_blight', undefined],
    ['tomatoBacterialWilt', undefined],
    ['Tomato___Spider_mites Two-spotted_spider_mite', '2026-10-01'],
    ['tuta', '2026-10-01'],
    [null, '2026-10-01'],
  ])('against %s is %s', (against, since) => {
    expect(groupSince([on('2026-10-01')], on('2026-11-25', '5', { against }))).toBe(since)
  })
})

describe('barredIn', () => {
  const words = wordsIn('en')

  it.each([
    ['imidacloprid', /^Not allowed on food crops .*imidacloprid in the open field/],
    ['IMIDACLOPRID 200 g/l', /^Not allowed on food crops .*imidacloprid/],
    ['chlorothalonil', /^Not allowed on food crops .*chlorothalonil/],
    ['Mancozeb 640 + metalaxyl', /^Probably not allowed .*under review .*mancozeb/],
  ])('warns of "%s"', (typed, warning) => {
    expect(barredIn(typed, words, TODAY)).toEqual([expect.stringMatching(warning)])
  })

  it('warns of both substances of a mixture', () => {
    expect(barredIn('imidacloprid + mancozeb', words, TODAY)).toHaveLength(2)
  })

  it.each(['', 'spinosad', 'salt', 'water'])('says nothing of "%s", neither good nor bad', (typed) => {
    expect(barredIn(typed, words, TODAY)).toEqual([])
  })

  it.each(LANGUAGES)('says nothing outside Kenya: %s', (language) => {
    expect(barredIn('imidacloprid', wordsIn(language), TODAY)).toHaveLength(1)
    expect(barredIn('imidacloprid, mancozeb', wordsIn(language, 'elsewhere'), TODAY)).toEqual([])
  })
})

describe('labelNames', () => {
  const groupOf = (name: string) => labelNames.find((one) => one.name === name)?.group

  it('are sorted, each once, without weedkillers', () => {
    const names = labelNames.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort((one, other) => one.localeCompare(other)))
    expect(names).not.toContain('glyphosate')
  })

  it.each([
    ['spinosad', '5'],
    ['imidacloprid', '4A'],
    ['difenoconazole', '3'],
    ['mancozeb', 'M3'],
    ['spray oil', null],
  ])('%s has the group %s', (name, group) => {
    expect(groupOf(name)).toBe(group)
  })
})
