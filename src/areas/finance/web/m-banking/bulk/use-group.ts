import { useState } from 'react';
import type { BulkLine } from '#generated/api/finance.ts';
import { useMbankingBulkRecipientList } from '#generated/web/finance/hooks/mbanking.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { notify } from '#web/ui/notify.ts';
import { useAsk } from '../use-ask.ts';

/** Milliseconds between two looks at a group under way, and at another one. */
const rhythm = { live: 1_500, otherwise: 10_000 } as const;
/** Lines of a page. */
export const step = 200;

/** One page of a group's lines with the group itself, looked at more often while it is under way. */
export function useGroup(id: number) {
  const [isLive, setLive] = useState(false);
  const [page, setPage] = useState(1);
  const request = useAsk(
    useMbankingBulkRecipientList(),
    { group_id: id, page, limit: step },
    isLive ? rhythm.live : rhythm.otherwise,
  );
  const live = request.data ? request.data.group.status === 'processing' : isLive;
  if (live !== isLive) setLive(live);
  return { ...request, page, setPage };
}

type Question =
  | { readonly kind: 'send' }
  | { readonly kind: 'group' }
  | { readonly kind: 'line'; readonly line: BulkLine };

export interface GroupQuestions {
  readonly question: Question | undefined;
  ask(question: Question): void;
  close(): void;
  /** The group has been sent. */
  sent(): void;
  /** Runs the confirmed action; false = it failed, and the user was notified. */
  run(work: () => Promise<unknown>): Promise<boolean>;
}

/** The confirmation before an action on the group. */
export function useGroupQuestions(again: () => void): GroupQuestions {
  const describe = useDescribeError();
  const [question, setQuestion] = useState<Question>();
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      // A user who did not wait may have another confirmation open by now.
      setQuestion((now) => (now === question ? undefined : now));
      again();
      return true;
    } catch (error) {
      notify.error(describe(failureOf(error)));
      return false;
    }
  };
  const sent = () => {
    setQuestion((now) => (now?.kind === 'send' ? undefined : now));
    again();
  };
  return { question, ask: setQuestion, close: () => setQuestion(undefined), sent, run };
}
