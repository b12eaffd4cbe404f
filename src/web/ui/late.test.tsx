import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { askForMissing, late } from './late.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Above extends Component<{ readonly children: ReactNode }, { readonly met: string }> {
  override state = { met: '' };
  static getDerivedStateFromError = (error: Error) => ({ met: error.message });
  override render() {
    return this.state.met ? <p>above: {this.state.met}</p> : this.props.children;
  }
}

const page = (Part: React.ComponentType<{ word: string }>, word: string) => (
  <Above>
    <input aria-label="typed" />
    <Suspense>
      <Part word={word} />
    </Suspense>
  </Above>
);
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
/** A turn of the event loop: what promises bring about is done by then. */
const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))));

it('a part whose file is gone leaves the page as it is, and comes when it is there again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);
  let there = false;
  const load = vi.fn(async () => {
    if (!there) throw gone;
    return { default: ({ word }: { word: string }) => <p>part {word}</p> };
  });
  const Part = late(load);
  const { rerender } = render(page(Part, 'one'));
  await settle();
  const input = screen.getByLabelText('typed');
  expect(screen.queryByText(/above/)).toBeNull();
  there = true;
  rerender(page(Part, 'two'));
  await settle();
  // At once would be a request for every keystroke.
  expect(load).toHaveBeenCalledTimes(1);
  clock.mockReturnValue(1_005_000);
  rerender(page(Part, 'three'));
  await settle();
  await screen.findByText('part three');
  expect(screen.getByLabelText('typed')).toBe(input);
});

it('a part whose file could not be fetched comes when the server is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let there = false;
  const Part = late(async () => {
    if (!there) throw gone;
    return { default: ({ word }: { word: string }) => <p>part {word}</p> };
  });
  const { unmount } = render(page(Part, 'one'));
  await settle();
  act(askForMissing);
  await settle();
  expect(screen.queryByText('part one')).toBeNull();
  there = true;
  act(askForMissing);
  await screen.findByText('part one');
  unmount();
});

it('any other failure goes to the parent', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    page(
      late(async () => ({
        default: () => {
          throw new Error('broken part');
        },
      })),
      'one',
    ),
  );
  await screen.findByText('above: broken part');
});
