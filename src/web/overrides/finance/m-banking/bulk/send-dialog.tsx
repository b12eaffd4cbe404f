import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import { useMbankingBulkWithdraw } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { css } from '../css.ts';
import type { Group } from './read.ts';
import { useBulkText } from './texts.ts';

interface Props {
  readonly group: Group;
  readonly count: number;
  readonly sum: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** Asks for the password before a group is sent, or sent again. */
export function SendDialog({ group, count, sum, onClose, onSent }: Props) {
  const text = useBulkText();
  const describe = useDescribeError();
  const failed = useFailure();
  const { send, isSending } = useMbankingBulkWithdraw();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<ApiError>();
  const go = async () => {
    setProblem(undefined);
    try {
      await send({ group_id: group.id, password });
      onSent();
    } catch (error) {
      setProblem(failed(error));
    }
  };
  return (
    <ConfirmDialog
      opened
      title={group.status === 'ready' ? text.send : text.retry}
      tone="money"
      busy={isSending}
      disabled={password === ''}
      error={problem && !problem.fields.password ? describe(problem) : undefined}
      onConfirm={() => void go()}
      onCancel={onClose}
    >
      <div className={css.otp}>
        <p>{text.ask(count, groupMoney(sum), group.bankName)}</p>
        <PasswordInput
          label={text.password}
          value={password}
          autoComplete="current-password"
          error={problem?.fields.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
