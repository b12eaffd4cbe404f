import { addMoney, groupMoney } from '#contract/money.ts';
import type {
  PollDetailReply,
  PollListReply,
  RankRewardsDrawsReply,
  RankRewardsPollRewardsReply,
} from '#generated/api/poll.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';

type RowOf<T> = T extends readonly (infer R)[] ? R : T;
export type Poll = PollDetailReply;
export type PollLine = RowOf<PollListReply>;
export type Slot = RowOf<RankRewardsPollRewardsReply>;
export type Draw = RowOf<RankRewardsDrawsReply>;

export const count = (value: number | null | undefined) => formatCount(value ?? 0);

/** `cta0812345` → `cta***345`: enough for members to recognize themselves. */
export function maskName(username: string): string {
  return username.length <= 6 ? `${username.slice(0, 1)}***` : `${username.slice(0, 3)}***${username.slice(-3)}`;
}

/** `2 วัน 03:04:05` until a point in time; never below zero. */
export function untilText(to: number, now: number, days: string): string {
  const seconds = Math.max(0, Math.round((to - now) / 1000));
  const pad = (value: number) => String(value).padStart(2, '0');
  const clock = `${pad(Math.floor(seconds / 3600) % 24)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  const whole = Math.floor(seconds / 86_400);
  return whole > 0 ? `${whole} ${days} ${clock}` : clock;
}

/** Total of prizes, by unit: baht, points, tickets. Items count with their value. */
export function sumOf(
  slots: readonly Slot[],
  units: { readonly baht: string; readonly points: string; readonly tickets: string },
): string {
  const slotsOf = (kinds: readonly string[]) => slots.filter(({ reward_type: kind }) => kinds.includes(String(kind)));
  const total = (kinds: readonly string[]) =>
    addMoney('0.00', ...slotsOf(kinds).map(({ reward_value: value }) => value ?? '0.00'));
  return [
    [total(['credit', 'credit_free', 'item']), units.baht] as const,
    [total(['point']), units.points] as const,
    [total(['ticket']), units.tickets] as const,
  ]
    .filter(([sum]) => sum !== '0.00')
    .map(([sum, unit]) => `${groupMoney(sum).replace(/\.00$/, '')} ${unit}`)
    .join(' + ');
}
