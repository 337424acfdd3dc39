/** `mend`: the installation does not do its work before that. */
export type Finding = { state: 'ok' | 'note' | 'mend'; text: string }

export const ok = (text: string): Finding => ({ state: 'ok', text })
export const note = (text: string): Finding => ({ state: 'note', text })
export const mend = (text: string): Finding => ({ state: 'mend', text })
