/** Whether a part of the app has come that this browser cannot read: webpack says how a script failed. */
export const isUnreadable = (error: unknown) => (error as { type?: unknown } | null)?.type === 'missing'
