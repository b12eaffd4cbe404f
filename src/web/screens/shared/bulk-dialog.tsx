import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { type Decision, reasonDemand, reasonName, reasonOf, type Warning } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Action } from '#contract/screen.ts';
import { actionState, bodyOf } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { sumDecimals } from '#web/core/sum.ts';
import { formatField, formatValue, isNothing } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useText } from '#web/locale/use-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { useInputs } from './action-inputs.ts';
import type { ActionSource } from './action-source.ts';
import { nameOf, questionParts, wordOf } from './action-words.ts';
import css from './actions.module.css';
import { BulkRows } from './bulk-rows.tsx';
import { askedOf } from './decision/asked-of.ts';
import { Away } from './decision/away.tsx';
import { Limits } from './decision/limits.tsx';
import { Refusals } from './decision/refusals.tsx';
import { useDecisionText } from './decision/texts.ts';
import { useBulkVerdict } from './decision/use-bulk-verdict.ts';
import { Warnings } from './decision/warnings.tsx';
import { useDialogText } from './dialog-texts.ts';
import { Question } from './question.tsx';
import { useListText } from './texts.ts';
import { useBulkRun } from './use-bulk-run.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly action: Action;
  readonly call: Call;
  readonly rows: readonly Row[];
  readonly source: ActionSource;
  /** Money field that is summed for the question. */
  readonly sumField: string | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** By what people know a row: its code, and whose it is. */
function titleOf(row: Row, { fields, key }: ActionSource, decision: Decision | undefined, context: FormatContext) {
  const name = nameOf(row, fields, key, context);
  const whose = decision?.facts.find(
    (field) => kinds[field.kind].line && !isNothing(row[field.name]) && formatField(field, row, context) !== name,
  );
  return whose ? `${name} · ${formatField(whose, row, context)}` : name;
}

/** Does the same to several rows, one after the other: says before what stands in the way of each, and after what became of it. */
export function BulkDialog({ action, call, rows, source, sumField, onClose, onChanged }: Props) {
  const text = useListText();
  const dialog = useDialogText();
  const decisionText = useDecisionText();
  const { common } = useText();
  const context = useFormatContext();
  const { language } = context;
  const inputs = useInputs(action);
  const { fields, validate, decision } = inputs;
  const ids = rows.map((row) => rowId(row, source.key));
  const typed = useTyped(action.id, ids.join(','), fields, rows[0] ?? {});
  const { values } = typed;
  const [tried, setTried] = useState(false);
  const bodies = rows.map((row) => bodyOf(action, row, source.key, values, fields));
  const asked = useBulkVerdict(
    decision,
    call.key ?? source.key,
    ids.map((key, index) => ({ key, query: askedOf(action, source.key, bodies[index] ?? {}, decision?.by) })),
  );
  const { results, isRunning, run, stop } = useBulkRun(call, (id, reply) => {
    const row = rows.find((one) => rowId(one, source.key) === id);
    if (row) source.onDone?.({ action, row, reply, next: false });
  });

  const found = validate(values);
  const suitable = rows.every((row) => actionState(action, row, source.scope) === 'ready');
  const refusedOf = (id: string) =>
    asked.each
      .get(id)
      ?.refusals.map((one) => one.text[language])
      .join(' · ') || undefined;
  const able = ids.filter((id) => refusedOf(id) === undefined);
  const warnings = [
    ...new Map(
      able.flatMap((id) => asked.each.get(id)?.warnings ?? []).map((one): [string, Warning] => [one.code, one]),
    ).values(),
  ].map(({ rests: _rests, ...one }) => one);
  const together = asked.together?.refusals ?? [];
  const isReasoned = warnings.length === 0 || reasonOf(values[reasonName]) !== undefined;
  const money: Field | undefined =
    sumField === undefined ? undefined : { name: sumField, kind: 'money', label: { th: '', en: '' } };
  // What is left out is not asked about.
  const due = able.length > 0 ? rows.filter((row) => able.includes(rowId(row, source.key))) : rows;
  const sumText = money ? formatValue(money, sumDecimals(due.map((row) => row[money.name])), context) : '';
  const channel = fields
    .filter((field) => field.kind === 'enum' || field.kind === 'ref')
    .map((field) => wordOf(field.name, values, [field], context))
    .filter((word) => word !== '–')
    .join(' · ');
  const isKnown = asked.state === 'known' || asked.state === 'absent';
  const isReady = suitable && isKnown && able.length > 0 && together.length === 0;

  const start = async () => {
    setTried(true);
    if (found.length > 0 || !isReasoned || !isReady) return;
    const reason = reasonOf(values[reasonName]);
    const told = await run(
      ids.map((id, index) => ({
        id,
        body: { ...bodies[index], ...((asked.each.get(id)?.warnings.length ?? 0) > 0 && { [reasonName]: reason }) },
        refused: refusedOf(id),
      })),
    );
    if ([...told.values()].every(({ state }) => state === 'ok')) typed.done();
    onChanged();
  };

  const count = (...states: readonly string[]) =>
    [...(results?.values() ?? [])].filter(({ state }) => states.includes(state)).length;
  const isOver = results !== undefined && !isRunning;
  const label = action.label[language];
  const parts = questionParts({ ...action, ...inputs }, {}, values, [...fields, ...source.fields], context, {
    n: String(due.length),
    sum: sumText,
    channel,
  });
  return (
    <ConfirmDialog
      opened
      title={label}
      width={560}
      tone={action.tone === 'danger' ? 'danger' : call.money ? 'money' : 'normal'}
      busy={isRunning}
      disabled={!isReady}
      closeOnly={isOver}
      error={suitable ? undefined : text.mixed}
      confirmLabel={label}
      {...(results && { cancelLabel: common.close })}
      onCancel={onClose}
      onConfirm={() => void start()}
    >
      {parts.length > 0 ? (
        <Question parts={parts} />
      ) : (
        <p className={css.question}>{`${text.selected(String(due.length))} ${sumText}`}</p>
      )}
      {asked.state === 'asking' && <p className={css.hint}>{decisionText.asking}</p>}
      {asked.state === 'failed' && <Away title={decisionText.failed} error={asked.error} again={asked.ask} />}
      {!results && (
        <>
          <Limits limits={asked.together?.limits ?? []} />
          {together.length > 0 && <Refusals refusals={together} />}
          {able.length < ids.length && <p className={css.notice}>{dialog.bulkRefused(ids.length - able.length)}</p>}
          {warnings.length > 0 && (
            <Warnings
              warnings={warnings}
              reason={values[reasonName]}
              complaint={tried && !isReasoned ? reasonDemand[language] : undefined}
              disabled={isRunning}
              onReason={(reason) => typed.change({ ...values, [reasonName]: reason })}
            />
          )}
          <ActionForm
            inputs={source.inputs}
            action={action}
            fields={fields}
            validate={validate}
            row={rows[0] ?? {}}
            value={values}
            issues={tried ? found : []}
            disabled={isRunning}
            onChange={typed.change}
          />
        </>
      )}
      {results && (
        <p className={css.hint} aria-live="polite">
          {isRunning
            ? dialog.bulkRun(count('ok', 'failed', 'unknown'), rows.length)
            : dialog.bulkSummary(count('ok'), count('failed', 'unknown'), count('skipped', 'waiting'))}{' '}
          {isRunning && (
            <Button size="compact-xs" variant="default" onClick={stop}>
              {dialog.bulkStop}
            </Button>
          )}
        </p>
      )}
      <BulkRows
        rows={rows.map((row, index) => {
          const id = ids[index] ?? '';
          return {
            id,
            title: titleOf(row, source, decision, context),
            amount: money ? formatField(money, row, context) : undefined,
            refused: refusedOf(id),
            warnings: asked.each.get(id)?.warnings.map((one) => one.text[language]) ?? [],
            result: results?.get(id),
          };
        })}
      />
    </ConfirmDialog>
  );
}
