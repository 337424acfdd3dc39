import { codeOf, messageOf } from './errorText'

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

/** Turns a file error of the system or of SQLite into words for a sentence. */
export const fileErrorReason = (error: unknown) => REASONS[codeOf(error)] ?? messageOf(error)

/** Why `link` has failed. */
export const hasNoHardLinks = (error: unknown) =>
  ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(error))

/** For `catch`: explains errors of the system or of SQLite in one sentence; passes others on unchanged. */
export const throwExplained =
  (failure: string) =>
  (cause: unknown): never => {
    const hasCode = codeOf(cause) !== messageOf(cause)
    throw hasCode ? new Error(`${failure}: ${fileErrorReason(cause)}.`, { cause }) : cause
  }
