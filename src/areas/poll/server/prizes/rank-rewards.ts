import { sql } from 'kysely';
import { formatMoney, groupMoney, parseMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { PrizeRowInput } from '#generated/api/poll.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many } from '#server/db/sql.ts';
import { lockPoll, type Poll, requireEditable } from '../poll-row.ts';
import { type Line, largestKey, readLines } from '../rows.ts';
import { pollTexts } from '../texts.ts';

const kinds = ['credit', 'credit_free', 'point', 'ticket', 'item'] as const;
type Kind = (typeof kinds)[number];

/** Highest rank of a poll. */
const lastRank = 500;

interface Prize {
  readonly id: number | null;
  readonly rank_from: number;
  readonly rank_to: number;
  readonly reward_type: Kind;
  /** Satang, as a decimal string. */
  readonly reward_value: string;
  readonly event_reward_id: number | null;
  readonly turnover_multiple: string | null;
  readonly label: string;
}

interface Reference {
  readonly id: number;
  readonly type: string;
  readonly value: bigint;
  readonly turnover_multiple: string | null;
  readonly name: string;
}

/** Prizes are fixed once a winner has been chosen. */
function requireNoWinners(poll: Poll): void {
  requireEditable(poll);
  if (poll.status === 'drawing') throw conflicted(undefined, pollTexts.clearWinnersFirst);
}

function readRanks(line: Line): Pick<Prize, 'rank_from' | 'rank_to'> {
  const from = line.integer('rank_from', 1, lastRank);
  if (from === null) line.fail('rank_from', baseTexts.required);
  const to = line.integer('rank_to', 1, lastRank) ?? from;
  if (from !== null && to !== null && to < from) line.fail('rank_to', pollTexts.mayNotBeLessThanThe2);
  return { rank_from: from ?? 0, rank_to: to ?? 0 };
}

/** The kind always comes from the referenced reward, if there is one. */
function readKind(line: Line, reference: Reference | undefined): Kind | null {
  const kind = kinds.find((one) => one === reference?.type) ?? line.word('reward_type', kinds);
  if (reference && !kinds.some((one) => one === reference.type)) line.fail('event_reward_id', pollTexts.wrongPrizeKind);
  if (kind === null) line.fail('reward_type', baseTexts.required);
  return kind;
}

function readValue(line: Line, kind: Kind | null, reference: Reference | undefined): bigint {
  const text = line.text('reward_value', 20);
  const value = text === null ? reference?.value : parseMoney(text);
  if (value === undefined || value <= 0n) line.fail('reward_value', pollTexts.mustBeMoreThan0);
  else if ((kind === 'point' || kind === 'ticket') && value % 100n !== 0n)
    line.fail('reward_value', pollTexts.wholeOnly);
  return value ?? 0n;
}

/** The turnover multiple; only credit has one. */
function readMultiple(line: Line, kind: Kind | null, reference: Reference | undefined): string | null {
  const isCredit = kind === 'credit' || kind === 'credit_free';
  const multiple = line.text('turnover_multiple', 10);
  const factor = Number(multiple ?? 0);
  if (multiple !== null && !/^\d{1,3}(\.\d{1,2})?$/.test(multiple))
    line.fail('turnover_multiple', pollTexts.mustBeAMultipleFrom0);
  else if (factor > 100) line.fail('turnover_multiple', pollTexts.mayNotBeMoreThan100);
  if (factor > 0 && !isCredit) line.fail('turnover_multiple', pollTexts.onlyForCredit);
  return isCredit ? (multiple ?? reference?.turnover_multiple ?? null) : null;
}

function reader(references: ReadonlyMap<number, Reference>) {
  return (line: Line): Prize => {
    const ranks = readRanks(line);
    const referenceId = line.integer('event_reward_id', 1, largestKey);
    const reference = referenceId === null ? undefined : references.get(referenceId);
    if (referenceId !== null && !reference) line.fail('event_reward_id', pollTexts.prizeGone);
    const kind = readKind(line, reference);
    const value = readValue(line, kind, reference);
    const multiple = readMultiple(line, kind, reference);
    return {
      id: line.integer('id', 1, largestKey),
      ...ranks,
      reward_type: kind ?? 'credit',
      reward_value: String(value),
      event_reward_id: referenceId,
      turnover_multiple: multiple,
      label: line.text('label', 60) ?? '',
    };
  };
}

async function referencesOf(
  ctx: TransactionContext,
  items: readonly PrizeRowInput[],
): Promise<ReadonlyMap<number, Reference>> {
  const ids = items.flatMap(({ event_reward_id: id }) =>
    typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= largestKey ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const rows = await many(
    sql<Reference>`
      select id::integer as id, type, value, turnover_multiple::text as turnover_multiple, name from event_reward
      where status = 'active' and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`,
    ctx.tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

type Stored = Omit<Prize, 'id'> & { readonly id: number };

/** Throws 422 if two prizes share a rank, or their total exceeds the budget. */
function checkAll(poll: Poll, prizes: readonly Prize[], kept: readonly Stored[]): void {
  const all = [...prizes.map((prize, at) => ({ ...prize, at })), ...kept.map((prize) => ({ ...prize, at: -1 }))];
  for (const prize of all) {
    const other = all.find(
      (candidate) =>
        candidate !== prize && candidate.rank_from <= prize.rank_to && prize.rank_from <= candidate.rank_to,
    );
    if (other && prize.at >= 0) {
      throw invalid({
        [`items.${prize.at}.rank_from`]: pollTexts.ranksOverlap({ from: other.rank_from, to: other.rank_to }),
      });
    }
  }
  if (poll.reward_budget === null) return;
  const money = all.filter(({ reward_type: kind }) => kind !== 'point' && kind !== 'ticket');
  const total = money.reduce(
    (sum, one) => sum + BigInt(one.reward_value) * BigInt(one.rank_to - one.rank_from + 1),
    0n,
  );
  if (total > poll.reward_budget) {
    const text = pollTexts.aboveBudget({
      total: groupMoney(formatMoney(total)),
      budget: groupMoney(formatMoney(poll.reward_budget)),
    });
    throw invalid({ [`items.${Math.max(0, prizes.length - 1)}.reward_value`]: text }, text);
  }
}

/** Prizes with an id are changed, others added; prizes that are not sent stay. */
async function save(ctx: TransactionContext, pollId: number, items: readonly PrizeRowInput[]) {
  const poll = await lockPoll(ctx, pollId);
  requireNoWinners(poll);
  const stored = await many(
    sql<Stored>`
      select id::integer as id, rank_from, rank_to, reward_type, reward_value::text as reward_value,
        event_reward_id::integer as event_reward_id, turnover_multiple::text as turnover_multiple, label
      from poll_rank_reward where poll_id = ${poll.id} order by id for update`,
    ctx.tx,
  );
  const prizes = readLines(items, reader(await referencesOf(ctx, items)));
  const unknownIndex = prizes.findIndex(({ id }) => id !== null && !stored.some((one) => one.id === id));
  if (unknownIndex >= 0) throw invalid({ [`items.${unknownIndex}.rank_from`]: pollTexts.thisPrizeIsNoLongerThere });
  const kept = stored.filter(({ id }) => !prizes.some((prize) => prize.id === id));
  checkAll(poll, prizes, kept);
  for (const { id, ...prize } of prizes) {
    const values = [
      prize.rank_from,
      prize.rank_to,
      prize.reward_type,
      prize.reward_value,
      prize.event_reward_id,
      prize.turnover_multiple,
      prize.label,
    ];
    const [from, to, kind, value, reference, multiple, label] = values;
    await many(
      id === null
        ? sql`
            insert into poll_rank_reward (poll_id, rank_from, rank_to, reward_type, reward_value, event_reward_id, turnover_multiple, label)
            values (${poll.id}, ${from}, ${to}, ${kind}, ${value}::bigint, ${reference}::integer, ${multiple}::numeric, ${label})`
        : sql`
            update poll_rank_reward set rank_from = ${from}, rank_to = ${to}, reward_type = ${kind}, reward_value = ${value}::bigint,
              event_reward_id = ${reference}::integer, turnover_multiple = ${multiple}::numeric, label = ${label}
            where id = ${id}`,
      ctx.tx,
    );
  }
  const auditOf = ({ reward_value, ...prize }: Prize) => ({
    ...prize,
    reward_value: formatMoney(BigInt(reward_value)),
  });
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'Poll',
    entityId: poll.id,
    before: { items: stored.filter((one) => !kept.includes(one)).map(auditOf) },
    after: { items: prizes.map(auditOf) },
  });
  return { saved: prizes.length };
}

/** Changes prizes of a poll, and adds those without an id. */
export const rewardsSave: Services<Context>['rank_rewards.save'] = ({ body }, context) =>
  context.transaction((ctx) => save(ctx, body.poll_id, body.items));

/** Adds prizes to a poll. */
export const rewardsAdd: Services<Context>['rank_rewards.add'] = ({ body }, context) =>
  context.transaction((ctx) =>
    save(
      ctx,
      body.poll_id,
      body.items.map(({ id: _id, ...item }) => item),
    ),
  );

export const rewardsDelete = effect('rank_rewards.delete', async ({ row }, ctx) => {
  requireNoWinners(await lockPoll(ctx, row.poll_id));
});
