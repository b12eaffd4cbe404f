import { Suspense, useCallback } from 'react';
import type { Call } from '#contract/call.ts';
import type { PageReply } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { bangkokDay } from '#contract/time.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { useGet, useInvalidate } from '#web/data/hooks.ts';
import { RelatedList } from '#web/screens/shared/related-list.tsx';
import { late } from '#web/ui/late.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { BalanceCard, thresholdOf } from '../balance/balance-card.tsx';
import { dayLength, historyLine } from '../balance/history-line.ts';
import { useBalanceText } from '../balance/texts.ts';
import type { Account, BalanceChange } from '../records.ts';

const BalanceChart = late(() => import('../balance/balance-chart.tsx'));

/** Maximum log rows of one reply; for an account with more changes a day the line is shorter. */
const maxRows = 500;
/** Polling interval of the log, in milliseconds. */
const refresh = 60_000;

/** Balance of an account: the figures, the last day as a line, and every change. */
export default function Balance({ record, call, related: logs, refresh }: PanelPart<Account>) {
  const can = useCan();
  const invalidate = useInvalidate();
  const onAnswer = useCallback(() => {
    void refresh();
    if (logs) void invalidate([logs.list.path]);
  }, [refresh, invalidate, logs]);
  return (
    <Stack gap={5}>
      {call && can(call.permission) && <BalanceCard call={call} record={record} onAnswer={onAnswer} />}
      {logs && <History record={record} list={logs.list} permission={logs.permission} />}
      {logs && <RelatedList related={logs} record={record} />}
    </Stack>
  );
}

interface HistoryProps {
  readonly record: Account;
  readonly list: Call;
  readonly permission: string;
}

function History({ record, list, permission }: HistoryProps) {
  const text = useBalanceText();
  const can = useCan();
  const now = serverNow().getTime();
  const query = {
    account_id: record.id,
    date_from: bangkokDay(new Date(now - dayLength)),
    date_to: bangkokDay(new Date(now)),
    sort: '-id',
    limit: maxRows,
  };
  const answer = useGet<PageReply<BalanceChange>>(list, can(permission) ? query : null, {
    refresh,
    keepPrevious: true,
  });
  if (!can(permission) || (answer.error && !answer.data)) return null;
  if (!answer.data) return <SkeletonBar height={206} />;
  const points = historyLine(answer.data.data, now, answer.data.total <= maxRows);
  if (points.length < 2) return <Quiet>{text.noHistory}</Quiet>;
  return (
    <Suspense fallback={<SkeletonBar height={206} />}>
      <BalanceChart points={points} threshold={thresholdOf(record)} />
    </Suspense>
  );
}
