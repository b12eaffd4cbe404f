import { sql } from 'kysely';
import type { Endpoint } from '#contract/endpoint.ts';
import { companionOf } from '#contract/field.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { Finder } from '#contract/finder.ts';
import { finders } from '#generated/api/finders.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { FoundRecord } from '#generated/api/system.ts';
import { auditReading } from '#server/audit/reading.ts';
import type { Context } from '#server/context/context.ts';
import { entityOf, type Platform } from '#server/context/platform.ts';
import { allOf, sourceFor } from '#server/records/conditions.ts';
import { answered } from '#server/records/list.ts';
import { project, rowsOf } from '#server/records/rows.ts';
import { shownValue } from '#server/records/shown-value.ts';

type Surroundings = Pick<Platform, 'entities' | 'endpoints' | 'deployment' | 'cipher'>;

/** Letters that a reference has at least, and hits of one list at most. */
const shortest = 3;
const most = 5;

/** What was pasted: as it is, and as references are written here. */
const spellings = (text: string): readonly string[] => [...new Set([text, text.toUpperCase(), text.toLowerCase()])];

/** Rows of one list that are called so: those that its call would answer to this person, found by indexes alone. */
async function foundIn(
  { entities, cipher }: Surroundings,
  { path, title, by, show, open }: Finder,
  endpoint: Endpoint,
  words: readonly string[],
  ctx: Context,
): Promise<readonly FoundRecord[]> {
  const entity = entityOf({ entities }, endpoint);
  const source = sourceFor(entities, entity, ctx);
  const seen = by.filter((name) => {
    const mask = source.maskOf(name);
    return mask === undefined || ctx.can(mask);
  });
  if (seen.length === 0) return [];
  const says = seen.map((name) => sql`${source.expression(name)} in (${sql.join([...words])})`);
  const where = allOf([...answered({ endpoint, ctx }, source), sql`(${sql.join(says, sql` or `)})`]);
  const owner = (name: string) =>
    Object.hasOwn(entity.fields, name)
      ? name
      : (Object.keys(entity.fields).find((reference) => companionOf(reference) === name) ?? name);
  const names = [...new Set([entity.key, entity.display, ...seen, ...show.map(owner)])];
  const projection = project(source, names, cipher);
  const rows = await rowsOf(
    sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where} order by ${source.expression(entity.key)} desc limit ${most}`,
    ctx.db,
  );
  if (rows.length > 0 && endpoint.audited) await auditReading({ ...ctx, endpoint }, { text: words[0] });
  return rows.map(projection.decode).flatMap((row) => {
    const name = String(row[entity.display] ?? '');
    const said = seen.map((field) => String(row[field] ?? '')).filter((text) => text !== name && words.includes(text));
    const facts = show.map((one) => {
      const field = entity.fields[one];
      return shownValue(field, row[one], ctx.language);
    });
    const link = fillLink(open ?? `${path}?open={${entity.key}}`, row);
    if (link === undefined) return [];
    return {
      kind: title[ctx.language],
      name,
      facts: [...new Set([...said, ...facts])].filter((fact) => fact !== '' && fact !== name),
      link,
    };
  });
}

/**
 * `GET /api/system/find?text=W2611…`: the records that say exactly this, of every list that the caller may see here, in the order of
 * the manifest. Nothing is found of what they may not see.
 */
export const findRecords =
  (platform: Surroundings): Services<Context>['find.records'] =>
  async ({ query }, ctx) => {
    const text = query.text.trim();
    if (text.length < shortest) return { items: [] };
    const words = spellings(text);
    const routes: ReadonlySet<string> = new Set(platform.deployment.routes);
    const found = finders.map((finder) => {
      const endpoint = platform.endpoints.find(({ id }) => id === finder.call);
      const isOpen = routes.has(finder.path) && ctx.can(finder.permission) && endpoint && ctx.can(endpoint.permission);
      return isOpen ? foundIn(platform, finder, endpoint, words, ctx) : [];
    });
    return { items: (await Promise.all(found)).flat() };
  };
