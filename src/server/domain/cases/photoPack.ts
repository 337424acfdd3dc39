/** A photo that may teach, and that an expert has seen and named. */
export type TeachingPhoto = {
  id: string
  key: string
  caseId: string
  position: number
  accountId: string
  county: string | undefined
  label: string
  /** When the farmer took Jani's answer. */
  diagnosedAt: number
}

export type PackRecords = {
  /** A page, in order of cases and positions, after this photo. */
  listTeaching(after: Pick<TeachingPhoto, 'caseId' | 'position'>): Promise<TeachingPhoto[]>
  /** All of them, or false if the farmer of one has withdrawn or replaced his meanwhile. */
  pack(photos: readonly TeachingPhoto[], now: number): Promise<boolean>
  /** Whether the cases, or those that are left of them, were packed at that time. */
  werePacked(caseIds: readonly string[], at: number): Promise<boolean>
}
