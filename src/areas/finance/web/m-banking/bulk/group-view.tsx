import { Button } from '@mantine/core';
import { groupMoney } from '#contract/money.ts';
import type { BulkSummary } from '#generated/api/finance.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { Notice } from '#web/ui/edit-bar.tsx';
import { OutcomeBar } from '#web/ui/outcome-bar.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import type { Account } from '../read.ts';
import { useSettling } from '../use-settling.tsx';
import { GroupQuestion } from './group-question.tsx';
import { isEditable } from './group-state.ts';
import { GroupTools } from './group-tools.tsx';
import { PasteGrid } from './paste-grid.tsx';
import { RecipientTable } from './recipient-table.tsx';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';
import { step, useGroup, useGroupQuestions } from './use-group.ts';

interface Props {
  readonly id: number;
  readonly account: Account;
  readonly onBack: () => void;
}

/** One group: its lines with what became of each, and what can be done with it now. */
export function GroupView({ id, account, onBack }: Props) {
  const text = useBulkText();
  const describe = useDescribeError();
  const mayPay = useCan()('finance.mbanking.bulk');
  const { data, error, again, page, setPage } = useGroup(id);
  const questions = useGroupQuestions(again);
  const settling = useSettling(again);
  if (!data) return error ? <Notice tone="warning">{describe(error)}</Notice> : <SkeletonLines count={8} />;
  const { group, recipients: lines } = data;
  const mayEdit = mayPay && isEditable(group);
  return (
    <Stack>
      <Head group={group} onBack={onBack} />
      <OutcomeBar
        label={group.name}
        total={group.recipient_count}
        parts={[
          { tone: 'success', count: group.success_count },
          { tone: 'danger', count: group.failed_count },
          { tone: 'unknown', count: group.unknown_count },
        ]}
      />
      {mayPay && <GroupTools group={group} questions={questions} />}
      {group.unknown_count > 0 && <Notice tone="warning">{text.unknownHint}</Notice>}
      {mayEdit && <PasteGrid groupId={id} saved={lines} balance={account.balance ?? '0.00'} onSaved={again} />}
      <RecipientTable
        lines={lines}
        onRemove={mayEdit ? (line) => questions.ask({ kind: 'line', line }) : undefined}
        settle={({ transfer_id: id, transfer_ref, amount, status, waits_for_person }) =>
          settling.buttons({ id, transfer_ref, amount, status }, waits_for_person === true)
        }
      />
      <Pages page={page} total={data.total ?? 0} onPage={setPage} />
      <GroupQuestion group={group} lines={lines} questions={questions} onDeleted={onBack} />
      {settling.dialog}
    </Stack>
  );
}

function Head({ group, onBack }: { readonly group: BulkSummary; readonly onBack: () => void }) {
  const text = useBulkText();
  return (
    <Toolbar>
      <Button size="xs" variant="default" onClick={onBack}>
        ← {text.back}
      </Button>
      <strong>{group.name}</strong>
      <small>{group.group_ref}</small>
      <Standing status={group.status} />
      <span className="tnum" data-end>
        {text.recipients} <strong>{group.recipient_count}</strong> · {text.total}{' '}
        <strong>{groupMoney(group.total_amount)}</strong>
      </span>
    </Toolbar>
  );
}

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  if (total <= step) return null;
  const pages = Array.from({ length: Math.ceil(total / step) }, (_, index) => index + 1);
  return (
    <Toolbar>
      {pages.map((number) => (
        <Button
          key={number}
          size="compact-xs"
          variant={page === number ? 'filled' : 'default'}
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
    </Toolbar>
  );
}
