import { render, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { Action, Inputs } from '#contract/screen.ts';
import { fetchInputs, useInputs } from './action-inputs.ts';

const label = { th: 'x', en: 'x' };
const inputs: Inputs = { fields: [{ name: 'reason', kind: 'string', label }], validate: () => [] };

test('what an action asks for is fetched once', async () => {
  const input = vi.fn(async () => inputs);
  const action: Action = { id: 'close', label, input };
  expect(await fetchInputs(action)).toBe(inputs);
  expect(await fetchInputs(action)).toBe(inputs);
  expect(input).toHaveBeenCalledTimes(1);
});

test('a failure is forgotten: the next try asks again', async () => {
  const input = vi.fn(async () => inputs);
  input.mockRejectedValueOnce(new TypeError('network'));
  const action: Action = { id: 'close', label, input };
  await expect(fetchInputs(action)).rejects.toThrow('network');
  expect(await fetchInputs(action)).toBe(inputs);
});

test('an action that asks for nothing fetches nothing', () => {
  expect(fetchInputs({ id: 'close', label })).toBeUndefined();
});

function Dialog({ action }: { readonly action: Action }) {
  return <Form {...useInputs(action)} />;
}
function Form({ fields }: Inputs) {
  const [first] = useState(() => fields[0]?.name);
  return <p>{first}</p>;
}

test('inputs that come while a dialog is being rendered: it goes on, without an error that React recovers from', async () => {
  const errors: unknown[] = [];
  const action: Action = { id: 'close', label, input: async () => inputs };
  const place = document.createElement('div');
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) });
  startTransition(() => root.render(<Dialog action={action} />));
  await waitFor(() => expect(place.textContent).toBe('reason'));
  expect(errors).toEqual([]);
  root.unmount();
});

test('inputs that are there already are shown at once', async () => {
  const action: Action = { id: 'close', label, input: async () => inputs };
  await fetchInputs(action);
  expect(render(<Dialog action={action} />).container.textContent).toBe('reason');
});
