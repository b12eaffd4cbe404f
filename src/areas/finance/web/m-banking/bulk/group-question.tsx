import type { BulkLine, BulkSummary } from '#generated/api/finance.ts';
import { useMbankingBulkDeleteGroup, useMbankingBulkDeleteRecipient } from '#generated/web/finance/hooks/mbanking.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { sumOfUnsent, unsentOf } from './group-state.ts';
import { SendDialog } from './send-dialog.tsx';
import { useBulkText } from './texts.ts';
import type { GroupQuestions } from './use-group.ts';

interface Props {
  readonly group: BulkSummary;
  readonly lines: readonly BulkLine[];
  readonly questions: GroupQuestions;
  readonly onDeleted: () => void;
}

/** The confirmation dialog for a group or one of its lines. */
export function GroupQuestion({ group, lines, questions, onDeleted }: Props) {
  const text = useBulkText();
  const drop = useMbankingBulkDeleteGroup();
  const dropLine = useMbankingBulkDeleteRecipient();
  const { question, close, run } = questions;
  return (
    <>
      {question?.kind === 'send' && (
        <SendDialog
          group={group}
          count={unsentOf(group)}
          sum={sumOfUnsent(group, lines)}
          onClose={close}
          onSent={questions.sent}
        />
      )}
      {question?.kind === 'group' && (
        <ConfirmDialog
          opened
          title={text.deleteGroup}
          tone="danger"
          busy={drop.isSending}
          onCancel={close}
          onConfirm={() => void run(() => drop.send({ group_id: group.id })).then((done) => done && onDeleted())}
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
          onCancel={close}
          onConfirm={() => void run(() => dropLine.send({ recipient_id: question.line.id }))}
        >
          {text.removeLine(question.line.account_name)}
        </ConfirmDialog>
      )}
    </>
  );
}
