import { Component } from 'react'
import type { ReactNode } from 'react'

type ErrorBoundaryProps = {
  instead: ReactNode
  /** Wherever the visitor goes next, the children get another chance. */
  place: string
  children: ReactNode
}

/** Shows something else where its children failed to render. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps) {
    if (this.state.hasFailed && place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
