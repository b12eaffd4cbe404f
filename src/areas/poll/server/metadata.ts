import { sql } from 'kysely';
import { isUrl } from '#contract/formats.ts';
import type { Text } from '#contract/text.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { FactRowInput } from '#generated/api/poll.ts';
import { invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many } from '#server/db/sql.ts';
import { lockPoll, requireEditable } from './poll-row.ts';
import { type Line, largestKey, readLines } from './rows.ts';
import { pollTexts } from './texts.ts';

const kinds = ['text', 'number', 'datetime', 'image', 'json'] as const;
type Kind = (typeof kinds)[number];

/** Check of each kind of value; returns the error text, or undefined if valid. */
const checks: Readonly<Record<Kind, (value: string) => Text | undefined>> = {
  text: () => undefined,
  number: (value) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? undefined : pollTexts.mustBeANumber),
  datetime: (value) =>
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
      ? undefined
      : pollTexts.mustBeMoment,
  image: (value) => (isUrl(value) || value.startsWith('/api/files/') ? undefined : pollTexts.mustBePicture),
  json: (value) => {
    try {
      JSON.parse(value);
      return undefined;
    } catch {
      return pollTexts.mustBeValidJson;
    }
  },
};

interface Fact {
  readonly id: number | null;
  readonly key: string;
  readonly value: string;
  readonly value_type: Kind;
  readonly sort_order: number;
}

function readFact(line: Line, at: number): Fact {
  const key = line.text('key', 40) ?? '';
  if (!/^[a-z_]{2,40}$/.test(key)) line.fail('key', pollTexts.keyForm);
  const value = line.text('value', 2000);
  if (value === null) line.fail('value', baseTexts.required);
  const kind = line.word('value_type', kinds) ?? 'text';
  const problem = value === null ? undefined : checks[kind](value);
  if (problem) line.fail('value', problem);
  const order = line.integer('sort_order', 0, 9999) ?? at + 1;
  return { id: line.integer('id', 1, largestKey), key, value: value ?? '', value_type: kind, sort_order: order };
}

/** Facts with an id are changed, others added; facts that are not sent stay. */
async function save(ctx: TransactionContext, pollId: number, items: readonly FactRowInput[]) {
  const poll = await lockPoll(ctx, pollId);
  requireEditable(poll);
  const stored = await many(
    sql<Fact & { id: number }>`
      select id::integer as id, key, value, value_type, sort_order from poll_metadata where poll_id = ${poll.id} for update`,
    ctx.tx,
  );
  const facts = readLines(items, readFact);
  for (const [at, { id, key }] of facts.entries()) {
    if (id !== null && !stored.some((one) => one.id === id))
      throw invalid({ [`items.${at}.key`]: pollTexts.thisIsNoLongerThere });
    const isTaken =
      facts.findIndex((one) => one.key === key) !== at ||
      stored.some((one) => one.key === key && one.id !== id && !facts.some((fact) => fact.id === one.id));
    if (isTaken) throw invalid({ [`items.${at}.key`]: pollTexts.keyTaken({ key }) });
  }
  const changed = facts.flatMap(({ id }) => (id === null ? [] : [id]));
  if (stored.length - changed.length + facts.length > 100) throw invalid({ items: pollTexts.tooManyKeys });
  // Keys may be swapped, so the old rows are deleted first.
  await many(
    sql`
      delete from poll_metadata where poll_id = ${poll.id}
        and id in (select jsonb_array_elements_text(${JSON.stringify(changed)}::jsonb)::integer)`,
    ctx.tx,
  );
  await many(
    sql`
      insert into poll_metadata (id, poll_id, key, value, value_type, sort_order)
      select coalesce(id, nextval(pg_get_serial_sequence('poll_metadata', 'id'))::integer), ${poll.id}, key, value, value_type, sort_order
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as line (id integer, key text, value text, value_type text, sort_order integer)`,
    ctx.tx,
  );
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'Poll',
    entityId: poll.id,
    before: { items: stored.filter(({ id }) => changed.includes(id)) },
    after: { items: facts },
  });
  return { saved: facts.length };
}

/** Adds facts to a poll, or changes those with an id. */
export const metadataSave: Services<Context>['metadata.save'] = ({ body }, context) =>
  context.transaction((ctx) => save(ctx, body.poll_id, body.items));

/** Adds facts to a poll. */
export const metadataAdd: Services<Context>['metadata.add'] = ({ body }, context) =>
  context.transaction((ctx) =>
    save(
      ctx,
      body.poll_id,
      body.items.map(({ id: _id, ...item }) => item),
    ),
  );

export const metadataDelete = effect('metadata.delete', async ({ row }, ctx) => {
  requireEditable(await lockPoll(ctx, row.poll_id));
});
