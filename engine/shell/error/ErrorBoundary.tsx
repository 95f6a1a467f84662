import { Component, type ReactNode } from 'react'
import type { Path } from '../../model/route.ts'
import { usePage } from '../context.tsx'
import { usePendingPage } from '../pending-page.ts'
import { CrashPage } from './CrashPage.tsx'

/** Limits the crash of a page to the page area. The next page starts anew. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { path } = usePage()
  return <Boundary path={usePendingPage()?.path ?? path}>{children}</Boundary>
}

interface Props {
  readonly path: Path
  readonly children: ReactNode
}

interface State {
  readonly path: Path
  /** In a list, since anything can be thrown, `undefined` as well. */
  readonly thrown: readonly unknown[]
}

class Boundary extends Component<Props, State> {
  override state: State = { path: this.props.path, thrown: [] }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { thrown: [error] }
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, thrown: [] }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (thrown.length === 0) return this.props.children
    return <CrashPage error={thrown[0]} onRetry={() => this.setState({ thrown: [] })} />
  }
}
