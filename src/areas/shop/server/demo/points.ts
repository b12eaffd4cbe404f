import { bangkokDay } from '#contract/time.ts';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Posting } from '#server/demo/postings.ts';
import { baht, day, later, type World } from '#server/demo/world.ts';
import { walletPosting } from '#server/ledger/side-wallet.ts';
import type { Made } from './items.ts';

/** A change of a member's points; one point is 100. */
export interface PointEvent {
  readonly at: Date;
  readonly member: DemoMember;
  readonly type: 'shop_redeem' | 'shop_refund' | 'shop_deposit';
  readonly amount: bigint;
  readonly kind: 'shop_redeem' | 'shop_refund' | 'shop_points';
  readonly ref: { readonly type: 'shop' | 'deposit'; readonly id: string };
  readonly about: { readonly type: string; readonly id: number };
}

/** Name, state, how points are counted, from how many baht, and how many they are. */
const names = [
  ['ฝาก 100 รับ 1 แต้ม', 'active', 'ratio', 100, 1],
  ['ฝากครั้งละ 500 ขึ้นไป รับ 10 แต้ม', 'inactive', 'fixed', 500, 10],
  ['สุดสัปดาห์แต้มคูณสอง', 'inactive', 'ratio', 200, 1],
  ['ฝากผ่านเกตเวย์รับแต้มเพิ่ม', 'draft', 'ratio', 100, 2],
  ['แคมเปญปีใหม่', 'ended', 'ratio', 50, 1],
  ['วีไอพีรับแต้มเพิ่ม', 'draft', 'fixed', 1000, 50],
] as const;

type Credited = DemoScene['credited'];
type Grant = SeedRow<'point_grant'>;

/** What the first rule gave for the deposits of the last days, in the order of time. */
function grantsOf(world: World, credited: Credited): readonly Grant[] {
  const since = later(world.now, -2 * day);
  const grants: Grant[] = [];
  for (const request of credited.values()) {
    const at = request.creditedAt;
    const points = Number(request.requested / 100_00n);
    if (!at || at < since || points < 1 || request.status !== 'success') continue;
    grants.push({
      rule_id: 1,
      deposit_id: request.id,
      member_id: request.member.id,
      agent_id: request.member.agent.id,
      amount: request.requested,
      points: Math.min(points, 500),
      stat_date: bangkokDay(at),
      created_at: later(at, 1000),
    });
  }
  grants.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.deposit_id - b.deposit_id);
  return grants.map((grant, at) => ({ ...grant, id: at + 1 }));
}

/** What grants did to the points of members. */
function eventsOf(grants: readonly Grant[], credited: Credited): readonly PointEvent[] {
  const byDeposit = new Map([...credited.values()].map((request) => [request.id, request]));
  return grants.flatMap(({ id = 0, deposit_id, created_at, points }): readonly PointEvent[] => {
    const request = byDeposit.get(deposit_id);
    if (!request) return [];
    const about = { type: 'point_grant', id: Number(id) };
    const ref = { type: 'deposit', id: request.ref } as const;
    const amount = BigInt(points) * 100n;
    return [{ at: created_at, member: request.member, type: 'shop_deposit', kind: 'shop_points', amount, ref, about }];
  });
}

const weekend = [
  { day: 0, times: '2.00' },
  { day: 6, times: '2.00' },
];

/** Rules in every state; the first has given points for the deposits of the last days. */
export function pointRules({ world, agents, credited }: Pick<DemoScene, 'world' | 'agents' | 'credited'>, made: Made) {
  const grants = grantsOf(world, credited);
  const total = grants.reduce((sum, { points }) => sum + points, 0);
  const rules = names.slice(0, world.size.agents <= 2 ? 2 : undefined).map(
    ([name, status, mode, amount, points], at): SeedRow<'point_rule'> => ({
      id: at + 1,
      name,
      agent_ids: at === 0 ? [...agents.ids] : agents.ids.slice(0, Math.max(1, agents.ids.length - at)),
      deposit_min: baht(amount),
      deposit_max: null,
      mode,
      per_amount: mode === 'ratio' ? baht(amount) : null,
      points,
      points_max_per_day: at === 0 ? null : 500,
      multiplier_days: at === 2 ? weekend : null,
      channels: at === 3 ? ['gateway'] : null,
      start_at: null,
      end_at: status === 'ended' ? later(world.now, -20 * day) : null,
      granted_points: at === 0 ? total : 0,
      status,
      ...made,
    }),
  );
  return { rules, grants, events: eventsOf(grants, credited) };
}

/** What the events of points did to the books. */
export const pointPostings = (events: readonly PointEvent[]): readonly Posting[] =>
  events.map(({ at, member, kind, about, amount }) => ({
    at,
    ...walletPosting({ memberId: member.id, wallet: 'point', amount, kind, ref: about }),
  }));
