import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Random } from '#server/demo/random.ts';
import { later, minute, type World } from '#server/demo/world.ts';
import type { DemoPoll } from './poll-list.ts';

type Item = SeedRow<'poll_item'> & { id: number };
export type Answer = SeedRow<'poll_submission'> & { submission_id: number };

/** Answers of the small demo, to each poll that has any. */
const few = 20;

/** What a poll is, for those who answer it. */
export interface Frame {
  readonly id: number;
  readonly items: readonly Item[];
  readonly agents: readonly number[];
  readonly opens: Date;
  readonly closes: Date;
  readonly first: number;
}

/** What members answered, in the order of time. */
export function answersOf(
  world: World,
  poll: DemoPoll,
  frame: Frame,
  members: readonly DemoMember[],
  isSmall: boolean,
): Answer[] {
  if (poll.answers === 0) return [];
  const random = world.random('poll', frame.id);
  const scale = Math.min(1, members.length / 6000);
  const count = isSmall ? few : Math.round(poll.answers * Math.max(scale, 0.2));
  const crowd = members.filter(
    ({ agent, registeredAt, weight }) => frame.agents.includes(agent.id) && registeredAt < frame.opens && weight > 0,
  );
  const people = new Set<DemoMember>();
  for (let tries = 0; people.size < Math.min(count, crowd.length) && tries < count * 20; tries += 1)
    people.add(random.pick(crowd));
  const end = Math.min(frame.closes.getTime(), world.now.getTime());
  // Most answers come soon after the opening and shortly before the end.
  const moment = () => {
    const part = random.chance(0.6) ? random.next() ** 2 : 1 - random.next() ** 2 * 0.5;
    return later(frame.opens, (end - frame.opens.getTime() - minute) * part);
  };
  const seen = new Set<string>();
  return [...people]
    .map((member) => ({ member, at: moment() }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ member, at }, index): Answer => {
      const { items, text, isRight } = answerOf(poll, frame, random);
      const isBarred = member.status === 'suspended' || member.status === 'blacklist';
      const reason = isBarred ? ('suspended' as const) : seen.has(member.ip) ? ('duplicate' as const) : null;
      seen.add(member.ip);
      return {
        ...{ submission_id: frame.first + index, poll_id: frame.id, member_id: member.id, agent_id: member.agent.id },
        ...{ item_ids: items, answer: text, submitted_at: at, ip: member.ip, device_id: null, won_rank: null },
        ...{ is_correct: isJudged(poll) ? isRight : null, eligible: reason === null, ineligible_reason: reason },
      };
    });
}

/** What one member answered: a number, or one to three of the choices, the liked ones more often. */
function answerOf(poll: DemoPoll, frame: Frame, random: Random) {
  if (poll.mode === 'number') {
    const text = random.chance(0.06) ? (poll.number ?? '') : String(random.int(0, 99));
    return { items: [], text, isRight: text === poll.number };
  }
  const isMultiple = poll.mode === 'multiple';
  const liked = Object.fromEntries(poll.choices.map(([, weight], at) => [String(at), weight]));
  const drawn = Array.from({ length: isMultiple ? random.int(1, 3) : 1 }, () => Number(random.weighted(liked)));
  const picks = [...new Set(drawn)].sort((a, b) => a - b);
  const items = picks.map((pick) => frame.items[pick]?.id ?? 0);
  const correct = frame.items.filter((item) => item.is_correct).map((item) => item.id);
  const fits = isMultiple ? items.join() === correct.join() : correct.includes(items[0] ?? 0);
  const text = picks.map((pick) => poll.choices[pick]?.[0] ?? '').join(', ');
  return { items, text, isRight: correct.length === 0 || fits };
}

export const isJudged = ({ status }: DemoPoll): boolean => status === 'resulted' || status === 'distributed';
