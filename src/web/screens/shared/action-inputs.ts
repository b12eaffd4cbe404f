import { use } from 'react';
import type { Action, Inputs } from '#contract/screen.ts';

const loaded = new WeakMap<Action, Promise<Inputs>>();
const nothing: Inputs = { fields: [], validate: () => [] };

/** Begins to fetch what an action asks for. A failure is forgotten: the next try asks the network again. */
export function fetchInputs(action: Action): Promise<Inputs> | undefined {
  const found = loaded.get(action);
  if (found || !action.input) return found;
  const inputs = action.input();
  loaded.set(action, inputs);
  inputs.then(
    // What React marks a promise with that it has seen: one that is there suspends nobody, the first who reads it neither.
    (value) => Object.assign(inputs, { status: 'fulfilled', value }),
    () => loaded.delete(action),
  );
  return inputs;
}

/** What an action asks for; suspends until it is there. */
export function useInputs(action: Action): Inputs {
  const inputs = fetchInputs(action);
  return inputs ? use(inputs) : nothing;
}
