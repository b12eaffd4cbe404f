import { useMemo, useState } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { RecordReply, Row } from '#contract/envelope.ts';
import type { WizardScreen, WizardStep } from '#contract/wizard.ts';
import { meets } from '#web/core/actions.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { stepOf } from './step-of.ts';

/** Time between two looks at work that is under way, in milliseconds. */
const pollingInterval = 1_000;

export interface Wizard {
  readonly screen: WizardScreen;
  readonly step: WizardStep;
  /** From 0. */
  readonly at: number;
  /** What the address names; undefined = none is begun yet. */
  readonly id: string | undefined;
  readonly batch: Row | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** The server keeps no batches: only the reply of the last step is known. */
  readonly isAlone: boolean;
  refresh(): Promise<void>;
  /** Goes to a batch, and there perhaps back to an earlier step; `undefined` = begins anew. */
  open(id: string | undefined, step?: string): void;
  /** A step was taken, and the batch came back; `sent` is known of it where the server keeps none. */
  settle(reply: unknown, sent?: Row): void;
}

const rowIn = (data: unknown): Row | undefined => (typeof data === 'object' && data !== null ? { ...data } : undefined);

/** State of a wizard. The address holds the batch, so that a reload goes on with it. */
export function useWizard(screen: WizardScreen): Wizard {
  const { key, steps } = screen;
  const router = useRouter();
  const [path, navigate] = useLocation();
  const [last, setLast] = useState<Row>();
  const query = new URLSearchParams(router.searchHook(router));
  const id = query.get('batch') ?? undefined;
  const asked = useMemo(() => (id === undefined ? null : { [key]: id }), [key, id]);
  const answer = useGet<RecordReply<Row>>(screen.batch, asked);
  const known = answer.absent ? last : rowIn(answer.data?.data);
  const batch = known && id !== undefined && String(known[key]) === id ? known : undefined;
  const isRunning = batch && steps.some(({ progress }) => progress && meets(progress.while, batch));
  const live = useGet<RecordReply<Row>>(screen.batch, isRunning ? asked : null, { refresh: pollingInterval });
  const at = stepOf(steps, batch, query.get('step'));
  const open = (next: string | undefined, step?: string) =>
    navigate(
      next === undefined
        ? path
        : `${path}?batch=${encodeURIComponent(next)}${step === undefined ? '' : `&step=${step}`}`,
    );
  return {
    screen,
    step: steps[at] ?? { name: '', title: screen.title, actions: [] },
    at,
    id,
    batch,
    error: batch ? undefined : answer.error,
    isLoading: id !== undefined && answer.isLoading,
    isAlone: answer.absent,
    async refresh() {
      await answer.refresh();
      await live.refresh();
    },
    open,
    settle(reply, sent) {
      const row = typeof reply === 'object' && reply !== null && 'data' in reply ? rowIn(reply.data) : undefined;
      setLast((before) => ({ ...before, ...sent, ...row }));
      open(row && row[key] !== undefined ? String(row[key]) : id);
    },
  };
}
