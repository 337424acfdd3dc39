import { Component, lazy, type ComponentType, type ReactNode } from 'react'

type OptionalProps = { instead?: ReactNode; children: ReactNode }

/** An error boundary for optional parts: shows `instead` if their code or texts do not load. */
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
