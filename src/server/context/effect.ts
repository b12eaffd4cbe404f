import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from './context.ts';

type AllEffects = Effects<TransactionContext>;
type Columns<Id extends keyof AllEffects> = Extract<Awaited<ReturnType<AllEffects[Id]>>, object>;

declare const checked: unique symbol;

/** The effects of the product, each made by `effect()`. */
export type CheckedEffects = { readonly [Id in keyof AllEffects]: AllEffects[Id] & { readonly [checked]: true } };

/** Names in a returned object (or union of objects) that are not columns; `unknown` if all are. */
type NoOther<Returned, Allowed> = [Returned extends object ? Exclude<keyof Returned, keyof Allowed> : never] extends [
  never,
]
  ? unknown
  : { readonly 'is no column': Returned extends object ? Exclude<keyof Returned, keyof Allowed> : never };

/**
 * An effect by its name in the manifest. What it returns is stored in columns of the row: a name that is no column does
 * not compile, which TypeScript leaves unchecked in a function that is merely annotated.
 *
 * @example
 * export const ship = effect('parcel.ship', async ({ body }, { clock }) => ({ sent_at: clock.now() }));
 */
// biome-ignore lint/suspicious/noConfusingVoidType: an effect that stores nothing besides simply ends
export function effect<Id extends keyof AllEffects, const Returned extends Partial<Columns<Id>> | undefined | void>(
  _id: Id,
  run: ((...given: Parameters<AllEffects[Id]>) => Promise<Returned>) & NoOther<Returned, Columns<Id>>,
): CheckedEffects[Id] {
  return run as unknown as CheckedEffects[Id];
}
