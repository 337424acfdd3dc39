import { codeOf, messageOf } from './domainError'

const REASONS: Record<string, string> = {
  EACCES: 'this user has no permission',
  EEXIST: 'there is a file of this name',
  EISDIR: 'it is a folder',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is a file in the place of a folder',
  EPERM: 'this user has no permission',
  EROFS: 'the disk is read-only',
  SQLITE_FULL: 'the disk is full',
}

/** Why the system or SQLite did not do something with a file, for a sentence. */
export const fileErrorReason = (error: unknown) => REASONS[codeOf(error)] ?? messageOf(error)

/** For `catch`: an error of the system or of SQLite becomes one sentence; a sentence stays what it is. */
export const throwExplained =
  (failure: string) =>
  (cause: unknown): never => {
    const hasCode = codeOf(cause) !== messageOf(cause)
    throw hasCode ? new Error(`${failure}: ${fileErrorReason(cause)}.`, { cause }) : cause
  }
