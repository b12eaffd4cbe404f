import { useState } from 'react';
import { reasonDemand, reasonName, reasonOf, type Warning } from '#contract/decision.ts';
import { bodyOf } from '#web/core/action-body.ts';
import { actionState } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useLanguage } from '#web/locale/language.ts';
import type { AskedBulkProps } from './bulk-dialog.tsx';
import { type BulkAsked, useBulkVerdict } from './decision/use-bulk-verdict.ts';
import { verdictQueryOf } from './decision/verdict-query.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useTyped } from './use-typed.ts';

/** Each warning about any of these records once. What is left of its limit is another on each of them. */
function warningsOf({ each }: BulkAsked, ids: readonly string[]): readonly Warning[] {
  const all = ids.flatMap((id) => each.get(id)?.warnings ?? []);
  return [...new Map(all.map((one) => [one.code, one])).values()].map(({ rests: _rests, ...one }) => one);
}

/** Behaviour of the dialog of an action on several rows: the obstacles of each, the inputs, the run. No markup. */
export function useBulkDialog({ action, call, rows, source, inputs, onChanged }: AskedBulkProps) {
  const { key } = source;
  const language = useLanguage();
  const { fields, decision } = inputs;
  const ids = rows.map((row) => rowId(row, key));
  const typed = useTyped(action.id, ids.join(','), fields, rows[0] ?? {});
  const { values } = typed;
  const [tried, setTried] = useState(false);
  const [isFilled, setFilled] = useState(source.inputs?.[action.id] === undefined);
  const bodies = rows.map((row) => bodyOf(action, row, key, values, fields));
  const verdict = useBulkVerdict(
    decision,
    call.key ?? key,
    ids.map((id, index) => ({ key: id, query: verdictQueryOf(action, key, bodies[index] ?? {}, decision?.by) })),
  );
  const { run, ...running } = useBulkRun(call, (id, reply) => {
    const row = rows.find((one) => rowId(one, key) === id);
    if (row) source.onDone?.({ action, row, reply, next: false });
  });

  const found = inputs.validate(values);
  const suitable = rows.every((row) => actionState(action, row, source.scope) === 'ready');
  const refusedOf = (id: string) => {
    const refusals = verdict.each.get(id)?.refusals ?? [];
    return refusals.map((one) => one.text[language]).join(' · ') || undefined;
  };
  const able = ids.filter((id) => refusedOf(id) === undefined);
  const warnings = warningsOf(verdict, able);
  const together = verdict.together?.refusals ?? [];
  const reason = reasonOf(values[reasonName]);
  const isReasoned = warnings.length === 0 || reason !== undefined;
  const isDecided = ['known', 'absent'].includes(verdict.state);
  const isReady = suitable && isFilled && isDecided && able.length > 0 && together.length === 0;

  const start = async () => {
    setTried(true);
    if (found.length > 0 || !isReasoned || !isReady) return;
    const results = await run(
      ids.map((id, index) => ({
        id,
        body: { ...bodies[index], ...((verdict.each.get(id)?.warnings.length ?? 0) > 0 && { [reasonName]: reason }) },
        refused: refusedOf(id),
      })),
    );
    if ([...results.values()].every(({ state }) => state === 'ok')) typed.done();
    onChanged();
  };
  return {
    ...{
      inputs,
      typed,
      asked: verdict,
      suitable,
      refusedOf,
      able,
      warnings,
      together,
      reasonComplaint: tried && !isReasoned ? reasonDemand[language] : undefined,
      isReady,
      setFilled,
      start,
    },
    ...running,
    issues: tried ? found : [],
    // No verdict is read for rows that are left out.
    due: able.length > 0 ? rows.filter((row) => able.includes(rowId(row, key))) : rows,
  };
}

export type BulkDialogState = ReturnType<typeof useBulkDialog>;
