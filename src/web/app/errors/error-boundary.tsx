import { Component, type ErrorInfo, type ReactNode } from 'react';
import { isChunkFailure } from '#web/ui/chunk-failure.ts';
import { reloadForChunk } from './chunk-reload.ts';

interface Props {
  readonly children: ReactNode;
  /** Another value starts afresh (the path: a broken page does not follow the person). */
  readonly resetKey: string;
  readonly fallback: (error: Error, retry: () => void) => ReactNode;
}

interface State {
  readonly error: Error | undefined;
  readonly resetKey: string;
}

/** Catches what a part of the page throws while rendering, so that the rest stays usable. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (isChunkFailure(error)) void reloadForChunk();
    console.error('A part of the page failed', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}

/** The last resort: plain markup that needs neither theme nor texts. */
export function LastResort() {
  return (
    <div role="alert" style={{ padding: 40, fontFamily: 'sans-serif', textAlign: 'center' }}>
      <p>An error occurred while showing the error page</p>
      <a href="/">Back to home</a>
    </div>
  );
}
