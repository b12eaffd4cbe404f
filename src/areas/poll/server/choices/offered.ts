import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { markCorrectAnswers } from '../judge.ts';
import { lockPoll, type Poll, requireEditable } from '../poll-row.ts';
import { largestKey, readLines } from '../rows.ts';
import { pollTexts } from '../texts.ts';

/** Choices can be added and removed until voting has closed. */
function requireEditableChoices(poll: Poll): void {
  requireEditable(poll);
  if (poll.status === 'closed' || poll.status === 'resulted' || poll.status === 'drawing') {
    throw conflicted(undefined, pollTexts.choicesFixed);
  }
}

/** Maximum number of choices per poll. */
const maxChoices = 100;

async function attach(ctx: TransactionContext, pollId: number, choiceId: number, label: string): Promise<number> {
  const { id, count } = await one(
    sql<{ id: number; count: number }>`
      insert into poll_item (poll_id, choice_id, label, sort_order)
      select ${pollId}, ${choiceId}, ${label}, coalesce(max(sort_order), 0) + 1 from poll_item where poll_id = ${pollId}
      returning id::integer as id, (select count(*)::integer from poll_item where poll_id = ${pollId}) as count`,
    ctx.tx,
  );
  if (count >= maxChoices) throw conflicted(undefined, pollTexts.aPollHasAtMost({ most: maxChoices }));
  return id;
}

/** Creates a choice in the library and adds it to the poll. */
export const choicesNew: Services<Context>['choices.new'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id);
    requireEditableChoices(poll);
    const name = body.name.trim();
    if (name === '') throw invalid({ name: baseTexts.required });
    const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
    const created = await maybe(
      sql<{ id: number }>`
        insert into poll_choice (name, image_url, category, created_by, updated_by)
        values (${name}, ${body.image_url ?? null}, ${body.category}, ${by}::integer, ${by}::integer)
        on conflict (category, name) do nothing returning id::integer as id`,
      ctx.tx,
    );
    if (!created) throw invalid({ name: pollTexts.thisChoiceIsInTheLibrary });
    const id = await attach(ctx, poll.id, created.id, name);
    await ctx.audit({
      action: 'choices.new',
      entityType: 'Poll',
      entityId: poll.id,
      after: { choice_id: created.id, label: name, category: body.category },
    });
    return { id, choice_id: created.id };
  });

/** Removes a choice from the poll; one with votes cannot be removed. */
export const choicesRemove: Services<Context>['choices.remove'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id);
    requireEditableChoices(poll);
    const item = await maybe(
      sql<{ id: number; label: string; vote_count: number }>`
        select id::integer as id, label, vote_count from poll_item
        where poll_id = ${poll.id} and choice_id = ${body.choice_id} for update`,
      ctx.tx,
    );
    if (!item) throw invalid({ choice_id: pollTexts.thePollHasNoSuchChoice });
    if (item.vote_count > 0)
      throw conflicted(undefined, pollTexts.chosenAlready({ label: item.label, voteCount: item.vote_count }));
    await many(sql`delete from poll_item where id = ${item.id}`, ctx.tx);
    await ctx.audit({
      action: 'choices.remove',
      entityType: 'Poll',
      entityId: poll.id,
      before: { choice_id: body.choice_id, label: item.label },
    });
    return { id: item.id };
  });

interface Stored {
  readonly id: number;
  readonly choice_id: number;
  readonly label: string;
  readonly sort_order: number;
  readonly odds_text: string | null;
  readonly is_correct: boolean;
}

/** A choice as sent, together with its stored row. */
interface Sent extends Pick<Stored, 'sort_order' | 'odds_text' | 'is_correct'> {
  readonly choice: number;
  readonly known: Stored | undefined;
  readonly label: string | null;
  /** The label was sent empty. */
  readonly isCleared: boolean;
}

type Saved = Omit<Stored, 'id'>;

const isMarked = ({ known, is_correct: right }: Pick<Sent, 'known' | 'is_correct'>) =>
  right !== (known?.is_correct ?? false);

/** Reads the choices sent; fields that are not sent keep their value. */
function readChoices(poll: Poll, stored: readonly Stored[], items: readonly object[]): readonly Sent[] {
  const byChoice = new Map(stored.map((one) => [one.choice_id, one]));
  const byId = new Map(stored.map((one) => [one.id, one]));
  return readLines(items, (line, at) => {
    const id = line.integer('id', 1, largestKey);
    const choice = line.integer('choice_id', 1, largestKey);
    const known = (id === null ? undefined : byId.get(id)) ?? (choice === null ? undefined : byChoice.get(choice));
    if (!known && choice === null) line.fail('choice_id', pollTexts.chooseAChoice);
    const label = line.text('label', 120);
    const sent = {
      choice: choice ?? known?.choice_id ?? 0,
      known,
      label,
      isCleared: line.has('label') && label === null,
      sort_order: line.integer('sort_order', 0, 9999) ?? known?.sort_order ?? at + 1,
      odds_text: line.has('odds_text') ? line.text('odds_text', 40) : (known?.odds_text ?? null),
      is_correct: line.flag('is_correct') ?? known?.is_correct ?? false,
    };
    if (isMarked(sent) && poll.status !== 'closed' && poll.status !== 'resulted')
      line.fail('is_correct', pollTexts.resultTooEarly);
    return sent;
  });
}

/** The choices with their labels. Throws 422 if a new one is not in the library. */
async function withLabels(ctx: TransactionContext, lines: readonly Sent[]): Promise<readonly Saved[]> {
  const unnamed = lines.filter(({ known, isCleared }) => !known || isCleared);
  const names = await namesOf(
    ctx,
    unnamed.map(({ choice }) => choice),
  );
  const missing = lines.findIndex(({ known, choice }) => !known && !names.has(choice));
  if (missing >= 0) throw invalid({ [`items.${missing}.choice_id`]: pollTexts.notInLibrary });
  return lines.map(({ known, choice, label, isCleared, ...rest }) => ({
    ...rest,
    choice_id: choice,
    // An empty label is replaced by the library name; a label that is not sent stays.
    label: label ?? (isCleared ? names.get(choice) : undefined) ?? known?.label ?? names.get(choice) ?? '',
  }));
}

async function write({ tx }: TransactionContext, poll: Poll, rows: readonly Saved[]): Promise<void> {
  await many(
    sql`
      insert into poll_item (poll_id, choice_id, label, sort_order, odds_text, is_correct)
      select ${poll.id}, choice_id, label, sort_order, odds_text, is_correct
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line (choice_id integer, label text, sort_order integer, odds_text text, is_correct boolean)
      on conflict (poll_id, choice_id) do update set label = excluded.label, sort_order = excluded.sort_order,
        odds_text = excluded.odds_text, is_correct = excluded.is_correct`,
    tx,
  );
}

const auditOf = ({ choice_id, label, sort_order, odds_text, is_correct }: Saved): Saved => ({
  choice_id,
  label,
  sort_order,
  odds_text,
  is_correct,
});

/**
 * Saves the choices sent, which may be a subset: new ones are added from the library, existing ones changed. Choices
 * that are not sent stay. Correct choices can be marked once the poll is closed.
 */
export const choicesSave: Services<Context>['choices.save'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id);
    requireEditable(poll);
    const stored = await many(
      sql<Stored>`
        select id::integer as id, choice_id::integer as choice_id, label, sort_order, odds_text, is_correct
        from poll_item where poll_id = ${poll.id} order by id for update`,
      ctx.tx,
    );
    const lines = readChoices(poll, stored, body.items);
    const duplicate = lines.findIndex((line, at) => lines.findIndex(({ choice }) => choice === line.choice) !== at);
    if (duplicate >= 0) throw invalid({ [`items.${duplicate}.choice_id`]: pollTexts.chosenTwice });
    if (lines.some(({ known }) => !known)) requireEditableChoices(poll);
    const rows = await withLabels(ctx, lines);
    await write(ctx, poll, rows);
    if (poll.status === 'resulted' && lines.some(isMarked)) {
      const correct = await markCorrectAnswers(ctx.tx, poll);
      await many(sql`update poll set correct_count = ${correct} where id = ${poll.id}`, ctx.tx);
    }
    await ctx.audit({
      action: 'choices.save',
      entityType: 'Poll',
      entityId: poll.id,
      before: { items: lines.flatMap(({ known }) => (known ? [auditOf(known)] : [])) },
      after: { items: rows },
    });
    return { saved: rows.length };
  });

/** Names of active choices in the library. */
async function namesOf(ctx: TransactionContext, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await many(
    sql<{ id: number; name: string }>`
      select id::integer as id, name from poll_choice where status = 'active'
        and id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`,
    ctx.tx,
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
