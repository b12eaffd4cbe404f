import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import type { BulkSummary } from '#generated/api/finance.ts';
import { mbankingBulkWithdrawVerdict } from '#generated/web/finance/calls/mbanking.ts';
import { useMbankingBulkWithdraw } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { useBulkText } from './texts.ts';

interface Props {
  readonly group: BulkSummary;
  readonly count: number;
  readonly sum: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Before a group is sent, or sent again: the source, what is left of the limits, the refusals; and the password. */
export function SendDialog({ group, count, sum, onClose, onSent }: Props) {
  const text = useBulkText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { send, isSending } = useMbankingBulkWithdraw();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ApiError>();
  const decision = useOwnDecision(mbankingBulkWithdrawVerdict, { group_id: group.id }, { isSending });
  const go = async () => {
    if (!decision.check()) return;
    setProblem(undefined);
    try {
      await send({ group_id: group.id, password, ...decision.body });
      decision.done();
      onSent();
    } catch (error) {
      const failure = failed(error);
      setProblem(failure);
      decision.failed(failure);
    }
  };
  return (
    <ConfirmDialog
      opened
      title={group.status === 'ready' ? text.send : text.retry}
      tone="money"
      busy={isSending}
      width={560}
      disabled={password === '' || !decision.isOpen}
      error={problem && !problem.fields.password && !problem.fields.warning_reason ? describe(problem) : undefined}
      onConfirm={() => void go()}
      onCancel={onClose}
    >
      <Stack>
        <p>{text.ask(count, groupMoney(sum), group.bank_name)}</p>
        {decision.facts}
        {decision.objections}
        <PasswordInput
          label={text.password}
          required
          value={password}
          autoComplete="current-password"
          error={problem?.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
