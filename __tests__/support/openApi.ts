import Ajv2020 from 'ajv/dist/2020'

import { openApiDocument } from '~/server/http/openApi/document'

type Answer = { statusCode: number; body: string; headers: Record<string, unknown> }
type Documented = { responses: Record<string, { content?: Record<string, { schema: object }> }> }

const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true, allErrors: true })
ajv.addKeyword('components')
ajv.addSchema({ $id: 'api', components: { schemas: openApiDocument.components.schemas } })

/** Compiles a schema of the document; its references lead into the document. */
export const compile = (schema: object) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object)

const compiled = new Map<object, ReturnType<typeof compile>>()
function validator(schema: object) {
  const known = compiled.get(schema) ?? compile(schema)
  compiled.set(schema, known)
  return known
}

export type Call = { name: string; method: string; url: string; operation: Documented }

/** Every call of the document. */
export const documentedCalls: Call[] = Object.entries(openApiDocument.paths).flatMap(([url, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${url}`,
    method: method.toUpperCase(),
    url,
    operation: operation as Documented,
  })),
)

/** What is wrong with an answer, by the document; undefined when nothing is. */
export function faultOf({ operation }: Call, { statusCode, body, headers }: Answer): string | undefined {
  const documented = operation.responses[String(statusCode)]
  if (!documented) return `status ${statusCode} is not documented: ${body}`
  const schema = documented.content?.['application/json']?.schema
  if (!schema) return body === '' ? undefined : `a body that is not documented: ${body}`
  if (!String(headers['content-type']).startsWith('application/json')) return 'not sent as JSON'
  const validate = validator(schema)
  return validate(JSON.parse(body)) ? undefined : `${ajv.errorsText(validate.errors)} in ${body}`
}
