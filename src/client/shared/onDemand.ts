/** Something whose code comes when it is needed. `arrived` is undefined until it has. */
export type OnDemand<Value> = {
  load: () => Promise<Value>
  /** Brings it ahead of time; that it did not come is told to whoever needs it then. */
  prefetch: () => void
  arrived: () => Value | undefined
}

/** `bring` is asked again after a failure, and never again after a success. */
export function onDemand<Value>(bring: () => Promise<Value>): OnDemand<Value> {
  let arrived: Value | undefined
  let coming: Promise<Value> | undefined

  const load = () => {
    coming ??= bring().then(
      (value) => (arrived = value),
      (error: unknown) => {
        coming = undefined
        throw error
      },
    )
    return coming
  }
  return {
    load,
    prefetch: () => {
      load().catch(() => undefined)
    },
    arrived: () => arrived,
  }
}
