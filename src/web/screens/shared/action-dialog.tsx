import type { Call } from '#contract/call.ts';
import { reasonName } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action, Inputs } from '#contract/screen.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ActionForm } from './action-form.tsx';
import { useInputs } from './action-inputs.ts';
import type { ActionSource } from './action-source.ts';
import { buttonOf, questionParts } from './action-words.ts';
import css from './actions.module.css';
import { confirmTone } from './confirm-tone.ts';
import { conflictText } from './conflict-text.ts';
import { Away } from './decision/away.tsx';
import { DecisionView } from './decision/decision-view.tsx';
import { HandOverNote, noteField } from './decision/hand-over-note.tsx';
import { Refusals } from './decision/refusals.tsx';
import { useDecisionText } from './decision/texts.ts';
import { Warnings } from './decision/warnings.tsx';
import { useDialogText } from './dialog-texts.ts';
import { Question } from './question.tsx';
import { Recalled } from './recalled.tsx';
import { StatusFacts } from './status-facts.tsx';
import { type ActionDialogState, useActionDialog } from './use-action-dialog.ts';

export interface ActionDialogProps {
  readonly action: Action;
  readonly call: Call;
  readonly row: Row;
  readonly source: ActionSource;
  readonly onClose: () => void;
  /** A clear answer came, or the record turned out to be another: read again. */
  readonly onChanged: () => void;
  readonly onDone?: ((reply: unknown) => void) | undefined;
}

/** With what the action asks for. */
export interface AskedDialogProps extends ActionDialogProps {
  readonly inputs: Inputs;
}

interface PartProps extends ActionDialogProps {
  readonly state: ActionDialogState;
}

/**
 * Asks before an action, with the record and its verdict as they are now; reports the result, also an unknown one.
 * Closing it never loses what was typed.
 */
export function ActionDialog(props: ActionDialogProps) {
  return <AskedDialog {...props} inputs={useInputs(props.action)} />;
}

function AskedDialog(props: AskedDialogProps) {
  const { action, call, source, onClose } = props;
  const dialog = useDialogText();
  const text = useDecisionText();
  const context = useFormatContext();
  const state = useActionDialog(props);
  const { typed, asking, told, isRefused, handover, isOff, isReady } = state;
  const { decision } = asking;
  const words = [asking, told, typed.values, [...state.inputs.fields, ...source.fields], context] as const;
  const error = useMessage(props, state);
  return (
    <ConfirmDialog
      opened
      title={action.label[context.language]}
      width={decision ? 560 : 440}
      tone={handover ? 'money' : confirmTone(action, call)}
      confirmLabel={handover ? text.handOver : state.lost && isReady ? dialog.sendAgain : buttonOf(...words)}
      busy={state.isSending}
      disabled={!isReady}
      closeOnly={isOff || (isRefused && !handover)}
      error={error}
      onCancel={onClose}
      onConfirm={() => void state.confirm()}
    >
      {!isRefused && <Question isLead={decision !== undefined} parts={questionParts(...words)} />}
      {decision && (
        <DecisionView
          decision={decision}
          row={{ ...told, ...typed.values }}
          verdict={isOff ? undefined : state.verdict}
        />
      )}
      {source.about?.(told)}
      <Notes {...props} state={state} />
      {isRefused && <Refusals refusals={state.refusals} />}
      {handover && (
        <HandOverNote
          note={typed.values[noteField.name]}
          isMissing={state.noteMissing}
          complaint={state.failure?.fields[noteField.name]}
          disabled={state.isSending}
          onNote={(note) => typed.change({ ...typed.values, [noteField.name]: note })}
        />
      )}
      {!isOff && !isRefused && <Form {...props} state={state} />}
      {!isOff && <Recalled typed={typed} />}
    </ConfirmDialog>
  );
}

/** Is there an input that a complaint about this field stands at? */
const shown = ({ inputs }: ActionDialogState, name: string) =>
  name === reasonName || name === noteField.name || inputs.fields.some((field) => field.name === name);

/** Why the last try failed, where nothing else on the dialog says it. */
function useMessage({ source }: ActionDialogProps, state: ActionDialogState): string | undefined {
  const dialog = useDialogText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const { failure } = state;
  if (state.isRefused && failure?.code === 403) return undefined;
  // A complaint about a field that nobody was asked for stands nowhere else.
  const unasked = Object.entries(failure?.fields ?? {}).find(([name]) => !shown(state, name))?.[1];
  if (failure && !state.lost) return conflictText(failure, source, dialog, context) ?? unasked ?? describe(failure);
  return state.isForbidden ? dialog.forbidden : undefined;
}

/** What is loading or has failed, and the record's current state where it is in doubt. */
function Notes({ source, state }: PartProps) {
  const dialog = useDialogText();
  const text = useDecisionText();
  const context = useFormatContext();
  const { now, fresh, asked, lost, overtaken } = state;
  return (
    <>
      {now === undefined && fresh.error === undefined && <p className={css.hint}>{dialog.fresh}</p>}
      {now !== undefined && asked.state === 'asking' && <p className={css.hint}>{text.asking}</p>}
      {now === undefined && fresh.error && <Away title={dialog.away} error={fresh.error} again={fresh.read} />}
      {now !== undefined && !state.isForbidden && asked.state === 'failed' && (
        <Away title={text.failed} error={asked.error} again={asked.ask} />
      )}
      {lost && (
        <p className={`${css.notice} ${css.unknown}`} role="alert">
          {dialog.unknownResult}
        </p>
      )}
      {overtaken && <p className={css.notice}>{dialog.changedSince}</p>}
      {(lost || overtaken) && now && (
        <StatusFacts row={now} fields={source.fields} context={context} scope={source.scope} />
      )}
    </>
  );
}

/** What is filled in, and why it is done although warnings speak against it. */
function Form({ action, source, state }: PartProps) {
  const { typed, inputs, verdict, isSending } = state;
  const { values } = typed;
  return (
    <>
      {state.warned && (
        <Warnings
          warnings={verdict?.warnings ?? []}
          reason={values[reasonName]}
          complaint={state.reasonComplaint}
          disabled={isSending}
          onReason={(reason) => typed.change({ ...values, [reasonName]: reason })}
        />
      )}
      <ActionForm
        inputs={source.inputs}
        action={action}
        fields={inputs.fields}
        validate={inputs.validate}
        row={state.told}
        value={values}
        issues={state.issues}
        disabled={isSending}
        verdict={verdict}
        onChange={state.change}
        onReady={state.setFilled}
      />
    </>
  );
}
