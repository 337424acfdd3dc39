/**
 * Settles as `work` does, or as `late` does once `work` takes longer than `ms`. Does not stop `work`; ignores its later
 * outcome.
 */
export async function settleWithin<Result>(
  ms: number,
  work: Promise<Result>,
  late: () => Result | Promise<Result>,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)))
  try {
    return await Promise.race([work, timeUp.then(late)])
  } finally {
    clearTimeout(timer)
  }
}
