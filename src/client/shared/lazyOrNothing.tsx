import { Component, lazy, type ComponentType, type ReactNode } from 'react'

type OptionalProps = { instead?: ReactNode; children: ReactNode }

/** A boundary for parts that a page can do without: shows `instead` if script or texts do not arrive. */
export class Optional extends Component<OptionalProps, { isLost: boolean }> {
  override state = { isLost: false }

  static getDerivedStateFromError = () => ({ isLost: true })

  override render() {
    const { instead = null, children } = this.props
    return this.state.isLost ? instead : children
  }
}

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
