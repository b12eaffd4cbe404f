import { use } from 'react';
import type { Action, Inputs } from '#contract/screen.ts';

const loaded = new WeakMap<Action, Promise<Inputs>>();
/** Those that are there: nothing has to wait for them. */
const here = new WeakMap<Action, Inputs>();
const nothing: Inputs = { fields: [], validate: () => [] };

/** Begins to fetch what an action asks for. A failure is forgotten: the next try asks the network again. */
export function fetchInputs(action: Action): Promise<Inputs> | undefined {
  const found = loaded.get(action);
  if (found || !action.input) return found;
  const inputs = action.input();
  loaded.set(action, inputs);
  inputs.then(
    (found) => here.set(action, found),
    () => loaded.delete(action),
  );
  return inputs;
}

/**
 * What an action asks for; suspends until it is there. For a component without further hooks: React goes on rendering where
 * it has waited, and may take hooks behind that for known ones.
 */
export function useInputs(action: Action): Inputs {
  const found = here.get(action);
  if (found) return found;
  const inputs = fetchInputs(action);
  return inputs ? use(inputs) : nothing;
}
