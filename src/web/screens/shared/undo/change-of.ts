import type { Row } from '#contract/envelope.ts';
import type { Change } from './step-back.ts';

/** What names the record and guards it, and is none of its values. */
const guards: ReadonlySet<string> = new Set(['version', 'expected_status']);

/** The change that a body has made: all of it but what says of which record. */
export function changeOf({ body, ...of }: Omit<Change, 'changed'> & { readonly body: Row }): Change {
  const name = of.call.key ?? of.key;
  const sent = Object.entries(body).filter(([one]) => one !== name && !guards.has(one));
  return { ...of, changed: Object.fromEntries(sent) };
}
