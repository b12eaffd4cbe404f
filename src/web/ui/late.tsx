import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { isChunkFailure } from './chunk-failure.ts';

/** Milliseconds before a missing part is asked for again, when its page is drawn again. */
const rest = 3000;

/**
 * React's `lazy` for a part of a page on which people type. When the part's file cannot be fetched (a new version is
 * out), nothing is drawn in its place and the rest of the page stays as it is; the shell tells what to do. Drawn again
 * a little later, it is asked for again.
 */
export function late<C extends (props: never) => ReactNode>(load: () => Promise<{ readonly default: C }>): C {
  // What the part is given is checked where it is used: here it is only passed on.
  const fetchPart = () => lazy(load as unknown as () => Promise<{ default: ComponentType<object> }>);
  let Part = fetchPart();
  const forget = () => {
    Part = fetchPart();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level, as `lazy` is
  const Late = (props: object) => <Missing onMissing={forget}>{createElement(Part, props)}</Missing>;
  return Late as unknown as C;
}

interface Props {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

interface State {
  /** Epoch milliseconds of the last failure. */
  readonly missingSince: number | undefined;
}

class Missing extends Component<Props, State> {
  override state: State = { missingSince: undefined };

  static getDerivedStateFromError(error: unknown): State {
    // What is no missing file goes to whoever stands above.
    if (!isChunkFailure(error)) throw error;
    return { missingSince: Date.now() };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
  }

  override componentDidUpdate(before: Props): void {
    const { missingSince } = this.state;
    if (missingSince === undefined || before.children === this.props.children || Date.now() - missingSince < rest)
      return;
    this.setState({ missingSince: undefined });
  }

  override render(): ReactNode {
    return this.state.missingSince === undefined ? this.props.children : null;
  }
}
