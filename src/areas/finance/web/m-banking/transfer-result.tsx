import { Button } from '@mantine/core';
import { useState } from 'react';
import { groupMoney } from '#contract/money.ts';
import { bankTransferFields as t } from '#generated/api/fields/bank-transfer.ts';
import type { MbankingTransferStateReply } from '#generated/api/finance.ts';
import { useMbankingTransferState } from '#generated/web/finance/hooks/mbanking.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice } from '#web/ui/edit-bar.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './console.module.css';
import type { Ordered } from './transfer-draft.ts';
import { useTransferText } from './transfer-texts.ts';
import { useAsk } from './use-ask.ts';

/** Milliseconds between two looks at a transfer under way. */
const rhythm = 1_500;

/** What is known of a transfer; of one that nobody follows what the server said when it took the order. */
type TransferState = Partial<Omit<MbankingTransferStateReply, 'status'>> & { readonly status: string | null };

interface Followed {
  /** Undefined until somebody has said what became of it. */
  readonly data: TransferState | undefined;
  /** Nobody follows it: there is only what the server said at first. */
  readonly isAlone: boolean;
  readonly isFinal: boolean;
  again(): void;
}

/** Looks at a transfer until its end is known. */
function useFollowed(order: Ordered): Followed {
  const [isOver, setOver] = useState(false);
  const state = useAsk(useMbankingTransferState(), { id: order.id }, isOver ? undefined : rhythm);
  const isAlone = state.error?.fault === 'absent';
  const data: TransferState | undefined = state.data ?? (isAlone ? order : undefined);
  const isFinal = data?.status === 'success' || data?.status === 'failed';
  if ((isAlone || isFinal) && !isOver) setOver(true);
  return { data, isAlone, isFinal, again: state.again };
}

interface Props {
  readonly order: Ordered;
  readonly onAgain: () => void;
}

/** The result of a transfer: the slip of a successful one, and what to do about an unknown one. */
export function TransferResult({ order, onAgain }: Props) {
  const text = useTransferText();
  const ask = useMbankingTransferState();
  const { data, isAlone, isFinal, again } = useFollowed(order);
  if (!data) return <SkeletonLines count={6} />;
  const tone = t.status.options?.find(({ value }) => value === data.status)?.tone ?? 'info';
  return (
    <div className={css.form}>
      <Card className={css.result} data-tone={tone} role="status" title={titleOf(data, text)}>
        <strong className="tnum">{groupMoney(data.amount ?? '0.00')}</strong>
        <Slip data={data} />
        {data.message && <span>{data.message}</span>}
        {data.waits_for_person && <Notice tone="warning">{text.waitsForPerson}</Notice>}
      </Card>
      <Toolbar className={css.buttons}>
        {data.status === 'unknown' && !isAlone && (
          <Button
            variant="default"
            loading={ask.isSending}
            onClick={() => {
              ask.send({ id: order.id, ask: true }).then(again, () => undefined);
            }}
          >
            {text.askAgain}
          </Button>
        )}
        {data.status === 'success' && (
          <Button variant="default" onClick={() => window.print()}>
            {text.print}
          </Button>
        )}
        {(isFinal || isAlone) && <Button onClick={onAgain}>{text.another}</Button>}
      </Toolbar>
    </div>
  );
}

function titleOf({ status }: TransferState, text: ReturnType<typeof useTransferText>): string {
  return status === 'success' || status === 'failed' || status === 'unknown' ? text[status] : text.waiting;
}

/** From where to where, under which references, and what it cost: as far as it is known. */
function Slip({ data }: { readonly data: TransferState }) {
  const text = useTransferText();
  const { slip } = data;
  return (
    <Facts
      layout="lines"
      of={[
        { name: text.reference, value: data.transfer_ref },
        {
          name: text.source,
          value:
            data.source_name &&
            [data.source_bank_code, data.source_account_no, data.source_name].filter(Boolean).join(' '),
        },
        { name: text.receiver, value: slip && `${slip.bank_code} ${slip.account_no} ${slip.account_name}` },
        { name: text.upstream, value: data.upstream_ref },
        { name: text.fee, value: groupMoney(data.fee ?? '0.00') },
        { name: text.left, value: data.balance_after && groupMoney(data.balance_after) },
      ]}
    />
  );
}
