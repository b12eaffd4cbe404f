import type { HouseAccount } from '#server/transfers/account.ts';

/** What may still leave the account today, in satang; null = any amount. */
export function roomOut({ dailyOut, spentToday, reserved }: HouseAccount): bigint | null {
  return dailyOut === null ? null : dailyOut - spentToday - reserved;
}
