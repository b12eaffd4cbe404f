import { createHash } from 'node:crypto';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { baht, day, hour, later, type World } from '#server/demo/world.ts';
import { drawWinners, hashOfEntrants, seedOf } from '../draw/draw-winners.ts';
import { type Answer, answersOf, type Frame, isJudged } from './answers.ts';
import { type DemoPoll, demoPolls } from './poll-list.ts';

type Poll = SeedRow<'poll'> & { id: number };
type Choice = SeedRow<'poll_choice'> & { id: number };
type Item = SeedRow<'poll_item'> & { id: number };
type Prize = SeedRow<'poll_rank_reward'> & { id: number };
type Draw = SeedRow<'poll_draw'> & { id: number };

type Staff = Pick<Choice, 'created_at' | 'updated_at' | 'created_by' | 'updated_by' | 'version'>;

/** What all polls are made of: rows are numbered through. */
interface Making {
  readonly scene: PollScene;
  readonly staff: Staff;
  readonly choices: readonly Choice[];
  readonly rows: ReturnType<typeof noRows>;
}

type PollScene = Pick<DemoScene, 'world' | 'agents' | 'members'>;

const noRows = () => ({
  polls: [] as Poll[],
  items: [] as Item[],
  facts: [] as SeedRow<'poll_metadata'>[],
  prizes: [] as Prize[],
  answers: [] as Answer[],
  draws: [] as Draw[],
  slots: [] as SeedRow<'poll_winner'>[],
  moves: [] as WalletChange[],
});

/**
 * Polls at every stage of their life, what members answered, and the draws of those that are over, which can be proved
 * like any other. Their prizes are things, points and tickets: credit would come between the visits of the story.
 */
export function makePolls(scene: PollScene) {
  const { world } = scene;
  const isSmall = world.size.agents <= 2;
  const shown = demoPolls.filter(({ small }) => !isSmall || small);
  const made = later(world.now, -45 * day);
  const staff = { created_at: made, updated_at: made, created_by: null, updated_by: null, version: 1 };
  const choices = choicesOf(shown, staff);
  const rows = noRows();
  for (const [index, poll] of shown.entries()) makePoll({ scene, staff, choices, rows }, poll, index + 1);
  return { ...rows, choices };
}

function makePoll({ scene, staff, choices, rows }: Making, poll: DemoPoll, id: number): void {
  const { world, agents, members } = scene;
  const opens = later(world.now, poll.opens * hour);
  const closes = later(world.now, poll.closes * hour);
  const own = agents.agents.slice(0, poll.agents).map((agent) => agent.id);
  const items = itemsOf(poll, id, rows.items.length, choices);
  for (const [at, [key, value]] of Object.entries(poll.facts ?? {}).entries())
    rows.facts.push({ id: rows.facts.length + 1, poll_id: id, key, value, value_type: 'text', sort_order: at + 1 });
  const prizes = prizesOf(poll, id, rows.prizes.length);
  const frame = { id, items, agents: own, opens, closes, first: rows.answers.length + 1 };
  const answers = answersOf(world, poll, frame, members, world.size.agents <= 2);
  const slots = prizes.flatMap((prize) =>
    Array.from({ length: prize.winner_count ?? 1 }, (_, at) => ({ prize, rank: prize.rank_from + at })),
  );
  const isOver = poll.status === 'distributed';
  const drawn = isOver
    ? drawOf(world, id, answers, slots.length, later(closes, 3 * hour), rows.draws.length + 1)
    : undefined;
  const paidAt = later(closes, 5 * hour);
  const winners = winnersOf(drawn, answers);
  for (const { prize, rank } of slots) {
    const answer = winners.get(rank);
    rows.slots.push({ slot_id: rows.slots.length + 1, ...slotOf({ id, prize, rank, answer, drawn, paidAt }) });
    if (answer) answer.won_rank = rank;
    const member = answer && members.find((one) => one.id === answer.member_id);
    if (member) rows.moves.push(...changesOf({ poll, id, prize, rank, member, paidAt }));
  }
  rows.items.push(...items);
  rows.prizes.push(...prizes);
  rows.answers.push(...answers);
  if (drawn) rows.draws.push(drawn);
  rows.polls.push({ ...pollRow(poll, { ...frame, answers, prizes, paidAt }), ...staff });
}

const itemsOf = (poll: DemoPoll, id: number, before: number, choices: readonly Choice[]): readonly Item[] =>
  poll.choices.map(([name, , right], at) => ({
    ...{ id: before + at + 1, poll_id: id, label: name, sort_order: at + 1, odds_text: null },
    ...{ choice_id: choices.find((one) => one.name === name && one.category === poll.category)?.id ?? 0 },
    ...{ is_correct: right ?? false, vote_count: 0, vote_pct: '0' },
  }));

const prizesOf = (poll: DemoPoll, id: number, before: number): readonly Prize[] =>
  poll.prizes.map(([from, to, type, value, label], at) => {
    const count = to - from + 1;
    return {
      ...{ id: before + at + 1, poll_id: id, rank_from: from, rank_to: to, winner_count: count },
      ...{ event_reward_id: null, reward_type: type, reward_value: baht(value), total_value: baht(value * count) },
      ...{ turnover_multiple: type === 'credit' || type === 'credit_free' ? '1.00' : null, label: label ?? '' },
    };
  });

/** The answers that won, by rank. */
function winnersOf(drawn: Draw | undefined, answers: readonly Answer[]): ReadonlyMap<number, Answer> {
  const byId = new Map(answers.map((answer) => [answer.submission_id, answer]));
  const winners = (drawn?.winners ?? []) as readonly { readonly rank: number; readonly submission_id: number }[];
  return new Map(
    winners.flatMap(({ rank, submission_id }) => {
      const answer = byId.get(submission_id);
      return answer ? [[rank, answer] as const] : [];
    }),
  );
}

interface Slot {
  readonly id: number;
  readonly prize: Prize;
  readonly rank: number;
  readonly paidAt: Date;
}

/** A place among the winners, paid where an answer was drawn for it. */
function slotOf({
  id,
  prize,
  rank,
  answer,
  drawn,
  paidAt,
}: Slot & { answer: Answer | undefined; drawn: Draw | undefined }) {
  const place = { poll_id: id, rank, rank_reward_id: prize.id, chosen_by: null };
  const open = { cleared_at: null, cleared_by: null, log_no: null };
  if (!answer || !drawn)
    return {
      ...{ ...place, ...open, member_id: null, submission_id: null, selected_by: null, selected_at: null },
      ...{ draw_id: null, attempted_at: null, paid_at: null, status: 'empty' as const, message: null },
    };
  return {
    ...{ ...place, ...open, member_id: answer.member_id, submission_id: answer.submission_id, draw_id: drawn.id },
    ...{ selected_by: 'random' as const, selected_at: drawn.drawn_at, attempted_at: paidAt, paid_at: paidAt },
    ...{ status: 'paid' as const, message: prize.reward_type === 'item' ? 'บันทึกการมอบของรางวัลแล้ว' : null },
  };
}

/** What a prize did to the winner's wallet: points and tickets go there. */
function changesOf({
  poll,
  id,
  prize,
  rank,
  member,
  paidAt,
}: Slot & { poll: DemoPoll; member: DemoMember }): WalletChange[] {
  const { reward_type: wallet, reward_value: amount } = prize;
  if (wallet !== 'point' && wallet !== 'ticket') return [];
  return [
    {
      ...{ at: paidAt, member, wallet, type: 'poll_reward', amount, isBooked: false },
      ...{ refType: 'poll', ref: `PL${id}-${rank}`, actor: 'system' },
      remark: `${poll.title} อันดับ ${rank}`.slice(0, 255),
    },
  ];
}

interface Outcome extends Frame {
  readonly answers: readonly Answer[];
  readonly prizes: readonly Prize[];
  readonly paidAt: Date;
}

function pollRow(poll: DemoPoll, { id, agents, opens, closes, items, answers, prizes, paidAt }: Outcome): Poll {
  const isPaid = poll.status === 'distributed';
  const money = prizes.filter(({ reward_type: type }) => type !== 'point' && type !== 'ticket');
  const total = money.reduce((sum, prize) => sum + (prize.total_value ?? 0n), 0n);
  const judgedAt = later(closes, 2 * hour);
  return {
    ...{ id, title: poll.title, description: null, image_url: null, type: poll.type, agent_ids: agents },
    ...{ open_at: opens, close_at: closes, announce_at: judgedAt, max_submissions_per_member: 1 },
    ...{ choice_mode: poll.mode, max_choices: poll.mode === 'multiple' ? 3 : null, join_condition: 'none' },
    ...{ join_min_deposit: null, join_min_turnover: null, reward_budget: baht(poll.budget), reward_total: total },
    reward_paid: isPaid ? total : 0n,
    correct_choice_ids: items.filter((item) => item.is_correct).map((item) => item.choice_id),
    correct_answer: poll.number ?? null,
    ...{ submission_count: answers.length, member_count: answers.length },
    correct_count: answers.filter((answer) => answer.is_correct).length,
    resulted_at: isJudged(poll) ? judgedAt : null,
    ...{ paying_since: null, paying_by: null, distributed_at: isPaid ? paidAt : null, status: poll.status },
  };
}

function choicesOf(polls: readonly DemoPoll[], staff: Staff): readonly Choice[] {
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
