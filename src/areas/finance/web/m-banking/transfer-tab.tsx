import { Button } from '@mantine/core';
import { useState } from 'react';
import type { MbankingBankListReply } from '#generated/api/finance.ts';
import { mbankingTransferVerdict } from '#generated/web/finance/calls/mbanking.ts';
import { useMbankingBankList } from '#generated/web/finance/hooks/mbanking.ts';
import { type OwnDecision, useOwnDecision } from '#web/screens/shared/decision/use-own-decision.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import type { PartProps } from './account-pane.tsx';
import css from './console.module.css';
import { TransferConfirm } from './transfer-confirm.tsx';
import { accountOf, amountOf, type Draft, type Ordered, transferQuery } from './transfer-draft.ts';
import { TransferFields } from './transfer-fields.tsx';
import { TransferResult } from './transfer-result.tsx';
import { useTransferText } from './transfer-texts.ts';
import { Trouble } from './trouble.tsx';
import { type Asked, useAsk } from './use-ask.ts';
import { type Inquiry, useInquiry } from './use-inquiry.ts';

/** A transfer in two steps: who is it, then the order itself; at last what became of it. */
export function TransferTab(props: PartProps) {
  const { account, onChanged } = props;
  const inquiry = useInquiry(account);
  const { draft, receiver } = inquiry;
  const [ordered, setOrdered] = useState<Ordered>();
  const decision = useOwnDecision(mbankingTransferVerdict, transferQuery(account, draft));
  const reachable = useAsk(
    useMbankingBankList(),
    { bank_id: Number(account.id) },
    undefined,
    account.session_status ?? '',
  );
  if (ordered !== undefined)
    return (
      <TransferResult
        order={ordered}
        onAgain={() => {
          setOrdered(undefined);
          inquiry.clear();
          onChanged();
        }}
      />
    );
  return (
    <>
      <InquiryForm {...props} inquiry={inquiry} reachable={reachable} decision={decision} />
      {receiver && (
        <TransferConfirm
          account={account}
          draft={draft}
          receiver={receiver}
          onOrdered={setOrdered}
          onBack={inquiry.leave}
        />
      )}
    </>
  );
}

interface FormProps extends PartProps {
  readonly inquiry: Inquiry;
  /** Banks that the account can send to. */
  readonly reachable: Asked<MbankingBankListReply>;
  readonly decision: OwnDecision;
}

const isComplete = (draft: Draft) =>
  draft.to_bank_code !== '' && /\d{10,}/.test(accountOf(draft)) && amountOf(draft) > 0n;

function InquiryForm({ inquiry, reachable, decision, onSignIn, onChanged }: FormProps) {
  const text = useTransferText();
  const { problem, isSending } = inquiry;
  const isReady = isComplete(inquiry.draft) && decision.isOpen;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) inquiry.check();
      }}
    >
      {reachable.error && (
        <Trouble error={reachable.error} onRetry={reachable.again} onSignIn={onSignIn} onSession={onChanged} />
      )}
      {!reachable.data && !reachable.error && <SkeletonLines count={2} />}
      {decision.facts}
      {decision.objections}
      <TransferFields inquiry={inquiry} banks={reachable.data?.banks ?? []} />
      {problem && Object.keys(problem.fields).every((name) => name === 'session') && (
        <Trouble error={problem} onRetry={inquiry.check} onSignIn={onSignIn} onSession={onChanged} />
      )}
      <Button type="submit" disabled={!isReady} loading={isSending}>
        {isSending ? text.checking : text.check}
      </Button>
    </form>
  );
}
