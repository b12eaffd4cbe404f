import type { BankMlistReply } from '#generated/api/finance.ts';

export type Account = BankMlistReply;

/** `4051234567` → `xxx-x-x4567`: enough to tell accounts apart on a screen that others see. */
export function masked(accountNo: string | null): string {
  return accountNo === null ? '–' : `•••${accountNo.slice(-4)}`;
}

/** Share of a limit that is used, 0 to 100. Only for drawing a bar: figures are never computed this way. */
export function share(used: string | null, limit: string | null): number {
  const whole = Number(limit);
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((Number(used) / whole) * 100))) : 0;
}
