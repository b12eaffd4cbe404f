import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { KeyLines } from '#web/ui/key-lines.tsx';
import { offerKeys, wishKeys } from '#web/ui/page-keys.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { PageKeys } from './page-keys.tsx';

afterEach(cleanup);

const keysIn = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

it('“?” lists the keys of the page and of every page; not while somebody types', async () => {
  render(
    <>
      <input aria-label="box" />
      <PageKeys />
    </>,
    { wrapper: webFrame().Frame },
  );
  fireEvent.keyDown(screen.getByLabelText('box'), { key: '?' });
  expect(screen.queryByRole('dialog')).toBeNull();
  const stop = offerKeys(() => <KeyLines keys={[['J', 'down']]} />);
  fireEvent.keyDown(document.body, { key: '?' });
  expect(keysIn(await screen.findByRole('dialog'))).toEqual(['J', 'Ctrl K', 'Ctrl Enter', 'Ctrl Z', 'Esc', '?']);
  stop();
});

it('a page asks for the list, and parts that are gone are not in it', async () => {
  render(<PageKeys />, { wrapper: webFrame().Frame });
  // On a Thai keyboard.
  fireEvent.keyDown(document.body, { key: 'ฦ', code: 'Slash', shiftKey: true });
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button'));
  act(wishKeys);
  expect(keysIn(await screen.findByRole('dialog'))[0]).toBe('Ctrl K');
});
