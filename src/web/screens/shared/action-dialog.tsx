import { useState } from 'react';
import type { Call } from '#contract/call.ts';
import { type Refusal, reasonDemand, reasonName, reasonOf, type Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { actionState, bodyOf } from '#web/core/actions.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { ActionForm } from './action-form.tsx';
import { useInputs } from './action-inputs.ts';
import type { ActionSource } from './action-source.ts';
import { buttonOf, doneText, nameOf, questionParts } from './action-words.ts';
import css from './actions.module.css';
import { conflictText } from './conflict-text.ts';
import { askedOf } from './decision/asked-of.ts';
import { Away } from './decision/away.tsx';
import { DecisionView } from './decision/decision-view.tsx';
import { demandedInputs } from './decision/demands.ts';
import { HandOverNote, noteField } from './decision/hand-over-note.tsx';
import { Refusals } from './decision/refusals.tsx';
import { useDecisionText } from './decision/texts.ts';
import { useVerdict } from './decision/use-verdict.ts';
import { Warnings } from './decision/warnings.tsx';
import { useDialogText } from './dialog-texts.ts';
import { Question } from './question.tsx';
import { Recalled } from './recalled.tsx';
import { StatusFacts } from './status-facts.tsx';
import { useFailure } from './use-failure.ts';
import { useFreshRow } from './use-fresh-row.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly action: Action;
  readonly call: Call;
  readonly row: Row;
  readonly source: ActionSource;
  readonly onClose: () => void;
  /** A clear answer came, or the record turned out to be another: read again. */
  readonly onChanged: () => void;
  readonly onDone?: ((reply: unknown) => void) | undefined;
}

/** What stands in the way whatever is typed. */
const standing = (verdict: Verdict | undefined): readonly Refusal[] =>
  (verdict?.refusals ?? []).filter(({ field }) => field === undefined);

/**
 * Asks before an action, with the record and what the server says of it as they are now; tells what became of it, also
 * when nobody knows. What is typed is never lost by closing it.
 */
export function ActionDialog({ action, call, row, source, onClose, onChanged, onDone }: Props) {
  const dialog = useDialogText();
  const text = useDecisionText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const failed = useFailure();
  const isShown = useShown();
  const can = useCan();
  const inputs = useInputs(action);
  const { decision } = inputs;
  const asking = { ...action, ...inputs };
  const { handover } = decision ?? {};
  const fresh = useFreshRow(source.record, source.key, row);
  const post = usePost<Row, { readonly message?: string }>(call);
  const hand = usePost<Row, unknown>(handover ?? call);
  const typed = useTyped(action.id, rowId(row, source.key), [...inputs.fields, ...(handover ? [noteField] : [])], row);
  const { values } = typed;
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const now = fresh.row;
  const told = now ?? row;
  const asked = useVerdict(
    decision?.verdict,
    decision ? askedOf(action, source.key, bodyOf(action, row, source.key, values, inputs.fields), decision.by) : null,
  );
  const { verdict } = asked;
  const { fields, validate } = demandedInputs(inputs, verdict, values);
  const state = now === undefined ? undefined : actionState(action, now, source.scope);
  const refusals = state === 'ready' ? standing(verdict) : [];
  const isRefused = refusals.length > 0;
  const handsOver =
    isRefused && handover !== undefined && can(handover.permission) && refusals.some(({ who }) => who?.handover);

  const unsaid = failure?.fields[reasonName];
  const warned = (verdict?.warnings.length ?? 0) > 0 || unsaid !== undefined;
  const isReasoned = !warned || reasonOf(values[reasonName]) !== undefined;
  const found = validate(values);
  const noteMissing = missingFields([noteField], values).length > 0;
  const said = [
    ...Object.entries(failure?.fields ?? {}).map(([field, message]): InputIssue => ({ field, message })),
    ...(verdict?.refusals ?? []).flatMap((one): InputIssue[] =>
      one.field === undefined ? [] : [{ field: one.field, message: one.text[context.language] }],
    ),
  ];
  const lost = failure?.mayHaveHappened === true;
  // Whoever may not ask may not do it either.
  const isForbidden = state === 'forbidden' || asked.error?.code === 403;
  const isKnown = asked.state === 'known' || asked.state === 'absent';
  const isReady = state === 'ready' && isKnown && (!isRefused || handsOver);
  const isSending = post.isSending || hand.isSending;

  const finish = (message: string, reply: unknown) => {
    typed.done();
    notify.success(message);
    onChanged();
    onDone?.(reply);
    // Whoever did not wait may have another dialog or record open by now.
    source.onDone?.({ action, row: told, reply, next: decision?.next === true && isShown() });
    if (isShown()) onClose();
  };

  const send = async (body: Row) => {
    const reply = await post.send(body);
    const words = doneText(asking, told, values, { fields: source.fields, key: source.key, asked: fields }, context);
    finish(asking.success === undefined ? (reply?.message ?? words) : words, reply);
  };

  const handOver = async (to: Call) => {
    const body = bodyOf({ ...action, call: to, send: [], set: {} }, told, source.key, values, [noteField]);
    const reply = await hand.send(body);
    finish(text.handedOver(nameOf(told, source.fields, source.key, context)), reply);
  };

  const confirm = async () => {
    setTried(true);
    if (now === undefined || !isReady || (handsOver ? noteMissing : found.length > 0 || !isReasoned)) return;
    setFailure(undefined);
    try {
      if (handsOver) return await handOver(handover);
      const reason = reasonOf(values[reasonName]);
      await send({
        ...bodyOf(action, now, source.key, values, fields),
        ...(warned && reason !== undefined && { [reasonName]: reason }),
      });
    } catch (error) {
      const fault = failed(error);
      setFailure(fault);
      // Lost, overtaken or refused: what is there now, and what is said of it, decides what can be done next.
      if (fault.mayHaveHappened || [403, 409, 422, 423].includes(fault.code)) {
        await Promise.all([fresh.read(), asked.ask()]);
        if (fault.code !== 422) onChanged();
      }
    }
  };

  const overtaken = state === 'not-now' || state === 'unknown';
  const message =
    failure && !lost
      ? (conflictText(failure, source, dialog, context) ?? describe(failure))
      : isForbidden
        ? dialog.forbidden
        : undefined;
  const label = action.label[context.language];
  const button = buttonOf(asking, told, values, [...fields, ...source.fields], context);
  const isOff = overtaken || isForbidden;
  return (
    <ConfirmDialog
      opened
      title={label}
      width={decision ? 560 : 440}
      tone={handsOver ? 'money' : action.tone === 'danger' ? 'danger' : call.money ? 'money' : 'normal'}
      confirmLabel={handsOver ? text.handOver : lost && isReady ? dialog.sendAgain : button}
      busy={isSending}
      disabled={!isReady}
      closeOnly={isOff || (isRefused && !handsOver)}
      error={isRefused && failure?.code === 403 ? undefined : message}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {!isRefused && (
        <Question
          isLead={decision !== undefined}
          parts={questionParts(asking, told, values, [...fields, ...source.fields], context)}
        />
      )}
      {decision && (
        <DecisionView decision={decision} row={{ ...told, ...values }} verdict={isOff ? undefined : verdict} />
      )}
      {now === undefined && fresh.error === undefined && <p className={css.hint}>{dialog.fresh}</p>}
      {now !== undefined && asked.state === 'asking' && <p className={css.hint}>{text.asking}</p>}
      {now === undefined && fresh.error && <Away title={dialog.away} error={fresh.error} again={fresh.read} />}
      {now !== undefined && !isForbidden && asked.state === 'failed' && (
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
      {isRefused && <Refusals refusals={refusals} />}
      {handsOver && (
        <HandOverNote
          note={values[noteField.name]}
          isMissing={tried && noteMissing}
          complaint={failure?.fields[noteField.name]}
          disabled={isSending}
          onNote={(note) => typed.change({ ...values, [noteField.name]: note })}
        />
      )}
      {!isOff && !isRefused && (
        <>
          {warned && (
            <Warnings
              warnings={verdict?.warnings ?? []}
              reason={values[reasonName]}
              complaint={tried && !isReasoned ? (verdict ? reasonDemand[context.language] : unsaid) : undefined}
              disabled={isSending}
              onReason={(reason) => typed.change({ ...values, [reasonName]: reason })}
            />
          )}
          <ActionForm
            inputs={source.inputs}
            action={action}
            fields={fields}
            validate={validate}
            row={told}
            value={values}
            issues={tried ? [...said, ...found] : said}
            disabled={isSending}
            verdict={verdict}
            onChange={(next, how) => {
              typed.change(next, how);
              // A complaint of the server is about what was sent, not about what is typed since.
              if (failure && Object.keys(failure.fields).length > 0) setFailure(undefined);
            }}
          />
        </>
      )}
      {!isOff && <Recalled typed={typed} />}
    </ConfirmDialog>
  );
}
