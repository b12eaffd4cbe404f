import { createHash } from 'node:crypto';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { baht, day, hour, later, minute, type World } from '#server/demo/world.ts';
import { drawWinners, hashOfEntrants, seedOf } from '../draw/draw-winners.ts';
import { type DemoPoll, demoPolls } from './poll-list.ts';

type Poll = SeedRow<'poll'> & { id: number };
type Choice = SeedRow<'poll_choice'> & { id: number };
type Item = SeedRow<'poll_item'> & { id: number };
type Prize = SeedRow<'poll_rank_reward'> & { id: number };
type Answer = SeedRow<'poll_submission'> & { submission_id: number };
type Draw = SeedRow<'poll_draw'> & { id: number };

/** Answers of the small demo, to each poll that has any. */
const few = 20;

/**
 * Polls at every stage of their life, what members answered, and the draws of those that are over, which can be proved
 * like any other. Their prizes are things, points and tickets: credit would come between the visits of the story.
 */
export function makePolls({ world, agents: { agents }, members }: Pick<DemoScene, 'world' | 'agents' | 'members'>) {
  const isSmall = world.size.agents <= 2;
  const told = demoPolls.filter(({ small }) => !isSmall || small);
  const made = later(world.now, -45 * day);
  const staff = { created_at: made, updated_at: made, created_by: null, updated_by: null, version: 1 };
  const choices = choicesOf(told, staff);
  const rows = {
    polls: [] as Poll[],
    items: [] as Item[],
    facts: [] as SeedRow<'poll_metadata'>[],
    prizes: [] as Prize[],
    answers: [] as Answer[],
    draws: [] as Draw[],
    slots: [] as SeedRow<'poll_winner'>[],
    moves: [] as WalletChange[],
  };
  told.forEach((poll, index) => {
    const id = index + 1;
    const opens = later(world.now, poll.opens * hour);
    const closes = later(world.now, poll.closes * hour);
    const own = agents.slice(0, poll.agents).map((agent) => agent.id);
    const items = poll.choices.map(
      ([name, , right], at): Item => ({
        ...{ id: rows.items.length + at + 1, poll_id: id, label: name, sort_order: at + 1, odds_text: null },
        ...{ choice_id: choices.find((one) => one.name === name && one.category === poll.category)?.id ?? 0 },
        ...{ is_correct: right ?? false, vote_count: 0, vote_pct: '0' },
      }),
    );
    rows.items.push(...items);
    for (const [at, [key, value]] of Object.entries(poll.facts ?? {}).entries()) {
      rows.facts.push({ id: rows.facts.length + 1, poll_id: id, key, value, value_type: 'text', sort_order: at + 1 });
    }
    const prizes = poll.prizes.map(([from, to, type, value, label], at): Prize => {
      const count = to - from + 1;
      return {
        ...{ id: rows.prizes.length + at + 1, poll_id: id, rank_from: from, rank_to: to, winner_count: count },
        ...{ event_reward_id: null, reward_type: type, reward_value: baht(value), total_value: baht(value * count) },
        ...{ turnover_multiple: type === 'credit' || type === 'credit_free' ? '1.00' : null, label: label ?? '' },
      };
    });
    rows.prizes.push(...prizes);
    const answers = answersOf(
      world,
      poll,
      { id, items, agents: own, opens, closes, first: rows.answers.length + 1 },
      members,
      isSmall,
    );
    rows.answers.push(...answers);
    const slots = prizes.flatMap((prize) =>
      Array.from({ length: prize.winner_count ?? 1 }, (_, at) => ({ prize, rank: prize.rank_from + at })),
    );
    const paidAt = later(closes, 5 * hour);
    const drawn =
      poll.status === 'distributed'
        ? drawOf(world, id, answers, slots.length, later(closes, 3 * hour), rows.draws.length + 1)
        : undefined;
    if (drawn) rows.draws.push(drawn);
    const money = prizes.filter(({ reward_type: type }) => type !== 'point' && type !== 'ticket');
    const total = money.reduce((sum, prize) => sum + (prize.total_value ?? 0n), 0n);
    for (const { prize, rank } of slots) {
      const won = drawn?.winners?.find((one) => (one as { rank: number }).rank === rank) as
        | { submission_id: number }
        | undefined;
      const answer = won && answers.find((one) => one.submission_id === won.submission_id);
      const member = answer && members.find((one) => one.id === answer.member_id);
      rows.slots.push({
        ...{ slot_id: rows.slots.length + 1, poll_id: id, rank, rank_reward_id: prize.id, chosen_by: null },
        ...{ member_id: answer?.member_id ?? null, submission_id: answer?.submission_id ?? null },
        ...{ selected_by: answer ? ('random' as const) : null, selected_at: answer ? (drawn?.drawn_at ?? null) : null },
        ...{ draw_id: answer ? (drawn?.id ?? null) : null, cleared_at: null, cleared_by: null },
        ...{ attempted_at: answer ? paidAt : null, paid_at: answer ? paidAt : null, log_no: null },
        ...{ status: answer ? ('paid' as const) : ('empty' as const) },
        message: answer && prize.reward_type === 'item' ? 'บันทึกการมอบของรางวัลแล้ว' : null,
      });
      if (answer) answer.won_rank = rank;
      if (!member || (prize.reward_type !== 'point' && prize.reward_type !== 'ticket')) continue;
      const line = {
        ...{ at: paidAt, member, wallet: prize.reward_type, type: 'poll_reward' as const, amount: prize.reward_value },
        ...{ turnover: 0n, refType: 'poll' as const, ref: `PL${id}-${rank}`, actor: 'system' as const },
        remark: `${poll.title} อันดับ ${rank}`.slice(0, 255),
      } as const;
      rows.moves.push({ ...line, isBooked: false });
    }
    const isJudged = poll.status === 'resulted' || poll.status === 'distributed';
    rows.polls.push({
      ...{ id, title: poll.title, description: null, image_url: null, type: poll.type, agent_ids: own },
      ...{ open_at: opens, close_at: closes, announce_at: later(closes, 2 * hour), max_submissions_per_member: 1 },
      ...{ choice_mode: poll.mode, max_choices: poll.mode === 'multiple' ? 3 : null, join_condition: 'none' },
      ...{ join_min_deposit: null, join_min_turnover: null, reward_budget: baht(poll.budget), reward_total: total },
      reward_paid: poll.status === 'distributed' ? total : 0n,
      correct_choice_ids: items.filter((item) => item.is_correct).map((item) => item.choice_id),
      correct_answer: poll.number ?? null,
      ...{ submission_count: answers.length, member_count: answers.length },
      correct_count: answers.filter((answer) => answer.is_correct).length,
      resulted_at: isJudged ? later(closes, 2 * hour) : null,
      ...{ paying_since: null, paying_by: null, distributed_at: poll.status === 'distributed' ? paidAt : null },
      ...{ status: poll.status, ...staff },
    });
  });
  return { ...rows, choices };
}

function choicesOf(
  polls: readonly DemoPoll[],
  staff: Pick<Choice, 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'version'>,
): readonly Choice[] {
  const names = new Map(
    polls.flatMap(({ category, choices }) =>
      choices.map(([name]) => [`${category}/${name}`, { category, name }] as const),
    ),
  );
  const spare = ['ยักษ์เขียว', 'ช้างศึก', 'ม้าขาว'].map((name) => ({ category: 'team' as const, name }));
  return [...names.values(), ...spare].map(({ category, name }, at) => ({
    ...{
      id: at + 1,
      name,
      image_url: null,
      category,
      external_ref: category === 'team' ? `TM-${String(at + 101)}` : null,
    },
    ...{ status: name === 'ม้าขาว' ? ('inactive' as const) : ('active' as const), ...staff },
  }));
}

interface Frame {
  readonly id: number;
  readonly items: readonly Item[];
  readonly agents: readonly number[];
  readonly opens: Date;
  readonly closes: Date;
  readonly first: number;
}

function answersOf(
  world: World,
  poll: DemoPoll,
  frame: Frame,
  members: readonly DemoMember[],
  isSmall: boolean,
): Answer[] {
  if (poll.answers === 0) return [];
  const random = world.random('poll', frame.id);
  const scale = Math.min(1, members.length / 6000);
  const wanted = isSmall ? few : Math.round(poll.answers * Math.max(scale, 0.2));
  const crowd = members.filter(
    ({ agent, registeredAt, weight }) => frame.agents.includes(agent.id) && registeredAt < frame.opens && weight > 0,
  );
  const people = new Set<DemoMember>();
  for (let tries = 0; people.size < Math.min(wanted, crowd.length) && tries < wanted * 20; tries += 1)
    people.add(random.pick(crowd));
  const end = Math.min(frame.closes.getTime(), world.now.getTime());
  // Most answers come soon after the opening and shortly before the end.
  const moment = () => {
    const part = random.chance(0.6) ? random.next() ** 2 : 1 - random.next() ** 2 * 0.5;
    return later(frame.opens, (end - frame.opens.getTime() - minute) * part);
  };
  const liked = Object.fromEntries(poll.choices.map(([, weight], at) => [String(at), weight]));
  const isJudged = poll.status === 'resulted' || poll.status === 'distributed';
  const correct = frame.items.filter((item) => item.is_correct).map((item) => item.id);
  const seen = new Set<string>();
  return [...people]
    .map((member) => ({ member, at: moment() }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ member, at }, index): Answer => {
      const picks =
        poll.mode === 'number'
          ? []
          : [
              ...new Set(
                Array.from({ length: poll.mode === 'multiple' ? random.int(1, 3) : 1 }, () =>
                  Number(random.weighted(liked)),
                ),
              ),
            ].sort((a, b) => a - b);
      const items = picks.map((pick) => frame.items[pick]?.id ?? 0);
      const text =
        poll.mode === 'number'
          ? random.chance(0.06)
            ? (poll.number ?? '')
            : String(random.int(0, 99))
          : picks.map((pick) => poll.choices[pick]?.[0] ?? '').join(', ');
      const isRight =
        poll.mode === 'number'
          ? text === poll.number
          : correct.length === 0 ||
            (poll.mode === 'multiple' ? items.join() === correct.join() : correct.includes(items[0] ?? 0));
      const isBarred = member.status === 'suspended' || member.status === 'blacklist';
      const reason = isBarred ? ('suspended' as const) : seen.has(member.ip) ? ('duplicate' as const) : null;
      seen.add(member.ip);
      return {
        ...{ submission_id: frame.first + index, poll_id: frame.id, member_id: member.id, agent_id: member.agent.id },
        ...{ item_ids: items, answer: text, submitted_at: at, ip: member.ip, device_id: null },
        ...{
          is_correct: isJudged ? isRight : null,
          eligible: reason === null,
          ineligible_reason: reason,
          won_rank: null,
        },
      };
    });
}

/** A draw as it would have been made: list, hash and seed agree with the winners. */
function drawOf(
  world: World,
  pollId: number,
  answers: readonly Answer[],
  slots: number,
  at: Date,
  id: number,
): Draw | undefined {
  const entrants = answers
    .filter((answer) => answer.is_correct && answer.eligible)
    .map((answer) => answer.submission_id);
  if (entrants.length === 0) return undefined;
  const entropy = createHash('sha256')
    .update(`demo draw ${pollId} ${world.random('poll-draw', pollId).next()}`)
    .digest('hex');
  const hash = hashOfEntrants(entrants);
  const seed = seedOf(entropy, hash, null);
  const winners = drawWinners(seed, entrants, slots).map((submission_id, rank) => ({ rank: rank + 1, submission_id }));
  return {
    ...{
      id,
      poll_id: pollId,
      seed,
      entropy,
      note: null,
      entrants,
      entrants_hash: hash,
      entrant_count: entrants.length,
    },
    ...{ winners, winner_count: winners.length, drawn_at: at, drawn_by: null },
  };
}
