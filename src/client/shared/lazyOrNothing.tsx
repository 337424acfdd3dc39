import { Component, lazy } from 'react'
import type { ComponentType, ReactNode } from 'react'

type OptionalProps = { instead?: ReactNode; children: ReactNode }

/** What a page can do without: `instead` where its script or texts are lost, so that an answer that is paid for stays. */
export class Optional extends Component<OptionalProps, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError = () => ({ isLost: true })

  override render() {
    const { instead = null, children } = this.props
    return this.state.isLost ? instead : children
  }
}

/** A lazy component within such a boundary. */
export function lazyOrNothing<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  return function LazyOrNothing(props: Props) {
    return (
      <Optional>
        <Loaded {...props} />
      </Optional>
    )
  }
}
