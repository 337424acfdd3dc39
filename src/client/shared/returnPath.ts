type LinkState = { from: string }

/** For a link to the login screen: it leads back here. An address could be forged elsewhere, this state cannot. */
export const returningTo = (from: string): LinkState => ({ from })

/** Where the link has come from. */
export const returnPathOf = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string'
    ? state.from
    : undefined
