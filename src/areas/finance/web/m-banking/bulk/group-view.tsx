import { Button } from '@mantine/core';
import { useState } from 'react';
import { addMoney, groupMoney } from '#contract/money.ts';
import type { BulkLine, BulkSummary } from '#generated/api/finance.ts';
import { mbankingBulkStop } from '#generated/web/finance/calls/mbanking.ts';
import {
  useMbankingBulkDeleteGroup,
  useMbankingBulkDeleteRecipient,
  useMbankingBulkRecipientList,
  useMbankingBulkStop,
} from '#generated/web/finance/hooks/mbanking.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { OutcomeBar } from '#web/ui/outcome-bar.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { css } from '../css.ts';
import type { Account } from '../read.ts';
import { useAsk } from '../use-ask.ts';
import { useSettling } from '../use-settling.tsx';
import { PasteGrid } from './paste-grid.tsx';
import { RecipientTable } from './recipient-table.tsx';
import { SendDialog } from './send-dialog.tsx';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';

/** Milliseconds between two looks at a group under way, and at another one. */
const rhythm = { live: 1_500, otherwise: 10_000 } as const;
const step = 200;

type Question =
  | { readonly kind: 'send' }
  | { readonly kind: 'group' }
  | { readonly kind: 'line'; readonly line: BulkLine };

/** One group: its lines with what became of each, and what can be done with it now. */
export function GroupView({
  id,
  account,
  onBack,
}: {
  readonly id: number;
  readonly account: Account;
  readonly onBack: () => void;
}) {
  const text = useBulkText();
  const describe = useDescribeError();
  const mayPay = useCan()('finance.mbanking.bulk');
  const mayStop = useOffered(mbankingBulkStop);
  const [isLive, setLive] = useState(false);
  const [page, setPage] = useState(1);
  const [question, setQuestion] = useState<Question>();
  const asked = useAsk(
    useMbankingBulkRecipientList(),
    { group_id: id, page, limit: step },
    isLive ? rhythm.live : rhythm.otherwise,
  );
  const [drop, dropLine, halt] = [
    useMbankingBulkDeleteGroup(),
    useMbankingBulkDeleteRecipient(),
    useMbankingBulkStop(),
  ];
  const settling = useSettling(asked.again);
  if (!asked.data)
    return asked.error ? <p className={css.warning}>{describe(asked.error)}</p> : <SkeletonLines count={8} />;
  const { group, recipients: lines } = asked.data;
  const live = group.status === 'processing';
  if (live !== isLive) setLive(live);
  const isEditable = group.status === 'draft' || group.status === 'ready';
  const unsent = group.recipient_count - group.success_count - group.unknown_count;
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      // Whoever did not wait may be asked something else by now.
      setQuestion((now) => (now === question ? undefined : now));
      asked.again();
      return true;
    } catch (error) {
      notify.error(describe(failureOf(error)));
      return false;
    }
  };
  return (
    <div className={css.stack}>
      <div className={css.tools}>
        <Button size="xs" variant="default" onClick={onBack}>
          ← {text.back}
        </Button>
        <strong>{group.name}</strong>
        <small>{group.group_ref}</small>
        <Standing status={group.status} />
        <span className={css.sums}>
          {text.recipients} <strong>{group.recipient_count}</strong> · {text.total}{' '}
          <strong>{groupMoney(group.total_amount)}</strong>
        </span>
      </div>
      <OutcomeBar
        label={group.name}
        total={group.recipient_count}
        parts={[
          { tone: 'success', count: group.success_count },
          { tone: 'danger', count: group.failed_count },
          { tone: 'unknown', count: group.unknown_count },
        ]}
      />
      {mayPay && (
        <div className={css.tools}>
          {['ready', 'partial', 'failed'].includes(group.status) && unsent > 0 && (
            <Button size="xs" onClick={() => setQuestion({ kind: 'send' })}>
              {group.status === 'ready' ? text.send : text.retry}
            </Button>
          )}
          {live && mayStop && (
            <Button
              size="xs"
              color="red"
              variant="light"
              disabled={group.stopped_at !== null}
              loading={halt.isSending}
              onClick={() => void run(() => halt.send({ group_id: id }))}
            >
              {group.stopped_at === null ? text.stop : text.stopped}
            </Button>
          )}
          {isEditable && (
            <Button size="xs" color="red" variant="subtle" onClick={() => setQuestion({ kind: 'group' })}>
              {text.deleteGroup}
            </Button>
          )}
        </div>
      )}
      {group.unknown_count > 0 && <p className={css.warning}>{text.unknownHint}</p>}
      {mayPay && isEditable && (
        <PasteGrid groupId={id} saved={lines} balance={account.balance ?? '0.00'} onSaved={asked.again} />
      )}
      <RecipientTable
        lines={lines}
        onRemove={mayPay && isEditable ? (line) => setQuestion({ kind: 'line', line }) : undefined}
        settle={({ transfer_id: id, transfer_ref, amount, status, waits_for_person }) =>
          settling.buttons({ id, transfer_ref, amount, status }, waits_for_person === true)
        }
      />
      {(asked.data.total ?? 0) > step && (
        <div className={css.tools}>
          {pagesOf(asked.data.total ?? 0).map((number) => (
            <Button
              key={number}
              size="compact-xs"
              variant={page === number ? 'filled' : 'default'}
              onClick={() => setPage(number)}
            >
              {number}
            </Button>
          ))}
        </div>
      )}
      {question?.kind === 'send' && (
        <SendDialog
          group={group}
          count={unsent}
          sum={sumOfUnsent(group, lines)}
          onClose={() => setQuestion(undefined)}
          onSent={() => {
            setQuestion((now) => (now?.kind === 'send' ? undefined : now));
            asked.again();
          }}
        />
      )}
      {question?.kind === 'group' && (
        <ConfirmDialog
          opened
          title={text.deleteGroup}
          tone="danger"
          busy={drop.isSending}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => void run(() => drop.send({ group_id: id })).then((done) => done && onBack())}
        >
          {text.removeGroup(group.name, group.recipient_count)}
        </ConfirmDialog>
      )}
      {question?.kind === 'line' && (
        <ConfirmDialog
          opened
          title={text.remove}
          tone="danger"
          busy={dropLine.isSending}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => void run(() => dropLine.send({ recipient_id: question.line.id }))}
        >
          {text.removeLine(question.line.account_name)}
        </ConfirmDialog>
      )}
      {settling.dialog}
    </div>
  );
}

const pagesOf = (total: number) => Array.from({ length: Math.ceil(total / step) }, (_, index) => index + 1);

/** The sum of what would be sent, where all lines are on the page; else the whole. The server says what it is. */
function sumOfUnsent(group: BulkSummary, lines: readonly BulkLine[]): string {
  if (lines.length < group.recipient_count) return group.total_amount;
  return addMoney(
    '0.00',
    ...lines.filter(({ status }) => status === 'pending' || status === 'failed').map(({ amount }) => amount),
  );
}
