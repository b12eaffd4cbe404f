import type { Ask } from '#contract/ask.ts';
import type { FormModel } from '../model/types.ts';
import { partLoad } from './part.ts';
import type { Stub } from './stub.ts';

/** Questions before a save; `record` answers what they speak of. */
export function asksOf(
  stub: Stub,
  asks: readonly Ask[] | undefined,
  record: string | undefined,
): readonly unknown[] | undefined {
  const endpoint = record === undefined ? undefined : stub.endpoint(record);
  return asks?.map((ask) => ({
    ...ask,
    places: endpoint && ask.places?.map((field) => stub.fields.shown(field, endpoint)),
  }));
}

/** What a form says of its record, and what is drawn beside it. */
export function formWordsOf(stub: Stub, screen: FormModel): Record<string, unknown> {
  return {
    about: screen.about,
    asks: asksOf(stub, screen.asks, screen.record),
    aside: screen.aside === undefined ? undefined : partLoad(screen.aside, screen),
  };
}
