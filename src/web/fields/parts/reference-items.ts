import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Reference } from '#contract/field.ts';
import { useGet } from '#web/data/hooks.ts';
import type { ChoiceItem, Found } from './choice-item.ts';
import { readKey, readText } from './read.ts';

interface ItemsReply {
  readonly data?: unknown;
}

/** Milliseconds of silence before a search is sent. */
const pause = 200;
/** Choices asked for at once. */
const most = 20;

const calls = new Map<string, Call>();

/** One call object a path: the cache goes by path, the hook by identity. */
function callOf(reference: Reference): Call {
  const { path } = reference;
  const known = calls.get(path);
  if (known) return known;
  const call: Call = {
    id: `items:${path}`,
    method: 'GET',
    path,
    permission: 'signed-in',
    onError: 'log',
    optOut: [404],
  };
  calls.set(path, call);
  return call;
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
  const [settled] = useDebouncedValue(search.trim(), pause);
  const query = reference && active ? { ...narrowed, ...(settled === '' ? {} : { q: settled }), limit: most } : null;
  const answer = useGet<ItemsReply>(callOf(reference ?? nowhere), query, { keepPrevious: true });
  const list = useMemo(() => (reference ? itemsOf(reference, answer.data) : []), [reference, answer.data]);
  const waiting = answer.isLoading || settled !== search.trim();
  return { list, state: answer.error ? 'failed' : waiting ? 'searching' : 'ready' };
}

/** Texts of keys that are known only as keys; a key without one, once all are answered, is of nothing the person may see. */
export function useReferenceItems(reference: Reference | undefined, keys: readonly string[]): Found {
  const query = reference && keys.length > 0 ? { ids: keys.join(','), limit: keys.length } : null;
  const answer = useGet<ItemsReply>(callOf(reference ?? nowhere), query, { keepPrevious: true });
  const list = useMemo(() => (reference ? itemsOf(reference, answer.data) : []), [reference, answer.data]);
  const waiting = query !== null && (answer.isLoading || answer.data === undefined);
  return { list, state: answer.error ? 'failed' : waiting ? 'searching' : 'ready' };
}

const nowhere: Reference = { entity: '', path: '', value: 'id', label: 'id' };
