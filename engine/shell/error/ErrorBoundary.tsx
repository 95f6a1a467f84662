import { Component, type ReactNode } from 'react'
import { CrashPage } from './CrashPage.tsx'

interface Props {
  readonly children: ReactNode
}

interface State {
  /** In a list, since anything can be thrown, `undefined` as well. */
  readonly thrown: readonly unknown[]
}

/** Shows in place of a page that crashes what went wrong. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { thrown: [] }

  static getDerivedStateFromError(error: unknown): State {
    return { thrown: [error] }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown.length === 0) return this.props.children
    return <CrashPage error={thrown[0]} onRetry={() => this.setState({ thrown: [] })} />
  }
}
