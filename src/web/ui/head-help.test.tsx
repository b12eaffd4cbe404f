import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeadHelp } from './head-help.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draw = (hint?: string) => {
  render(
    <table>
      <thead>
        <tr>
          <th>
            <button type="button" aria-describedby="meaning">
              Turnover
            </button>
            <HeadHelp id="meaning" hint={hint} title="Turnover" text="All stakes of settled bets." />
          </th>
        </tr>
      </thead>
    </table>,
  );
  return screen.getByRole('columnheader');
};
const bubble = () => document.querySelector('body > [aria-hidden="true"]')?.textContent ?? null;
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('a mouse that rests on the head shows the definition and how to sort; one that crosses it shows nothing', () => {
  const head = draw('Click to sort');
  expect(screen.getByRole('button', { description: 'Turnover: All stakes of settled bets.' })).toBeTruthy();
  fireEvent.pointerEnter(head, { pointerType: 'mouse' });
  wait(300);
  fireEvent.pointerLeave(head);
  wait(300);
  expect(bubble()).toBeNull();
  fireEvent.pointerEnter(head, { pointerType: 'mouse' });
  wait(400);
  expect(bubble()).toBe('TurnoverAll stakes of settled bets.Click to sort');
  fireEvent.click(screen.getByRole('button'));
  expect(bubble()).not.toBeNull();
  fireEvent.pointerLeave(head);
  expect(bubble()).toBeNull();
});

test('a press on a head that sorts nothing shows it, and another puts it away', () => {
  draw();
  const name = screen.getByRole('button');
  fireEvent.click(name);
  expect(bubble()).toBe('TurnoverAll stakes of settled bets.');
  fireEvent.click(name);
  expect(bubble()).toBeNull();
});

test('a mouse that sorts does not show it, a finger does', () => {
  const head = draw('Click to sort');
  fireEvent.pointerEnter(head, { pointerType: 'mouse' });
  fireEvent.click(screen.getByRole('button'));
  wait(1000);
  expect(bubble()).toBeNull();
  fireEvent(screen.getByRole('button'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
  expect(bubble()).not.toBeNull();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(bubble()).toBeNull();
});

test('the keyboard shows it at the head and not after it', () => {
  draw('Click to sort');
  const name = screen.getByRole('button');
  act(() => name.focus());
  expect(bubble()).not.toBeNull();
  act(() => name.blur());
  expect(bubble()).toBeNull();
});
