import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { groupMoney, parseMoney } from '#contract/money.ts';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importRunVerdict } from '#generated/web/system/calls/import.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useReferenceItems } from '#web/fields/parts/reference-items.ts';
import { useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useShown } from '#web/ui/use-shown.ts';
import { css } from './css.ts';
import figures from './run.module.css';
import { useImportText } from './texts.ts';
import type { Batch, ImportWizard } from './use-import.ts';

interface Props {
  readonly importing: ImportWizard;
  readonly batch: Batch;
  /** The batch has balances, so the total must be typed to confirm. */
  readonly brings: boolean;
  readonly onClose: () => void;
}

const counted: ReadonlySet<string | null> = new Set(['point', 'ticket']);

/** A typed amount as a decimal string; undefined if invalid. */
export function typedTotal(text: string): string | undefined {
  const digits = text.replace(/[,\s฿]/g, '');
  const satang = parseMoney(digits);
  return satang === undefined ? undefined : digits;
}

/** Imports the batch if the decision allows it; afterwards the page shows the progress. */
function useCommit({ importing, batch, onClose }: Props, confirmTotal: string | undefined) {
  const describe = useDescribeError();
  const failed = useFailure();
  const isShown = useShown();
  const { run, open, refresh } = importing;
  const decision = useOwnDecision(importRunVerdict, { batch_id: batch.batch_id, mode: 'commit' });
  const [problem, setProblem] = useState<string>();
  const commit = async () => {
    if (!decision.check()) return;
    setProblem(undefined);
    try {
      await run.send({
        batch_id: batch.batch_id,
        mode: 'commit',
        ...decision.body,
        ...(confirmTotal !== undefined ? { confirm_total: confirmTotal } : {}),
      });
      decision.done();
      await refresh();
      open(batch.batch_id);
      if (isShown()) onClose();
    } catch (error) {
      const failure = failed(error);
      decision.failed(failure);
      setProblem(failure.fields.confirm_total ?? describe(failure));
      // The batch shows whether the import was started.
      if (failure.mayHaveHappened || failure.code === 409) await refresh();
    }
  };
  return { decision, problem, commit: () => void commit() };
}

/** Confirms the import. */
export function ConfirmImport(props: Props) {
  const { importing, batch, brings, onClose } = props;
  const text = useImportText();
  const [typed, setTyped] = useState('');
  const total = typedTotal(typed);
  const { decision, problem, commit } = useCommit(props, brings ? total : undefined);
  const [agent] = useReferenceItems(f.agent_id.reference, [String(batch.agent_id)]).list;
  const sum = groupMoney(batch.amount_total);
  const isTotalCorrect = total !== undefined && parseMoney(total) === parseMoney(batch.amount_total);
  const todo = formatCount(batch.row_todo);
  const questions = {
    member: () =>
      text.askMember(
        todo,
        formatCount(batch.row_dup),
        formatCount(batch.row_error),
        agent?.label ?? String(batch.agent_id),
      ),
    affiliate: () => text.askAffiliate(todo),
    wallet: () => (counted.has(batch.wallet_type) ? text.askPoints : text.askWallet)(sum, todo),
  } as const;
  return (
    <ConfirmDialog
      opened
      title={text.askTitle}
      tone={brings ? 'money' : 'normal'}
      busy={importing.run.isSending}
      disabled={!decision.isOpen || (brings && !isTotalCorrect)}
      error={problem}
      onConfirm={commit}
      onCancel={onClose}
    >
      <p className={css.question}>{questions[batch.type]()}</p>
      {decision.objections}
      {brings && (
        <>
          {batch.type !== 'wallet' && <p className={css.question}>{text.askWallet(sum, todo)}</p>}
          <p className={figures.bigSum}>{sum}</p>
          <TextInput
            label={text.typeTotal}
            required
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            disabled={importing.run.isSending}
            placeholder={sum}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </>
      )}
    </ConfirmDialog>
  );
}
