import type { Refusal, Verdict } from '#contract/decision.ts';
import type { Row } from '#contract/envelope.ts';
import type { Inputs } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { bodyOf } from '#web/core/action-body.ts';
import { actionState } from '#web/core/actions.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { demandedInputs } from './decision/demands.ts';
import { useVerdict } from './decision/use-verdict.ts';
import { verdictQueryOf } from './decision/verdict-query.ts';
import { useFreshRow } from './use-fresh-row.ts';

/** Refusals that no input can lift. */
const lasting = (verdict: Verdict | undefined): readonly Refusal[] =>
  (verdict?.refusals ?? []).filter(({ field }) => field === undefined);

/** The state of an action on a record: the record and its verdict as they are now, and what follows from them. */
export function useActionState({ action, row, source }: ActionDialogProps, inputs: Inputs, values: Row) {
  const can = useCan();
  const { decision } = inputs;
  const fresh = useFreshRow(source.record, source.key, row);
  const asked = useVerdict(
    decision?.verdict,
    decision
      ? verdictQueryOf(action, source.key, bodyOf(action, row, source.key, values, inputs.fields), decision.by)
      : null,
  );
  const { verdict } = asked;
  const now = fresh.row;
  const state = now === undefined ? undefined : actionState(action, now, source.scope);
  const refusals = state === 'ready' ? lasting(verdict) : [];
  const isRefused = refusals.length > 0;
  const forOthers = refusals.some(({ who }) => who?.handover) && decision?.handover;
  /** Refused, but for others to decide: the call that hands it over to them. */
  const handover = forOthers && can(forOthers.permission) ? forOthers : undefined;
  // Users who may not read the verdict may not act either.
  const isForbidden = state === 'forbidden' || asked.error?.code === 403;
  const overtaken = state === 'not-now' || state === 'unknown';
  const isDecided = asked.state === 'known' || asked.state === 'absent';
  return {
    fresh,
    asked,
    verdict,
    now,
    told: now ?? row,
    inputs: demandedInputs(inputs, verdict, values),
    refusals,
    isRefused,
    handover,
    isForbidden,
    overtaken,
    isOff: overtaken || isForbidden,
    isReady: state === 'ready' && isDecided && (!isRefused || handover !== undefined),
  };
}

export type ActionState = ReturnType<typeof useActionState>;
