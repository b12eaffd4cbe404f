import { useState } from 'react';
import { reasonDemand, reasonName, reasonOf } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Language } from '#contract/text.ts';
import { bodyOf } from '#web/core/action-body.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { type InputIssue, missingFields } from '#web/form/action-input.tsx';
import { useLanguage } from '#web/locale/language.ts';
import type { AskedDialogProps } from './action-dialog.tsx';
import { noteField } from './decision/hand-over-note.tsx';
import { isRepeated } from './repeated.ts';
import { type ActionState, useActionState } from './use-action-state.ts';
import { useFailure } from './use-failure.ts';
import { useSendAction } from './use-send-action.ts';
import { useTyped } from './use-typed.ts';

/** Complaints of the server about fields: those of the last try, and those of the verdict. */
function saidOf(failure: ApiError | undefined, { verdict }: ActionState, language: Language): readonly InputIssue[] {
  return [
    ...Object.entries(failure?.fields ?? {}).map(([field, message]) => ({ field, message })),
    ...(verdict?.refusals ?? []).flatMap(({ field, text }) =>
      field === undefined ? [] : [{ field, message: text[language] }],
    ),
  ];
}

/** Behaviour of the dialog of an action: what is typed, what is wrong with it, and sending it. No markup. */
export function useActionDialog(props: AskedDialogProps) {
  const { action, row, source, inputs, onChanged } = props;
  const language = useLanguage();
  const failed = useFailure();
  const fields = inputs.decision?.handover ? [...inputs.fields, noteField] : inputs.fields;
  const typed = useTyped(action.id, rowId(row, source.key), fields, row);
  const { values } = typed;
  const state = useActionState(props, inputs, values);
  const { now, verdict, handover } = state;
  const { send, handOver, isSending } = useSendAction(props, inputs, typed, state);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const [isFilled, setFilled] = useState(source.inputs?.[action.id] === undefined);

  const missingReason = failure?.fields[reasonName];
  const warned = (verdict?.warnings.length ?? 0) > 0 || missingReason !== undefined;
  const reason = warned ? reasonOf(values[reasonName]) : undefined;
  const isReasoned = !warned || reason !== undefined;
  const found = state.inputs.validate(values);
  const noteMissing = missingFields([noteField], values).length > 0;
  const issues = saidOf(failure, state, language);

  const isReady =
    state.isReady &&
    (isFilled || handover !== undefined) &&
    isRepeated(inputs.repeat, state.inputs.fields, values, state.told);
  const confirm = async () => {
    setTried(true);
    const isWrong = handover ? noteMissing : found.length > 0 || !isReasoned;
    if (now === undefined || !isReady || isWrong) return;
    setFailure(undefined);
    try {
      if (handover) return await handOver();
      const body = bodyOf(action, now, source.key, values, state.inputs.fields);
      await send({ ...body, ...(reason !== undefined && { [reasonName]: reason }) });
    } catch (error) {
      const fault = failed(error);
      setFailure(fault);
      // Lost, overtaken or refused: what is there now, and what is said of it, decides what can be done next.
      if (fault.mayHaveHappened || [403, 409, 422, 423].includes(fault.code)) {
        await Promise.all([state.fresh.read(), state.asked.ask()]);
        if (fault.code !== 422) onChanged();
      }
    }
  };
  const change = (next: Row, how?: 'preset') => {
    typed.change(next, how);
    // A complaint of the server is about what was sent, not about what is typed since.
    if (failure && Object.keys(failure.fields).length > 0) setFailure(undefined);
  };
  return {
    ...state,
    ...{ typed, failure, warned, change, confirm, isSending },
    asking: { ...action, ...inputs },
    lost: failure?.mayHaveHappened === true,
    reasonComplaint: tried && !isReasoned ? (verdict ? reasonDemand[language] : missingReason) : undefined,
    ...{ isReady, setFilled },
    noteMissing: tried && noteMissing,
    issues: tried ? [...issues, ...found] : issues,
  };
}

export type ActionDialogState = ReturnType<typeof useActionDialog>;
