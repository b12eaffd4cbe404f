import { sql } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { many } from '#server/db/sql.ts';
import { pollTexts } from '../texts.ts';

/** Maximum number of names pasted at once. */
const maxNames = 200;

/** Adds a choice, and the pasted names, one per line, as further choices of the same category. */
export const choiceAdd = effect('choices.add', async ({ row, body }, ctx) => {
  const names = (body.more_names ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (names.length === 0) return;
  if (names.length > maxNames) throw invalid({ more_names: pollTexts.tooManyAtOnce({ mostNames: maxNames }) });
  const tooLong = names.find((name) => name.length > 120);
  if (tooLong !== undefined) throw invalid({ more_names: pollTexts.longerThan120({ name: tooLong.slice(0, 40) }) });
  const duplicate = names.find((name, index) => name === row.name || names.indexOf(name) !== index);
  if (duplicate !== undefined) throw invalid({ more_names: pollTexts.givenTwice({ name: duplicate }) });
  const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
  const added = await many(
    sql<{ id: number; name: string }>`
      insert into poll_choice (name, category, status, created_by, updated_by)
      select name, ${row.category}, ${row.status}, ${by}::integer, ${by}::integer
      from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as name
      on conflict (category, name) do nothing returning id::integer as id, name`,
    ctx.tx,
  );
  const existing = names.find((name) => !added.some((one) => one.name === name));
  if (existing !== undefined) throw invalid({ more_names: pollTexts.alreadyInCategory({ name: existing }) });
  await ctx.audit({
    action: 'choices.add',
    entityType: 'PollChoice',
    entityIds: added.map(({ id }) => id),
    after: { names, category: row.category, status: row.status },
  });
});
