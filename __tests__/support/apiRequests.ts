import fc from 'fast-check'

import type { Operation } from './openApi'

type Schema = {
  type?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  properties?: Record<string, Schema>
}

/** What is sent: JSON, text under some type, an upload, or nothing. */
export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'text'; text: string; type: string }
  | { kind: 'upload'; field: string; content: Uint8Array; copies: number; declaredLength: number | undefined }
  | { kind: 'none' }

export type Step = {
  call: number
  body: Body
  /** What the call shows of itself, of the tokens and accounts known by then. */
  auth: 'none' | 'access' | 'spent' | 'refresh' | 'garbage'
  /** Which of the known accounts and tokens stand in for generated ones, if any. */
  known: number | undefined
  key: string | undefined
  /** On the server whose limits are soon met. */
  isTight: boolean
}

/** Values that the schema allows, its edges included. */
function validFor({ pattern, minLength = 0, maxLength = 40, properties, type }: Schema): fc.Arbitrary<unknown> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (properties)
    return fc.record(Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, validFor(one)])))
  if (type !== 'string') return fc.jsonValue()
  const edges = [minLength, maxLength].map((length) =>
    fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length }),
  )
  return fc.oneof(fc.string({ unit: 'grapheme', minLength, maxLength }), ...edges)
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    null,
    0,
    -1,
    1e308,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '$ne',
    'x'.repeat(300),
  ),
  fc.constantFrom<unknown>({ toString: 1 }, { length: 3 }, ['a@example.com'], { $gt: '' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

/** As the schema says; with one property gone or replaced; or anything at all. */
function jsonFor(schema: Schema): fc.Arbitrary<Body> {
  const names = Object.keys(schema.properties ?? {})
  const valid = validFor(schema) as fc.Arbitrary<Record<string, unknown>>
  const spoilt = fc
    .tuple(valid, fc.constantFrom(...names, 'detail', 'constructor'), hostile)
    .map(([value, name, other]) => ({ ...value, [name]: other }))
  const lacking = fc.tuple(valid, fc.constantFrom(...names)).map(([value, name]) => ({ ...value, [name]: undefined }))
  const value = fc.oneof({ weight: 6, arbitrary: valid }, { weight: 3, arbitrary: spoilt }, lacking, hostile)
  return value.map((json) => ({ kind: 'json', value: json }))
}

const text: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('text' as const),
  text: fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('{', '[]', 'null', '{"__proto__":{"x":1}}', '{"a":1,}', '[['.repeat(4_000), ''),
  ),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/csp-report',
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    'nonsense',
  ),
})

const upload: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('upload' as const),
  field: fc.oneof({ weight: 9, arbitrary: fc.constant('image') }, fc.constantFrom('photo', '__proto__', '')),
  content: fc.uint8Array({ maxLength: 60 }),
  copies: fc.oneof({ weight: 19, arbitrary: fc.constant(1) }, fc.constantFrom(0, 2, 7)),
  declaredLength: fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, fc.constant(9_000_000)),
})

const tooLong: fc.Arbitrary<Body> = fc.constant({
  kind: 'text' as const,
  text: JSON.stringify('x'.repeat(20_000)),
  type: 'application/json',
})

const none: fc.Arbitrary<Body> = fc.constant({ kind: 'none' })

function bodyFor(requestBody: Operation['requestBody']): fc.Arbitrary<Body> {
  const { 'application/json': json, 'application/csp-report': report } = requestBody?.content ?? {}
  const schema = (json ?? report)?.schema
  if (schema) return fc.oneof({ weight: 8, arbitrary: jsonFor(schema as Schema) }, text, tooLong, none)
  return requestBody ? fc.oneof({ weight: 12, arbitrary: upload }, text, none) : none
}

/** Requests to every call of the document: valid ones, edge cases and nonsense, with and without what was learnt before. */
export function stepsFor(operations: Operation[]): fc.Arbitrary<Step> {
  const steps = operations.map((operation, call) => ({
    weight: operation.requestBody === undefined ? 1 : 3,
    arbitrary: fc.record<Step>({
      call: fc.constant(call),
      body: bodyFor(operation.requestBody),
      auth: fc.oneof(
        { weight: 6, arbitrary: fc.constant('access' as const) },
        fc.constantFrom<Step['auth'][]>('none', 'spent', 'refresh', 'garbage'),
      ),
      known: fc.option(fc.nat({ max: 3 }), { nil: undefined, freq: 3 }),
      key: fc.option(fc.oneof({ weight: 2, arbitrary: fc.constantFrom('one', 'two') }, fc.string()), {
        nil: undefined,
        freq: 2,
      }),
      isTight: fc.oneof({ weight: 14, arbitrary: fc.constant(false) }, fc.constant(true)),
    }),
  }))
  return fc.oneof(...steps)
}
