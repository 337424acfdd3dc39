import Ajv2020 from 'ajv/dist/2020'
import type { FastifyInstance } from 'fastify'

type SomeResponse = { statusCode: number; body: string; headers: Record<string, unknown> }
type Content = { content?: Record<string, { schema: object }> }
export type Operation = { requestBody?: Content; responses: Record<string, Content> }
export type Call = { name: string; method: string; url: string; operation: Operation }

const ajv = new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, allErrors: true })

export const compile = (schema: object) => ajv.compile(schema)

const compiled = new Map<object, ReturnType<typeof compile>>()
function validator(schema: object) {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

/** Every call of the server's OpenAPI document. */
export async function documentedCalls(app: FastifyInstance): Promise<Call[]> {
  await app.ready()
  return Object.entries(app.swagger().paths ?? {}).flatMap(([url, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${url}`,
      method: method.toUpperCase(),
      url,
      operation,
    })),
  )
}

/** What is wrong with an answer, by the document; undefined when nothing is. */
export function faultOf({ operation }: Call, { statusCode, body, headers }: SomeResponse): string | undefined {
  const documented = operation.responses[String(statusCode)]
  if (!documented) return `status ${statusCode} is not documented: ${body}`
  const schema = documented.content?.['application/json']?.schema
  if (!schema) return body === '' ? undefined : `a body that is not documented: ${body}`
  if (!String(headers['content-type']).startsWith('application/json')) return 'not sent as JSON'
  const validate = validator(schema)
  return validate(JSON.parse(body)) ? undefined : `${ajv.errorsText(validate.errors)} in ${body}`
}
