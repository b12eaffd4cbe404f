import { sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import type { Call } from '../context/call.ts';
import { like, type MatchedTexts, searchable, searchedText } from './filters.ts';
import { RowSource } from './row-source.ts';
import { rowsOf } from './rows.ts';

/**
 * A text that more records than these have is common: the list meets one of them soon enough by itself. Parts of fewer than
 * three letters have no index, so that they are looked for one record after the other, and not for long.
 */
const commonOf = (text: string) => (text.length < 3 ? 100 : 1000);

const cache = new WeakMap<Call, Map<Entity, Promise<MatchedTexts>>>();

/**
 * A list is also searched by texts of the records that its rows refer to (the name of a member). Those records are found
 * first, so that the list is filtered by few keys instead of being joined with all of them. Once a call.
 */
export function matchedTexts(call: Call, entity: Entity, filters: readonly Filter[]): Promise<MatchedTexts> {
  const ofCall = cache.get(call) ?? new Map<Entity, Promise<MatchedTexts>>();
  cache.set(call, ofCall);
  const found = ofCall.get(entity) ?? find(call, entity, filters);
  ofCall.set(entity, found);
  return found;
}

async function find({ platform, ctx, query }: Call, entity: Entity, filters: readonly Filter[]): Promise<MatchedTexts> {
  const text = searchedText(filters, query);
  if (text === undefined) return new Map();
  const common = commonOf(text);
  const source = new RowSource(platform.entities, entity);
  const names = searchable(source, ctx.principal);
  const fieldsByRef = new Map<string, string[]>();
  for (const name of names) {
    const { through } = entity.fields[name] ?? {};
    if (!through || entity.fields[through.ref]?.column === undefined) continue;
    fieldsByRef.set(through.ref, [...(fieldsByRef.get(through.ref) ?? []), through.field]);
  }
  // Texts that are all those of the one record that each row has are as good as its own.
  if (names.every((name) => source.twinOf(name) !== undefined) && fieldsByRef.size === 1) return new Map();
  const found = [...fieldsByRef].map(async ([ref, texts]) => {
    const target = platform.entities[entity.fields[ref]?.target ?? ''];
    // What is read one step further has its text elsewhere.
    if (!target || texts.some((name) => target.fields[name]?.column === undefined)) return [];
    const there = new RowSource(platform.entities, target);
    const hits = texts.map((name) => sql`${there.expression(name)} ilike ${like(text)}`);
    const rows = await rowsOf(
      sql`select ${there.expression(target.key)} as key from ${there.from()} where ${sql.join(hits, sql` or `)} limit ${common + 1}`,
      ctx.db,
    );
    return rows.length > common ? [] : [[ref, rows.map(({ key }) => key)] as const];
  });
  return new Map((await Promise.all(found)).flat());
}
