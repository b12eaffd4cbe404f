import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import { companionOf, type Reference, shownOf } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import { useGet } from '#web/data/hooks.ts';
import { useOffer } from '#web/data/use-offers.ts';
import { useLanguage } from '#web/locale/language.ts';
import { wholeBranch } from '../texts.ts';
import type { ChoiceItem, Found } from './choice-item.ts';
import { type ChoiceTree, treeOf } from './choice-tree.ts';
import { readKey, readText } from './read.ts';

interface ItemsReply {
  readonly data?: unknown;
}

/** Milliseconds of silence before a search is sent. */
const pause = 200;
/** Choices per request. */
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
    optOut: [404],
    ...(isExtension && { extension: true }),
  };
  calls.set(path, call);
  return call;
}

/** The source of the choices of a reference: its items call, a list instead of it, or (undefined) none. */
function useSupply(reference: Reference): { readonly call: Call | undefined; readonly isList: boolean } {
  const { path, instead } = reference;
  const items = callOf(path, instead !== undefined);
  if (useOffer(items) !== 'absent') return { call: items, isList: false };
  return { call: instead ? callOf(instead) : undefined, isList: true };
}

function itemsOf(reference: Reference, reply: ItemsReply | undefined, language: Language): readonly ChoiceItem[] {
  const text = { name: reference.label, ...(reference.english !== undefined && { english: reference.english }) };
  const rows = Array.isArray(reply?.data) ? reply.data : [];
  return rows.flatMap((row: Row | null) => {
    const value = readKey(row?.[reference.value]);
    if (row === null || value === undefined) return [];
    const label = readText(shownOf(text, row, language)) ?? String(value);
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
  const language = useLanguage();
  const list = useMemo(
    () => (reference ? itemsOf(reference, answer.data, language) : []),
    [reference, answer.data, language],
  );
  // There are no choices: the key has to be typed.
  if (!call) return { list: text === '' ? [] : [{ value: text, label: text }], state: 'ready' };
  const waiting = answer.isLoading || answer.absent || settled !== text;
  return { list, state: answer.error ? 'failed' : waiting ? 'searching' : 'ready' };
}

/** Choices of a tree, all at once; more of them than this are searched for like any others. */
const wholeTree = 500;

interface FoundTree {
  readonly tree: ChoiceTree | undefined;
  readonly state: Found['state'];
}

/** The tree of a reference, loaded on demand; `ready` without a tree where there is none, or where it is too large. */
export function useReferenceTree(
  reference: Reference | undefined,
  active: boolean,
  narrowed: Readonly<Record<string, string>> = {},
  language: Language = 'th',
): FoundTree {
  const { tree: kind } = reference ?? {};
  const { call, isList } = useSupply(reference ?? nowhere);
  // A list used for the choices may have more rows than it returns at once.
  const query = kind && active && !isList ? { ...narrowed, limit: wholeTree } : null;
  const answer = useGet<ItemsReply>(call ?? nobody, query, { keepPrevious: true });
  const { data } = answer;
  const tree = useMemo(() => {
    const rows: readonly Row[] = Array.isArray(data?.data) ? data.data : [];
    if (!reference || !kind || rows.length === 0 || rows.length >= wholeTree) return undefined;
    const parents = new Map(rows.map((row) => [String(row[reference.value]), row]));
    const items = itemsOf(reference, data, language).map((item) => {
      const row = parents.get(item.value);
      const parent = readKey(row?.[kind.parent]);
      if (parent === undefined) return item;
      return { ...item, parent: String(parent), parentLabel: readText(row?.[companionOf(kind.parent)]) };
    });
    return treeOf(items, { all: kind.all[language], branch: (label) => wholeBranch(label)[language] });
  }, [reference, kind, data, language]);
  const waiting = query !== null && (answer.isLoading || data === undefined) && !answer.error;
  return { tree: query === null ? undefined : tree, state: waiting ? 'searching' : 'ready' };
}

/** Texts of keys that are known only as keys; a key without one, once all are answered, is of nothing the person may see. */
export function useReferenceItems(reference: Reference | undefined, keys: readonly string[]): Found {
  const { call, isList } = useSupply(reference ?? nowhere);
  const query = isList ? { limit: looked } : { ids: keys.join(','), limit: keys.length };
  const asks = reference !== undefined && keys.length > 0 && call !== undefined;
  const answer = useGet<ItemsReply>(call ?? nobody, asks ? query : null, { keepPrevious: true, once: isList });
  const language = useLanguage();
  const list = useMemo(
    () => (reference ? itemsOf(reference, answer.data, language) : []),
    [reference, answer.data, language],
  );
  // What is not among the first rows of a list may well be further down.
  if (answer.error || isList) return { list, state: 'failed' };
  const waiting = asks && (answer.isLoading || answer.data === undefined);
  return { list, state: waiting ? 'searching' : 'ready' };
}

const nowhere: Reference = { entity: '', path: '', value: 'id', label: 'id' };
const nobody: Call = callOf('');
