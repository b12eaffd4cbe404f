import { useRef, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { actionState, bodyOf } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import { sumDecimals } from '#web/core/sum.ts';
import { ApiError } from '#web/data/api-error.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useInvalidate } from '#web/data/hooks.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useText } from '#web/locale/use-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActionForm, type ActionSource } from './action-dialog.tsx';
import { useInputs } from './action-inputs.ts';
import { initialTyped, questionOf, wordOf } from './action-words.ts';
import css from './actions.module.css';
import { useDialogText } from './dialog-texts.ts';
import { useListText } from './texts.ts';

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

type State = 'waiting' | 'ok' | 'failed' | 'unknown' | 'skipped';
interface Result {
  readonly state: State;
  readonly message?: string;
}

/** Does the same to several rows, one after the other, and tells of each what became of it. */
export function BulkDialog({ action, call, rows, source, sumField, onClose, onChanged }: Props) {
  const text = useListText();
  const dialog = useDialogText();
  const { common } = useText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const client = useClient();
  const invalidate = useInvalidate();
  const { fields, validate } = useInputs(action);
  const [typed, setTyped] = useState<Row>(() => initialTyped(fields, rows[0] ?? {}));
  const [results, setResults] = useState<ReadonlyMap<string, Result>>();
  const [isRunning, setRunning] = useState(false);
  const [tried, setTried] = useState(false);
  const stopped = useRef(false);
  const found = validate(typed);
  const suitable = rows.every((row) => actionState(action, row, source.scope) === 'ready');
  const sum = sumField === undefined ? '' : sumDecimals(rows.map((row) => row[sumField]));
  const sumText =
    sumField === undefined
      ? ''
      : formatValue({ name: sumField, kind: 'money', label: { th: '', en: '' } }, sum, context);
  const channel = fields
    .filter((field) => field.kind === 'enum' || field.kind === 'ref')
    .map((field) => wordOf(field.name, typed, [field], context))
    .filter((word) => word !== '–')
    .join(' · ');
  const first = source.fields[0];

  const run = async () => {
    setTried(true);
    if (found.length > 0 || !suitable) return;
    stopped.current = false;
    setRunning(true);
    const told = new Map<string, Result>(rows.map((row) => [rowId(row, source.key), { state: 'waiting' }]));
    setResults(new Map(told));
    for (const row of rows) {
      const id = rowId(row, source.key);
      told.set(id, stopped.current ? { state: 'skipped' } : await one(row));
      setResults(new Map(told));
    }
    setRunning(false);
    await invalidate(call.invalidates ?? []);
    onChanged();
  };

  const one = async (row: Row): Promise<Result> => {
    try {
      await client.request(call, { body: bodyOf(action, row, source.key, typed, fields) });
      return { state: 'ok' };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Without a clear answer the rest must wait: the fault may not be this row's.
      if (error.mayHaveHappened) stopped.current = true;
      return { state: error.mayHaveHappened ? 'unknown' : 'failed', message: describe(error) };
    }
  };

  const words: Readonly<Record<State, string>> = {
    waiting: dialog.bulkWaiting,
    ok: dialog.bulkOk,
    failed: dialog.bulkFailed,
    unknown: dialog.bulkUnknown,
    skipped: dialog.bulkSkipped,
  };
  const count = (...states: readonly State[]) =>
    [...(results?.values() ?? [])].filter((result) => states.includes(result.state)).length;
  const isOver = results !== undefined && !isRunning;
  return (
    <ConfirmDialog
      opened
      title={action.label[context.language]}
      width={520}
      tone={action.tone === 'danger' ? 'danger' : call.money ? 'money' : 'normal'}
      busy={isRunning}
      disabled={!suitable || isOver}
      error={suitable ? undefined : text.mixed}
      confirmLabel={action.label[context.language]}
      {...(results && { cancelLabel: common.close })}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <p className={css.question}>
        {questionOf(action, {}, typed, [...fields, ...source.fields], context, {
          n: String(rows.length),
          sum: sumText,
          channel,
        }) ?? `${text.selected(String(rows.length))} ${sumText}`}
      </p>
      {!results && (
        <ActionForm
          inputs={source.inputs}
          action={action}
          fields={fields}
          validate={validate}
          row={rows[0] ?? {}}
          value={typed}
          issues={tried ? found : []}
          disabled={isRunning}
          onChange={setTyped}
        />
      )}
      {results && (
        <p className={css.hint} aria-live="polite">
          {isRunning
            ? dialog.bulkRun(count('ok', 'failed', 'unknown'), rows.length)
            : dialog.bulkSummary(count('ok'), count('failed', 'unknown'), count('skipped', 'waiting'))}{' '}
          {isRunning && (
            <button
              type="button"
              onClick={() => {
                stopped.current = true;
              }}
            >
              {dialog.bulkStop}
            </button>
          )}
        </p>
      )}
      <ul className={css.results}>
        {rows.map((row) => {
          const result = results?.get(rowId(row, source.key));
          return (
            <li key={rowId(row, source.key)}>
              <span>{first ? formatField(first, row, context) : rowId(row, source.key)}</span>
              {result ? (
                <span data-state={result.state} title={result.message}>
                  {words[result.state]}
                  {result.message && ` · ${result.message}`}
                </span>
              ) : (
                sumField && (
                  <span>
                    {formatValue({ name: sumField, kind: 'money', label: { th: '', en: '' } }, row[sumField], context)}
                  </span>
                )
              )}
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
