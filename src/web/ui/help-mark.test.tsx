import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { HelpMark } from './help-mark.tsx';

afterEach(cleanup);

const draw = () => {
  render(<HelpMark name="What this means" title="Turnover" text="All stakes of settled bets." />);
  return screen.getByRole('button', { name: 'What this means' });
};
const bubble = () => document.querySelector('body > [aria-hidden="true"]')?.textContent ?? null;

test('who hears the page gets the definition with the button, open or not', () => {
  const mark = draw();
  const described = document.getElementById(mark.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Turnover: All stakes of settled bets.');
  expect(bubble()).toBeNull();
});

test('a finger opens it by a press and closes it by another, a mouse by pointing', () => {
  const mark = draw();
  fireEvent.pointerEnter(mark, { pointerType: 'touch' });
  expect(bubble()).toBeNull();
  fireEvent.click(mark);
  expect(bubble()).toBe('TurnoverAll stakes of settled bets.');
  expect(mark.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(mark);
  expect(bubble()).toBeNull();
  fireEvent.pointerEnter(mark, { pointerType: 'mouse' });
  expect(bubble()).not.toBeNull();
  fireEvent.pointerLeave(mark);
  expect(bubble()).toBeNull();
});

test('Escape and a press elsewhere put it away', () => {
  const mark = draw();
  fireEvent.click(mark);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(bubble()).toBeNull();
  fireEvent.click(mark);
  fireEvent.pointerDown(document.body);
  expect(bubble()).toBeNull();
});
