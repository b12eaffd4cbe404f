import { Component, type ComponentType, createElement, lazy, type ReactNode } from 'react';
import { isChunkFailure } from './chunk-failure.ts';

/** Parts that are missing, each with what asks for it again. */
const missing = new Set<() => void>();

/** Asks for every missing part again: the server, or the network, is back. */
export function askForMissing(): void {
  // The bundler loads a style once. A copy of a failed one is inserted again; the first may also still be loading.
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const isThere = (href: string) => styles.some((style) => style.href === href && style.sheet);
  for (const style of styles) if (!isThere(style.href)) style.after(style.cloneNode());
  for (const ask of [...missing]) ask();
}

/** Milliseconds before a missing part is requested again on re-render. */
const rest = 3000;

/**
 * React's `lazy` for a part of a page on which people type. If the part's file cannot be fetched (a new version is
 * out, or the server is away), nothing is rendered in its place and the rest of the page stays as it is; the shell says
 * what to do. On a later render, or when the server is back, it is requested again.
 */
export function late<C extends (props: never) => ReactNode>(load: () => Promise<{ readonly default: C }>): C {
  // What the part is given is checked where it is used: here it is only passed on.
  const fetchPart = () => lazy(load as unknown as () => Promise<{ default: ComponentType<object> }>);
  let Part = fetchPart();
  const forget = () => {
    Part = fetchPart();
  };
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part, at module level, as `lazy` is
  const Late = (props: object) => <Missing onMissing={forget} draw={() => createElement(Part, props)} />;
  return Late as unknown as C;
}

interface Props {
  readonly onMissing: () => void;
  readonly draw: () => ReactNode;
}

interface State {
  /** Epoch milliseconds of the last failure. */
  readonly missingSince: number | undefined;
}

class Missing extends Component<Props, State> {
  override state: State = { missingSince: undefined };

  static getDerivedStateFromError(error: unknown): State {
    // Errors other than a missing file go to the parent.
    if (!isChunkFailure(error)) throw error;
    return { missingSince: Date.now() };
  }

  override componentDidCatch(): void {
    this.props.onMissing();
    missing.add(this.ask);
  }

  override componentWillUnmount(): void {
    missing.delete(this.ask);
  }

  readonly ask = () => {
    missing.delete(this.ask);
    this.setState({ missingSince: undefined });
  };

  override componentDidUpdate(before: Props): void {
    const { missingSince } = this.state;
    if (missingSince === undefined || before.draw === this.props.draw || Date.now() - missingSince < rest) return;
    this.ask();
  }

  override render(): ReactNode {
    return this.state.missingSince === undefined ? this.props.draw() : null;
  }
}
