import type { RefObject } from 'react'

import type { LoginRequest } from '~/contract/credentials'

import { typedInto } from './typedInto'

/** What both forms ask for, as far as it is typed. */
export function draftOf({ current }: RefObject<HTMLFormElement | null>): LoginRequest {
  const { email = '', password = '' }: Partial<LoginRequest> = current ? typedInto(current) : {}
  return { email, password }
}
