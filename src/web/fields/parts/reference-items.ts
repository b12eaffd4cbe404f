import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Reference } from '#contract/field.ts';
import { useGet } from '#web/data/hooks.ts';
import { useOffer } from '#web/data/use-offers.ts';
import type { ChoiceItem, Found } from './choice-item.ts';
import { readKey, readText } from './read.ts';

interface ItemsReply {
  readonly data?: unknown;
}

/** Milliseconds of silence before a search is sent. */
const pause = 200;
/** Choices asked for at once. */
const most = 20;
/** Rows of a list in which texts are looked for, where no call answers them by key. */
const looked = 100;

const calls = new Map<string, Call>();

/** One call object a path: the cache goes by path, the hook by identity. */
function callOf(path: string, isExtension = false): Call {
  const before = calls.get(path);
  if (before) return before;
  const call: Call = {
    id: `items:${path}`,
    method: 'GET',
    path,
    permission: 'signed-in',
    onError: 'log',
    optOut: [404],
    ...(isExtension && { extension: true }),
  };
  calls.set(path, call);
  return call;
}

/** Who answers the choices of a reference: its items call, the list that stands in for it, or (undefined) nobody. */
function useSupply(reference: Reference): { readonly call: Call | undefined; readonly isList: boolean } {
  const { path, instead } = reference;
  const items = callOf(path, instead !== undefined);
  if (useOffer(items) !== 'absent') return { call: items, isList: false };
  return { call: instead ? callOf(instead) : undefined, isList: true };
}

function itemsOf(reference: Reference, reply: ItemsReply | undefined): readonly ChoiceItem[] {
  const rows = Array.isArray(reply?.data) ? reply.data : [];
  return rows.flatMap((row: Row | null) => {
    const value = readKey(row?.[reference.value]);
    if (row === null || value === undefined) return [];
    const label = readText(row[reference.label]) ?? String(value);
    const hint = reference.hint === undefined ? undefined : readText(row[reference.hint]);
    return [{ value: String(value), label, ...(hint !== undefined && hint !== label ? { hint } : {}) }];
  });
}

/** Choices whose text matches what is typed; the first ones when nothing is. `undefined` asks nothing. */
export function useReferenceSearch(
  reference: Reference | undefined,
  search: string,
  active: boolean,
  narrowed: Readonly<Record<string, string>> = {},
): Found {
  const text = search.trim();
  const [settled] = useDebouncedValue(text, pause);
  const { call } = useSupply(reference ?? nowhere);
  const query = { ...narrowed, ...(settled === '' ? {} : { q: settled }), limit: most };
  const answer = useGet<ItemsReply>(call ?? nobody, reference && active && call ? query : null, { keepPrevious: true });
  const list = useMemo(() => (reference ? itemsOf(reference, answer.data) : []), [reference, answer.data]);
  // Nobody knows the choices: whoever knows the key of one types it.
  if (!call) return { list: text === '' ? [] : [{ value: text, label: text }], state: 'ready' };
  const waiting = answer.isLoading || answer.absent || settled !== text;
  return { list, state: answer.error ? 'failed' : waiting ? 'searching' : 'ready' };
}

/** Texts of keys that are known only as keys; a key without one, once all are answered, is of nothing the person may see. */
export function useReferenceItems(reference: Reference | undefined, keys: readonly string[]): Found {
  const { call, isList } = useSupply(reference ?? nowhere);
  const query = isList ? { limit: looked } : { ids: keys.join(','), limit: keys.length };
  const asks = reference !== undefined && keys.length > 0 && call !== undefined;
  const answer = useGet<ItemsReply>(call ?? nobody, asks ? query : null, { keepPrevious: true, once: isList });
  const list = useMemo(() => (reference ? itemsOf(reference, answer.data) : []), [reference, answer.data]);
  // What is not among the first rows of a list may well be further down.
  if (answer.error || isList) return { list, state: 'failed' };
  const waiting = asks && (answer.isLoading || answer.data === undefined);
  return { list, state: waiting ? 'searching' : 'ready' };
}

const nowhere: Reference = { entity: '', path: '', value: 'id', label: 'id' };
const nobody: Call = callOf('');
