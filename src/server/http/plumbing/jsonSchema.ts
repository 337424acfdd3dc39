import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription } from 'yup'

export type JsonSchema = Record<string, unknown>
type Description = SchemaDescription | SchemaObjectDescription | SchemaInnerTypeDescription

/** `isClosed`: without properties that the schema does not name. */
type Options = { isClosed: boolean }

/** A schema of the contract as JSON Schema. `meta({ jsonSchema })` describes a rule without a counterpart. */
export const jsonSchemaOf = (schema: { describe: () => SchemaDescription }, options: Options): JsonSchema =>
  described(schema.describe(), options)

function described(description: Description, options: Options): JsonSchema {
  const { type, nullable, oneOf, meta } = description
  const own = (meta as { jsonSchema?: JsonSchema } | undefined)?.jsonSchema ?? {}
  const values = oneOf.length > 0 ? { enum: nullable ? [...oneOf, null] : oneOf } : {}
  const kind = type === 'mixed' ? {} : { type: nullable ? [type, 'null'] : type }
  return { ...kind, ...values, ...rulesOf(description), ...partsOf(description, options), ...own }
}

function partsOf(description: Description, options: Options): JsonSchema {
  if ('innerType' in description && !Array.isArray(description.innerType))
    return description.innerType ? { items: described(description.innerType as Description, options) } : {}
  if (!('fields' in description)) return {}
  const fields = Object.entries(description.fields as Record<string, Description>)
  const required = fields.filter(([, { optional }]) => !optional).map(([name]) => name)
  return {
    properties: Object.fromEntries(fields.map(([name, field]) => [name, described(field, options)])),
    ...(required.length > 0 && { required }),
    ...(options.isClosed && { additionalProperties: false }),
  }
}

const LIMITS: Record<string, Record<string, string>> = {
  string: { min: 'minLength', max: 'maxLength' },
  number: { min: 'minimum', max: 'maximum' },
  array: { min: 'minItems', max: 'maxItems' },
}

function rulesOf({ type, tests }: Description): JsonSchema {
  const limits = LIMITS[type] ?? {}
  const rules: JsonSchema = {}
  for (const { name = '', params } of tests) {
    const limit = limits[name]
    const value = params?.[name]
    if (limit !== undefined && typeof value === 'number') rules[limit] = value
    if (name === 'matches' && params?.['regex'] instanceof RegExp) rules['pattern'] = params['regex'].source
    if (name === 'required' && type === 'string') rules['minLength'] ??= 1
  }
  return rules
}
