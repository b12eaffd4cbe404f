import { useCallback, useMemo, useRef, useState } from 'react';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { RowOrder } from '#contract/screen.ts';
import { rowId } from '#web/core/live-rows.ts';
import { renumber } from '#web/core/reorder.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useInvalidate } from '#web/data/hooks.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { notify } from '#web/ui/notify.ts';
import { useOrderText } from '../shared/order-texts.ts';
import type { Change } from '../shared/undo/step-back.ts';

export interface OrderedRows {
  /** The rows as the person has ordered them, saved or not yet. */
  readonly rows: readonly Row[];
  /** Puts a row at a place (from 0) among its siblings, which come in the order that is shown. */
  move(id: string, siblings: readonly Row[], to: number): void;
}

const nothing: ReadonlyMap<string, number> = new Map();

/** Sends numbers of rows, one call after the other; the rows on screen may still hold older versions than the answers. */
function useSendNumbers(key: string, rows: readonly Row[]) {
  const client = useClient();
  const waiting = useRef(new Map<string, number>());
  /** Versions from the answers. */
  const versions = useRef(new Map<string, number>());
  const rowsRef = useRef(rows);
  rowsRef.current = rows;
  const send = async (row: Row, id: string, value: number, { save, field, key: name }: RowOrder) => {
    const version = Math.max(versions.current.get(id) ?? 0, numberOf(row, 'version'));
    const body = { [name]: row[key], ...(version > 0 && { version }), [field]: value };
    const reply = await client.request<RecordReply<Row>>(save, { body });
    if (typeof reply.data?.version === 'number') versions.current.set(id, reply.data.version);
    // Of a row that is moved twice, what it was at first comes back, over what the last answer left.
    const before = made.current.get(id)?.before ?? row;
    made.current.set(id, { call: save, key, fields: [numberField(field)], before, changed: { [field]: value }, reply });
  };
  /** What was saved of each row, to be undone. */
  const made = useRef(new Map<string, Change>());
  const sendAll = async (settings: RowOrder) => {
    for (let next = first(waiting.current); next; next = first(waiting.current)) {
      const [id, value] = next;
      waiting.current.delete(id);
      const row = rowsRef.current.find((one) => rowId(one, key) === id);
      if (row) await send(row, id, value, settings);
    }
  };
  return { waiting, versions, made, sendAll };
}

/**
 * A hand-made order that shows at once and is saved behind the person's back: one call a changed row, one after the other.
 * Where a call fails, everything not yet saved goes back to where it was.
 */
export function useRowOrder(
  order: RowOrder | undefined,
  key: string,
  rows: readonly Row[],
  refresh: () => Promise<void>,
): OrderedRows {
  const describe = useDescribeError();
  const invalidate = useInvalidate();
  const text = useOrderText();
  /** Numbers that are not in `rows` yet. */
  const [pending, setPending] = useState(nothing);
  const { waiting, versions, made, sendAll } = useSendNumbers(key, rows);
  const offer = useOfferUndo(made, refresh);
  const isRunning = useRef(false);
  const ordered = useMemo(() => (order ? inOrder(rows, pending, order, key) : rows), [rows, pending, order, key]);

  const run = async (settings: RowOrder) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await sendAll(settings);
      offer();
    } catch (error) {
      waiting.current.clear();
      notify.error(`${text.restored} · ${describe(failureOf(error))}`);
    } finally {
      isRunning.current = false;
      made.current.clear();
      await invalidate(settings.save.invalidates ?? []);
      await refresh();
      if (waiting.current.size === 0 && !isRunning.current) {
        versions.current.clear();
        setPending(nothing);
      }
    }
  };
  const latest = useRef(run);
  latest.current = run;

  const move = useCallback(
    (id: string, siblings: readonly Row[], to: number) => {
      if (!order) return;
      const numbered = siblings.map((row) => ({ id: rowId(row, key), value: numberOf(row, order.field) }));
      const changes = renumber(numbered, id, to, order);
      if (changes.size === 0) return;
      for (const [changed, value] of changes) waiting.current.set(changed, value);
      setPending((before) => new Map([...before, ...changes]));
      void latest.current(order);
    },
    [order, key, waiting],
  );
  return { rows: ordered, move };
}

/** Says that the new order is saved, and offers to undo it; its code is fetched with the first one. */
function useOfferUndo(made: { readonly current: ReadonlyMap<string, Change> }, refresh: () => Promise<void>) {
  const tools = { client: useClient(), invalidate: useInvalidate(), context: useFormatContext() };
  return () => {
    const changes = [...made.current.values()];
    void import('../shared/undo/offer-undo.ts').then(
      ({ offerOrder }) => offerOrder(changes, { ...tools, onUndone: () => void refresh() }),
      // The rows show it.
      () => undefined,
    );
  };
}

const numberField = (name: string): Field => ({ name, kind: 'integer', label: { th: '', en: '' } });

/** The rows with their new numbers, in the order of these. */
function inOrder(
  rows: readonly Row[],
  pending: ReadonlyMap<string, number>,
  { field }: RowOrder,
  key: string,
): readonly Row[] {
  return (
    rows
      .map((row) => {
        const number = pending.get(rowId(row, key));
        return number === undefined ? row : { ...row, [field]: number };
      })
      // Rows that are kept in their places under the pointer may have new numbers already.
      .sort((a, b) => numberOf(a, field) - numberOf(b, field))
  );
}

function numberOf(row: Row, field: string): number {
  const value = row[field];
  return typeof value === 'number' ? value : 0;
}

function first(map: ReadonlyMap<string, number>): readonly [string, number] | undefined {
  for (const entry of map) return entry;
  return undefined;
}
