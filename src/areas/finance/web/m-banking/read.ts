import type { BankMlistReply } from '#generated/api/finance.ts';

export type Account = BankMlistReply;

/** A line of an account as the calls of the console answer it. */
export interface Line {
  /** Tells lines of one answer apart: two payments alike are two lines alike. */
  readonly key: string;
  readonly txn_at: string;
  readonly direction: string;
  readonly amount: string;
  readonly balance_after: string | null;
  readonly description: string;
  readonly channel_code: string | null;
  readonly match_status: string | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
  readonly username: string | null;
  readonly reference: string | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Lines as they came; what is no line is left out. */
export function linesOf(list: readonly Readonly<Record<string, unknown>>[] | null | undefined): readonly Line[] {
  return (list ?? []).flatMap((row, index) => {
    const [txn_at, amount] = [textOf(row.txn_at), textOf(row.amount)];
    if (txn_at === null || amount === null) return [];
    return [
      {
        key: `${index} ${txn_at}`,
        txn_at,
        amount,
        direction: textOf(row.direction) ?? 'in',
        balance_after: textOf(row.balance_after),
        description: textOf(row.description) ?? '',
        channel_code: textOf(row.channel_code),
        match_status: textOf(row.match_status),
        deposit_ref: textOf(row.deposit_ref),
        withdraw_ref: textOf(row.withdraw_ref),
        username: textOf(row.username),
        reference: textOf(row.reference) ?? textOf(row.raw_ref),
      },
    ];
  });
}

/** `4051234567` → `xxx-x-x4567`: enough to tell accounts apart on a screen that others see. */
export function masked(accountNo: string | null): string {
  return accountNo === null ? '–' : `•••${accountNo.slice(-4)}`;
}

/** Share of a limit that is used, 0 to 100. Only for drawing a bar: figures are never computed this way. */
export function share(used: string | null, limit: string | null): number {
  const whole = Number(limit);
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((Number(used) / whole) * 100))) : 0;
}
