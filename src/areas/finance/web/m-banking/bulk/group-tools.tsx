import { Button } from '@mantine/core';
import type { BulkSummary } from '#generated/api/finance.ts';
import { mbankingBulkStop } from '#generated/web/finance/calls/mbanking.ts';
import { useMbankingBulkStop } from '#generated/web/finance/hooks/mbanking.ts';
import { useOffered } from '#web/data/use-offers.ts';
import { Toolbar } from '#web/ui/stack.tsx';
import { isEditable, unsentOf } from './group-state.ts';
import { useBulkText } from './texts.ts';
import type { GroupQuestions } from './use-group.ts';

interface Props {
  readonly group: BulkSummary;
  readonly questions: GroupQuestions;
}

/** What can be done with a group now: send it, stop it, throw it away. */
export function GroupTools({ group, questions }: Props) {
  const text = useBulkText();
  const mayStop = useOffered(mbankingBulkStop);
  const halt = useMbankingBulkStop();
  return (
    <Toolbar>
      {['ready', 'partial', 'failed'].includes(group.status) && unsentOf(group) > 0 && (
        <Button size="xs" onClick={() => questions.ask({ kind: 'send' })}>
          {group.status === 'ready' ? text.send : text.retry}
        </Button>
      )}
      {group.status === 'processing' && mayStop && (
        <Button
          size="xs"
          color="red"
          variant="light"
          disabled={group.stopped_at !== null}
          loading={halt.isSending}
          onClick={() => void questions.run(() => halt.send({ group_id: group.id }))}
        >
          {group.stopped_at === null ? text.stop : text.stopped}
        </Button>
      )}
      {isEditable(group) && (
        <Button size="xs" color="red" variant="subtle" onClick={() => questions.ask({ kind: 'group' })}>
          {text.deleteGroup}
        </Button>
      )}
    </Toolbar>
  );
}
