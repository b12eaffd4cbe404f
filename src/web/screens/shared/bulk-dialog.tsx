import { Button } from '@mantine/core';
import type { Call } from '#contract/call.ts';
import { type Decision, reasonName } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Action, Inputs } from '#contract/screen.ts';
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
import { messagePart, nameOf, questionParts } from './action-words.ts';
import css from './actions.module.css';
import { BulkRows } from './bulk-rows.tsx';
import { confirmTone } from './confirm-tone.ts';
import { Away } from './decision/away.tsx';
import { Limits } from './decision/limits.tsx';
import { Refusals } from './decision/refusals.tsx';
import { useDecisionText } from './decision/texts.ts';
import { Warnings } from './decision/warnings.tsx';
import { useDialogText } from './dialog-texts.ts';
import { Question } from './question.tsx';
import { useSelectionText } from './selection-texts.ts';
import { type BulkDialogState, useBulkDialog } from './use-bulk-dialog.ts';

export interface BulkDialogProps {
  readonly action: Action;
  readonly call: Call;
  readonly rows: readonly Row[];
  readonly source: ActionSource;
  /** Money field that is summed for the question. */
  readonly sumField: string | undefined;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** With what the action asks for. */
export interface AskedBulkProps extends BulkDialogProps {
  readonly inputs: Inputs;
}

interface PartProps extends BulkDialogProps {
  readonly state: BulkDialogState;
}

/** By what people know a row: its code, and whose it is. */
function titleOf(row: Row, { fields, key }: ActionSource, decision: Decision | undefined, context: FormatContext) {
  const name = nameOf(row, fields, key, context);
  const whose = decision?.facts.find(
    (field) => kinds[field.kind].line && !isNothing(row[field.name]) && formatField(field, row, context) !== name,
  );
  return whose ? `${name} · ${formatField(whose, row, context)}` : name;
}

const moneyField = (name: string | undefined): Field | undefined =>
  name === undefined ? undefined : { name, kind: 'money', label: { th: '', en: '' } };

/** Applies an action to several rows, one after the other: first shows the obstacles of each, then the results. */
export function BulkDialog(props: BulkDialogProps) {
  return <AskedBulkDialog {...props} inputs={useInputs(props.action)} />;
}

function AskedBulkDialog(props: AskedBulkProps) {
  const { action, call, rows, source, onClose } = props;
  const text = useSelectionText();
  const decisionText = useDecisionText();
  const { common } = useText();
  const context = useFormatContext();
  const { language } = context;
  const state = useBulkDialog(props);
  const { asked, results, isRunning, suitable } = state;
  const money = moneyField(props.sumField);
  const label = action.label[language];
  return (
    <ConfirmDialog
      opened
      title={label}
      width={560}
      tone={confirmTone(action, call)}
      busy={isRunning}
      disabled={!state.isReady}
      closeOnly={results !== undefined && !isRunning}
      error={suitable ? undefined : text.mixed}
      confirmLabel={label}
      {...(results && { cancelLabel: common.close })}
      onCancel={onClose}
      onConfirm={() => void state.start()}
    >
      <BulkQuestion {...props} state={state} />
      {asked.state === 'asking' && <p className={css.hint}>{decisionText.asking}</p>}
      {asked.state === 'failed' && <Away title={decisionText.failed} error={asked.error} again={asked.ask} />}
      {results ? <Progress {...props} state={state} /> : <Form {...props} state={state} />}
      <BulkRows
        rows={rows.map((row) => {
          const id = rowId(row, source.key);
          return {
            id,
            title: titleOf(row, source, state.inputs.decision, context),
            amount: money ? formatField(money, row, context) : undefined,
            refused: state.refusedOf(id),
            warnings: asked.each.get(id)?.warnings.map((one) => one.text[language]) ?? [],
            result: results?.get(id),
          };
        })}
      />
    </ConfirmDialog>
  );
}

/** How many rows, their sum, and what has been chosen for them. */
function BulkQuestion({ action, source, sumField, state }: PartProps) {
  const text = useSelectionText();
  const context = useFormatContext();
  const { due, inputs, typed } = state;
  const { fields } = inputs;
  const { values } = typed;
  const money = moneyField(sumField);
  const sum = money ? formatValue(money, sumDecimals(due.map((row) => row[money.name])), context) : '';
  const channel = fields
    .filter((field) => field.kind === 'enum' || field.kind === 'ref')
    .map((field) => messagePart(field.name, values, [field], context))
    .filter((word) => word !== '–')
    .join(' · ');
  const n = String(due.length);
  const words = { n, sum, channel };
  const parts = questionParts({ ...action, ...inputs }, {}, values, [...fields, ...source.fields], context, words);
  return parts.length > 0 ? <Question parts={parts} /> : <p className={css.question}>{`${text.selected(n)} ${sum}`}</p>;
}

/** What holds for all of the rows, and what is filled in for them. */
function Form({ action, rows, source, state }: PartProps) {
  const dialog = useDialogText();
  const { asked, together, able, warnings, typed, inputs, isRunning } = state;
  const { values } = typed;
  const refused = rows.length - able.length;
  return (
    <>
      <Limits limits={asked.together?.limits ?? []} />
      {together.length > 0 && <Refusals refusals={together} />}
      {refused > 0 && <p className={css.notice}>{dialog.bulkRefused(refused)}</p>}
      {warnings.length > 0 && (
        <Warnings
          warnings={warnings}
          reason={values[reasonName]}
          complaint={state.reasonComplaint}
          disabled={isRunning}
          onReason={(reason) => typed.change({ ...values, [reasonName]: reason })}
        />
      )}
      <ActionForm
        inputs={source.inputs}
        action={action}
        fields={inputs.fields}
        validate={inputs.validate}
        row={rows[0] ?? {}}
        value={values}
        issues={state.issues}
        disabled={isRunning}
        onChange={typed.change}
        onReady={state.setFilled}
      />
    </>
  );
}

/** How far the run is, with a way to stop it; then what became of it. */
function Progress({ rows, state }: PartProps) {
  const dialog = useDialogText();
  const { results, isRunning, stop } = state;
  const count = (...states: readonly string[]) =>
    [...(results?.values() ?? [])].filter((one) => states.includes(one.state)).length;
  return (
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
  );
}
