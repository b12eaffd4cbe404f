import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { day, later, type World } from './world.ts';

/** Key of each provider in the order of the catalogue, with how well liked it is. */
const liked = [14, 9, 10, 6, 3, 3, 2, 2, 3, 2, 1, 2, 1, 6, 9, 4, 3, 3, 1, 2, 2, 8, 6, 3, 1, 2, 2, 5] as const;

/** Members as the providers know them: an account comes into being when a game is first opened. */
export function providerAccountRows(
  world: World,
  members: readonly DemoMember[],
  providers: readonly number[],
): SeedRow<'provider_account'>[] {
  const weights = Object.fromEntries(providers.map((id, at) => [String(id), liked[at] ?? 1]));
  return members.flatMap((member) => {
    const random = world.random('provider-account', member.id);
    // Some only look at a lobby; most who never paid never do.
    if (member.weight === 0 && !random.chance(0.15)) return [];
    const mine = new Set(Array.from({ length: random.int(1, 4) }, () => Number(random.weighted(weights))));
    return [...mine]
      .sort((a, b) => a - b)
      .map((provider) => {
        const span = world.now.getTime() - member.registeredAt.getTime();
        const created = later(member.registeredAt, Math.min(span, random.next() * 20 * day));
        const played = member.lastBetAt !== null && random.chance(0.85);
        const last = member.lastBetAt ?? created;
        return {
          member_id: member.id,
          provider_id: provider,
          ign: `${member.agent.prefix}${member.username}`,
          created_at: created,
          last_played_at: played ? new Date(Math.max(last.getTime(), created.getTime())) : null,
        };
      });
  });
}
