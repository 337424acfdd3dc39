/** From this age on, what was read of the law, and a number to call, may have changed: the texts say when it was last read. A ban never expires. */
const RELIED_ON_MONTHS = 18

/** Whether what was read on that day (ISO 8601) is older than so many months. `today`: milliseconds since 1970. */
export function isOlderThan(readOn: string, months: number, today: number): boolean {
  const end = new Date(readOn)
  end.setUTCMonth(end.getUTCMonth() + months)
  return today >= end.getTime()
}

export const isOld = (readOn: string, today: number): boolean => isOlderThan(readOn, RELIED_ON_MONTHS, today)
