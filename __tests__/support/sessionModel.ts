import fc from 'fast-check'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
export const LIMITS = { idleMs: 14 * DAY_MS, absoluteMs: 60 * DAY_MS }

/** Two tabs of the owner's browser, and two thieves who have copied what its storage held. */
export const ACTORS = ['tab', 'otherTab', 'thief', 'otherThief'] as const
export type Actor = (typeof ACTORS)[number]

/** `back` tokens before the one this actor holds; 0 is what an honest client sends. */
export type Presentation = { who: Actor; back: number }
export type Step =
  | ({ kind: 'refresh'; isLost: boolean } & Presentation)
  | { kind: 'race'; one: Presentation; other: Presentation }
  | { kind: 'reload' | 'logOut'; who: Actor }
  | { kind: 'advance'; ms: number }

const actor = fc.constantFrom(...ACTORS)
const honest = fc.record({ who: actor, back: fc.constant(0) })
const replay = fc.record({ who: actor, back: fc.integer({ min: 1, max: 3 }) })
const presentation = fc.oneof({ weight: 6, arbitrary: honest }, { weight: 1, arbitrary: replay })
const refreshStep = fc
  .tuple(presentation, fc.boolean())
  .map(([given, isLost]): Step => ({ kind: 'refresh', isLost, ...given }))
const race = fc.record({ kind: fc.constant('race' as const), one: presentation, other: presentation })
const reload = fc.record({ kind: fc.constant('reload' as const), who: actor })
const logOut = fc.record({ kind: fc.constant('logOut' as const), who: actor })
const advance = fc.record({
  kind: fc.constant('advance' as const),
  ms: fc.constantFrom(1, 10_000, 11 * MINUTE_MS, DAY_MS, 13 * DAY_MS, LIMITS.idleMs - 1, LIMITS.idleMs, 60 * DAY_MS),
})

export const history = fc.record({
  keepsCookies: fc.boolean(),
  steps: fc.array<Step>(
    fc.oneof(
      { weight: 8, arbitrary: refreshStep },
      { weight: 3, arbitrary: reload },
      { weight: 3, arbitrary: race },
      { weight: 3, arbitrary: advance },
      { weight: 1, arbitrary: logOut },
    ),
    { minLength: 1, maxLength: 16, size: 'max' },
  ),
})

/** What the rules say of one session; tokens are numbered from the first. */
export type Model = {
  newest: number
  hasEnded: boolean
  isBound: boolean
  openedAt: number
  usedAt: number
  now: number
}

export const isAlive = ({ hasEnded, now, usedAt, openedAt }: Model) =>
  !hasEnded && now - usedAt < LIMITS.idleMs && now - openedAt < LIMITS.absoluteMs

/** Presents the token with this number: the model afterwards, and the number of the token that is answered. */
export function present(model: Model, token: number, hasMark: boolean): { model: Model; answer: number | undefined } {
  const age = model.newest - token
  if (!isAlive(model) || age > 1 || (model.isBound && !hasMark))
    return { model: { ...model, hasEnded: true }, answer: undefined }
  const newest = age === 0 ? model.newest + 1 : model.newest
  return { model: { ...model, newest, usedAt: model.now, isBound: model.isBound || hasMark }, answer: newest }
}
