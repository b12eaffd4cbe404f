import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import { baht, momentBack, type World } from '#server/demo/world.ts';
import type { Offer } from './offers.ts';

export type Claim = SeedRow<'promotion_claim'> & { readonly claimed_at: Date };

const claimed: ReadonlySet<Offer['status']> = new Set(['active', 'exhausted', 'expired', 'paused']);

/** Who took which promotion, in the order of time: the first ones of the list most often. */
export function makeClaims(
  world: World,
  shown: readonly Offer[],
  players: readonly DemoMember[],
  count: number,
): Claim[] {
  const claimable = shown.flatMap(({ status }, at) => (claimed.has(status) ? [at] : []));
  return Array.from({ length: count }, (_, at) => claimOf(world, { shown, claimable, players, at }))
    .flat()
    .sort((a, b) => a.claimed_at.getTime() - b.claimed_at.getTime())
    .map((claim, at) => ({ id: at + 1, ...claim }));
}

interface Draw {
  readonly shown: readonly Offer[];
  /** Positions of those that can have been taken. */
  readonly claimable: readonly number[];
  readonly players: readonly DemoMember[];
  readonly at: number;
}

function claimOf(world: World, { shown, claimable, players, at }: Draw): Claim[] {
  const random = world.random('promotion-claim', at);
  const which = claimable[Math.min(claimable.length - 1, Math.floor(random.next() ** 1.8 * claimable.length))] ?? 0;
  const offer = shown[which];
  const player = players[Math.floor(random.next() * players.length)];
  if (!offer || !player) return [];
  const daysBack = offer.status === 'expired' ? random.int(8, 29) : Math.floor(random.next() ** 1.3 * 30);
  const moment = momentBack(world, daysBack, random);
  if (moment < player.registeredAt) return [];
  const deposit = offer.type === 'credit_free' ? 0 : Math.max(100, Math.round(random.around(300, 0.7)));
  const raw = offer.mode === 'percent' ? (deposit * (offer.value ?? 0)) / 100 : (offer.value ?? deposit * 0.1);
  const bonus = baht(Math.min(raw, offer.max ?? raw));
  return [{ promotion_id: which + 1, member_id: player.id, deposit: baht(deposit), bonus, claimed_at: moment }];
}
