import { groupPhotos } from '~/client/features/history/groupPhotos'
import type { Photo } from '~/client/ui/PhotoRow'

const photo = (of: Pick<Photo, 'id' | 'state' | 'plot'> & Partial<Photo>): Photo => ({
  ...{ word: '', banner: 'good', name: '', facts: [], at: 0, address: '', crop: null, url: undefined },
  ...of,
})

const shown = (photos: readonly Photo[]) =>
  groupPhotos(photos).map((group) => [group.plot, ...group.photos.map(({ id }) => id)])

it('the worst field stands first, photos without a field last', () => {
  expect(
    shown([
      photo({ id: 'without', state: 'new', banner: 'act', plot: null }),
      photo({ id: 'waits', state: 'waiting', plot: 'Hill' }),
      photo({ id: 'healthy', state: 'answered', plot: 'Home' }),
      photo({ id: 'sick', state: 'answered', banner: 'act', plot: 'Upper' }),
      photo({ id: 'new', state: 'new', banner: 'act', plot: 'River' }),
      photo({ id: 'newer', state: 'new', banner: 'good', plot: 'Far' }),
    ]),
  ).toEqual([
    ['River', 'new'],
    ['Upper', 'sick'],
    ['Far', 'newer'],
    ['Hill', 'waits'],
    ['Home', 'healthy'],
    [null, 'without'],
  ])
})

it('in a field the photos stand by state, then the worst and the newest first; one being sent keeps its place', () => {
  const states = ['answered', 'byPhone', 'waiting', 'sending', 'failed', 'due', 'new'] as const
  const photos = states.map((state) => photo({ id: state, state, plot: null }))
  expect(
    shown([
      ...photos,
      photo({ id: 'later', state: 'waiting', plot: null, at: 1 }),
      photo({ id: 'worse', state: 'answered', banner: 'act', plot: null, at: -1 }),
    ]),
  ).toEqual([[null, 'new', 'due', 'failed', 'later', 'waiting', 'sending', 'byPhone', 'worse', 'answered']])
})
