import { string } from 'yup'

import { en } from './errors/en'
import { CASE_TEXT_LENGTH } from './limits'

/**
 * Control and invisible signs, such as those that turn a text, private and unassigned ones; but line ends, and what joins
 * an emoji.
 */
const INVISIBLE = /(?![\n\u200d])[\p{C}\p{Zl}\p{Zp}]/u
/** Some letters, such as U+3164, are invisible. */
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u
/** Would cover the lines around it. */
const TOWER = /\p{M}{5}/u
const MAX_LINE_ENDS = 10

const isReadable = (text: string) =>
  text === '' ||
  (VISIBLE.test(text) && !INVISIBLE.test(text) && !TOWER.test(text) && text.split('\n').length <= MAX_LINE_ENDS + 1)

/** Typed by a person, at most 300 characters; shown as text only. Null for none. */
export const typed = string()
  .typeError(en.notUnderstood)
  .transform((text: unknown) => (typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : text))
  .max(CASE_TEXT_LENGTH, en.caseTextTooLong)
  .test('visible', en.notUnderstood, (text) => text == null || isReadable(text))
  .nullable()
