export type Claim = { isFirst: boolean; release: () => void }

/** Who came first with a name, of those who are still there. */
export function createClaims() {
  const claimants = new Map<string, { count: number }>()

  return (name: string): Claim => {
    const those = claimants.get(name) ?? { count: 0 }
    claimants.set(name, those)
    those.count++
    return {
      isFirst: those.count === 1,
      release() {
        those.count--
        if (those.count === 0) claimants.delete(name)
      },
    }
  }
}
