import { randomUUID } from 'node:crypto'

import type { CountNote, SprayNote } from '~/contract/notes'

/** As a screen makes them. */
export const counted: Omit<CountNote, 'id' | 'notedAt'> = {
  kind: 'count',
  plot: 'Kando ya mto',
  of: 'fallArmyworm',
  plants: 20,
  sick: 3,
  stage: 'youngFunnel',
  leaf: null,
  area: null,
  outcome: 'watch',
}
export const sprayed: Omit<SprayNote, 'id' | 'notedAt'> = {
  kind: 'spray',
  plot: null,
  crop: 'kale',
  against: 'diamondbackMoth',
  substance: 'spinetoram',
  group: '5',
  day: '2026-10-31',
  daysToHarvest: 3,
}

/** As a phone sends them, each with another id. */
export const countNote = (own: Partial<CountNote> = {}): CountNote => ({
  ...counted,
  id: randomUUID(),
  notedAt: '2026-11-02T05:00:00.000Z',
  ...own,
})
export const sprayNote = (own: Partial<SprayNote> = {}): SprayNote => ({
  ...sprayed,
  id: randomUUID(),
  notedAt: '2026-11-01T05:00:00.000Z',
  ...own,
})
