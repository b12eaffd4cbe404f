import type fc from 'fast-check';
import { type Model, shownOf } from './model.ts';
import type { Real } from './real.ts';

export type Command = fc.AsyncCommand<Model, Real>;
/** What the product answers (0 = well), and what the model makes of it when it is well. */
export interface Plan {
  readonly error: number;
  readonly apply?: () => void;
}

const readable = (value: unknown) =>
  JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? String(each) : each));

/** Compares everything that can be seen with the model, and asks every rule of the books. */
async function compare(model: Model, real: Real): Promise<void> {
  const expected = shownOf(model);
  const seen = await real.statuses();
  for (const [name, value] of Object.entries(expected))
    if (seen[name] !== value) throw new Error(`${name} is ${seen[name]}, the model says ${value}`);
  if (Object.keys(seen).length !== Object.keys(expected).length)
    throw new Error(`more than the model knows: ${readable(seen)}`);
  const breaches = await real.breaches();
  if (breaches.length > 0) throw new Error(`broken rules: ${readable(breaches)}`);
}

/** One operation: predicted, sent, compared. A refused one must leave every byte of the money tables as it was (I14). */
export function command(
  name: string,
  check: (model: Model) => boolean,
  plan: (model: Model, real: Real) => Plan,
  send: (model: Model, real: Real) => Promise<number>,
): Command {
  return {
    check: (model) => check(model),
    async run(model, real) {
      const { error, apply } = plan(model, real);
      const before = error === 0 ? '' : await real.checksum();
      const got = await send(model, real);
      if (got !== error) throw new Error(`${name} answers ${got}, the model says ${error}`);
      if (error === 0) {
        apply?.();
        await real.fault?.(name);
      } else if ((await real.checksum()) !== before) throw new Error(`I14: ${name} was refused and left traces`);
      await compare(model, real);
    },
    toString: () => name,
  };
}

export const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % Math.max(1, list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};
