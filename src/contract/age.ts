/** Law and phone numbers older than this may have changed: texts say when they were last read. Bans never expire. */
const RELIED_ON_MONTHS = 18

/** `readOn`: ISO 8601. `today`: milliseconds since 1970. */
export function isOlderThan(readOn: string, months: number, today: number): boolean {
  const end = new Date(readOn)
  end.setUTCMonth(end.getUTCMonth() + months)
  return today >= end.getTime()
}

export const isOld = (readOn: string, today: number): boolean => isOlderThan(readOn, RELIED_ON_MONTHS, today)
