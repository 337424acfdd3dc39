import { convertSchema } from '@sodaru/yup-to-json-schema'
import type { ObjectSchema } from 'yup'

import { loginSchema, refreshSchema, registerSchema } from '~/contract/credentials'
import { IMAGE_FIELD } from '~/contract/endpoints'
import { PASSWORD_LENGTH } from '~/contract/limits'
import type { Diagnosis } from '~/contract/responses'

const text = { type: 'string' } as const
const probability = { type: 'number', minimum: 0, maximum: 1 } as const
const orNull = <Schema extends { type: string }>(schema: Schema) => ({ ...schema, type: [schema.type, 'null'] })

/** An object with exactly these properties. */
const exactly = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const verdicts: Record<Diagnosis['verdict'], true> = {
  confident: true,
  ranked: true,
  unsure: true,
  notALeaf: true,
  unknownCrop: true,
  tooDark: true,
  tooBlurred: true,
  tooFar: true,
}

const finding = { label: text, crop: text, condition: text, confidence: probability }

export const refTo = (name: keyof typeof schemas) => ({ $ref: `#/components/schemas/${name}` })

/** The yup schemas of the contract, with the length that its password has by a test of ours. */
const bodyOf = (schema: ObjectSchema<object>) => {
  const { type, properties, required } = convertSchema(schema) as Record<string, object>
  const { password } = properties as { password?: object }
  const measured = { ...password, minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max }
  return { type, required, properties: { ...properties, ...(password && { password: measured }) } }
}

export const schemas = {
  LoginRequest: bodyOf(loginSchema),
  RegisterRequest: bodyOf(registerSchema),
  RefreshRequest: bodyOf(refreshSchema),
  LogoutRequest: { type: 'object', properties: { refresh: text } },
  /** CSP Level 3, section 5.3. */
  ViolationReport: {
    type: 'object',
    properties: {
      'csp-report': {
        type: 'object',
        properties: {
          'effective-directive': text,
          'violated-directive': text,
          'blocked-uri': text,
          'document-uri': text,
        },
      },
    },
    required: ['csp-report'],
  },
  PredictRequest: {
    type: 'object',
    properties: { [IMAGE_FIELD]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [IMAGE_FIELD],
  },
  User: exactly({ username: text, credits: { type: 'integer', minimum: 0 } }),
  UserResponse: exactly({ user: { $ref: '#/components/schemas/User' } }),
  AccessResponse: exactly({ access: text, refresh: text }),
  AuthResponse: exactly({ access: text, refresh: text, user: { $ref: '#/components/schemas/User' } }),
  Finding: exactly(finding),
  Diagnosis: exactly({
    verdict: { type: 'string', enum: Object.keys(verdicts) },
    label: orNull(text),
    crop: orNull(text),
    condition: orNull(text),
    confidence: orNull(probability),
    alternatives: { type: 'array', items: { $ref: '#/components/schemas/Finding' } },
    modelVersion: text,
  }),
  PredictionResponse: exactly({
    result: { type: 'string', description: 'Markdown.' },
    credits: { type: 'integer', minimum: 0, description: 'The balance after this answer.' },
    diagnosis: { $ref: '#/components/schemas/Diagnosis' },
  }),
  Refusal: exactly({ detail: { type: 'string', minLength: 1, description: 'One sentence for people.' } }),
  FieldRefusals: {
    type: 'object',
    minProperties: 1,
    additionalProperties: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
    description: 'Sentences for people, by rejected field.',
  },
  TooLarge: exactly({ status: { const: 413 }, detail: { type: 'string', minLength: 1 } }),
  Status: exactly({ status: text }),
}
