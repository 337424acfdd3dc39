import { screen, waitFor, within } from '@testing-library/react'

import { recentSprays } from '~/client/features/notes/useRecentSprays'
import { shareTextOf, sprayedLines } from '~/client/features/result/share/shareText'
import { fieldNotes } from '~/client/storage/fieldNotes'
import { currentAccount, tokenStorage } from '~/client/storage/tokenStorage'
import { dayOf } from '~/client/ui/dayOf'
import { changeLanguage, formatDay } from '~/client/i18n/i18n'
import type { SprayNote } from '~/contract/notes'
import { paths } from '~/contract/paths'
import type { PredictionResponse } from '~/contract/responses'

import { diagnose, signUp } from '../../../../support/calls'
import { countNote, sprayNote } from '../../../../support/fieldNotes'
import { predictionIn, verdicts } from '../../../../support/predictions'
import { renderApp, serverForEachTest } from '../../../../support/renderApp'
import { observationOf } from '../../../../support/testApp'
import { setViewport } from '../../../../support/viewport'

const DAY_MS = 86_400_000
const TODAY = '2026-12-10'

afterEach(() => changeLanguage('en'))

describe('recent sprays', () => {
  const spray = (day: string, own: Partial<SprayNote> = {}) => sprayNote({ crop: 'tomato', plot: 'river', day, ...own })
  const daysOf = (
    notes: Parameters<typeof recentSprays>[0],
    plants: Partial<Parameters<typeof recentSprays>[1]> = {},
  ) => recentSprays(notes, { crop: 'tomato', plot: 'river', ...plants }, TODAY).map(({ day }) => day)

  it('are those of the last 60 days, today included, the newest three first', () => {
    expect(daysOf(['2026-10-10', '2026-10-11', '2026-12-10', '2026-12-11'].map((day) => spray(day)))).toEqual([
      '2026-12-10',
      '2026-10-11',
    ])
    const days = ['2026-11-01', '2026-11-04', '2026-11-02', '2026-11-03']
    expect(daysOf(days.map((day) => spray(day)))).toEqual(['2026-11-04', '2026-11-03', '2026-11-02'])
  })

  it('are those of the crop, and of the field if one is named', () => {
    const notes = [
      spray('2026-12-01'),
      spray('2026-12-02', { plot: null }),
      spray('2026-12-03', { plot: 'hill' }),
      spray('2026-12-04', { crop: 'kale' }),
      countNote(),
    ]
    expect(daysOf(notes)).toEqual(['2026-12-01'])
    expect(daysOf(notes, { plot: undefined })).toEqual(['2026-12-03', '2026-12-02', '2026-12-01'])
    expect(daysOf(notes, { crop: null })).toEqual([])
  })
})

it.each([
  ['en', 'Sprayed:\n- 01/12/2026: neem, group UN\n- 30/11/2026: sulphur', 'group 5'],
  ['sw', 'Dawa zilizonyunyizwa:\n- 01/12/2026: neem, kundi la UN\n- 30/11/2026: sulphur', 'kundi la 5'],
] as const)(
  'the shared text lists sprays, with the field where the answer names none (%s)',
  async (language, text, group) => {
    await changeLanguage(language, ['share', 'diagnosis'])
    const sprays = [
      sprayNote({ day: '2026-12-01', substance: 'neem', group: 'UN', plot: 'river' }),
      sprayNote({ day: '2026-11-30', substance: 'sulphur', group: null, plot: 'river' }),
    ]
    const shared = {
      result: predictionIn(language, verdicts.confident).diagnosis.answer,
      language,
      createdAt: '2026-12-02T08:00:00Z',
      today: Date.parse(TODAY),
    }
    expect(shareTextOf({ ...shared, plot: 'river', sprays })).toContain(`\n\n${text}\n\n`)
    expect(shareTextOf(shared)).not.toContain(text.split('\n')[0])
    const elsewhere = [sprayNote({ day: '2026-12-01', plot: 'hill' }), sprayNote({ day: '2026-12-01', plot: null })]
    expect(sprayedLines({ language, plot: undefined, sprays: elsewhere })).toEqual([
      `01/12/2026: spinetoram, ${group}, hill`,
      `01/12/2026: spinetoram, ${group}`,
    ])
  },
)

describe('the slip for the farm officer', () => {
  const server = serverForEachTest({ classify: async () => observationOf({ Tomato___Late_blight: 0.95 }) })
  beforeEach(() => {
    setViewport({ widthPx: 360, reducedMotion: true })
  })

  /** The slip of an answer about tomatoes on the field "river". */
  async function openSlip(...notes: SprayNote[]) {
    const account = await signUp(server())
    tokenStorage.save(account)
    for (const note of notes) await fieldNotes.add(currentAccount(), note)
    const told = { plot: 'river' }
    const response = await diagnose(server(), account.access, { content: Buffer.from('leaf'), told })
    const { id } = response.json<PredictionResponse>().diagnosis
    const { user } = renderApp(`${paths.predict}?scan=${id}`, server())
    await user.click(await screen.findByRole('button', { name: 'Share' }))
    const slip = within(await screen.findByLabelText('Leaf check: for the farm officer'))
    return {
      sprayed: () => slip.getByText('Sprayed with what, when').nextElementSibling!,
      preview: () => screen.getByRole('region', { name: 'This is what they get' }),
    }
  }
  const daysAgo = (days: number) => dayOf(new Date(Date.now() - days * DAY_MS))

  it('says what was sprayed there, as does the text', async () => {
    const note = { crop: 'tomato', plot: 'river', substance: 'mancozeb', group: 'M3' } as const
    const { sprayed, preview } = await openSlip(
      sprayNote({ ...note, day: daysAgo(20) }),
      sprayNote({ ...note, day: daysAgo(4), substance: 'sulphur', group: null }),
      sprayNote({ ...note, day: daysAgo(5), plot: 'hill', substance: 'copper' }),
    )
    const written = (days: number) => formatDay(daysAgo(days), 'en', 'short')
    const lines = [`${written(4)}: sulphur`, `${written(20)}: mancozeb, group M3`]
    await waitFor(() => {
      expect(sprayed().textContent).toBe(lines.join('\n'))
    })
    expect(preview().textContent).toContain(`Sprayed:\n- ${lines.join('\n- ')}\n`)
  })

  it('leaves room to write if nothing was noted there', async () => {
    const { sprayed, preview } = await openSlip(sprayNote({ crop: 'kale', plot: 'river', day: daysAgo(1) }))
    expect(sprayed()).toBeEmptyDOMElement()
    expect(preview()).not.toHaveTextContent('Sprayed')
  })
})
