/** What an operator can make of an account. */
export const ROLES = ['expert'] as const
export type Role = (typeof ROLES)[number]
