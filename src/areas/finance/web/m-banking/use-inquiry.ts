import { useState } from 'react';
import { formatMoney } from '#contract/money.ts';
import { useMbankingTransfer } from '#generated/web/finance/hooks/mbanking.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import type { Account } from './read.ts';
import { accountOf, amountOf, type Draft, type Receiver } from './transfer-draft.ts';

const blank: Draft = { to_bank_code: '', to_account_no: '', amount: '', expected_name: '', note: '' };

export interface Inquiry {
  readonly draft: Draft;
  /** The bank's answer about the receiver; undefined before the inquiry. */
  readonly receiver: Receiver | undefined;
  readonly problem: ApiError | undefined;
  readonly isSending: boolean;
  put(change: Partial<Draft>): void;
  check(): void;
  /** Back to what was typed. */
  leave(): void;
  /** Begins another one. */
  clear(): void;
}

/** What is to be sent, and what the bank says of its receiver. */
export function useInquiry(account: Account): Inquiry {
  const [draft, setDraft] = useState(blank);
  const [receiver, setReceiver] = useState<Receiver>();
  // Without the bank, or before somebody has signed in, it says something else than afterwards.
  const session = account.session_status ?? '';
  const [failure, setFailure] = useState<{ readonly error: ApiError; readonly session: string }>();
  const failed = useFailure();
  const { send, isSending } = useMbankingTransfer();
  const put = (change: Partial<Draft>) => {
    setDraft({ ...draft, ...change });
    setFailure(undefined);
  };
  const check = async () => {
    setFailure(undefined);
    try {
      const { data } = await send({
        bank_id: Number(account.id),
        step: 'inquiry',
        to_bank_code: draft.to_bank_code,
        to_account_no: accountOf(draft),
        amount: formatMoney(amountOf(draft)),
        ...(draft.expected_name.trim() ? { expected_name: draft.expected_name.trim() } : {}),
      });
      setReceiver({
        token: data.token ?? '',
        own: data.own === true,
        fee: data.fee ?? '0.00',
        until: performance.now() + (data.expires_in ?? 0) * 1000,
      });
    } catch (error) {
      setFailure({ error: failed(error), session });
    }
  };
  const leave = () => setReceiver(undefined);
  const clear = () => {
    leave();
    setDraft(blank);
  };
  const problem = failure?.session === session ? failure.error : undefined;
  return { draft, receiver, problem, isSending, put, check: () => void check(), leave, clear };
}
