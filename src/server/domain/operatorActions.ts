export type OperatorAction = {
  actor: string
  command: string
  accountId: string | undefined
  reason: string | undefined
  createdAt: number
}

/** What operators did, and why. Deletion of an account takes its id and the reasons away. */
export type OperatorActions = {
  record(action: OperatorAction): Promise<void>
  /** Newest first; of all accounts by default. */
  list(page: { accountId: string | undefined; limit: number; offset: number }): Promise<OperatorAction[]>
  /** Undefined before the first backup. */
  lastBackupAt(): Promise<number | undefined>
}

export const BACKUP = 'backup'
