import { failureOf } from '~/client/shared/failure'

type Notice = { message: string; variant: 'error' | 'warning' }

const TOO_LARGE_STATUS = 413

/** What to toast when a diagnosis fails. */
export function diagnosisNotice(error: unknown): Notice {
  const failure = failureOf(error)
  switch (failure.kind) {
    case 'answered':
      return failure.status === TOO_LARGE_STATUS || field(failure.body, 'status') === TOO_LARGE_STATUS
        ? { variant: 'error', message: 'The file is too large. Please upload a smaller file.' }
        : { variant: 'warning', message: detailOf(failure.body) ?? 'An error occurred while diagnosing.' }
    case 'noAnswer':
      return { variant: 'warning', message: 'No response from server. Please try again later.' }
    case 'unexpected':
      return { variant: 'error', message: 'An unexpected error occurred.' }
  }
}

function detailOf(body: unknown) {
  const detail = field(body, 'detail')
  return typeof detail === 'string' && detail !== '' ? detail : undefined
}

const field = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
