import { sql, type Transaction } from 'kysely';
import { alternatives, type Condition, meets } from '#contract/condition.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { companionOf } from '#contract/field.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { NoticeRule } from '#contract/notice.ts';
import type { Language } from '#contract/text.ts';
import { filledText, placesIn } from '#contract/text-places.ts';
import type { AuditEntry } from '../audit/entry.ts';
import { bilingual } from '../base/bilingual.ts';
import type { Principal } from '../context/context.ts';
import { systemPrincipal } from '../context/context-factory.ts';
import type { Notify, Platform } from '../context/platform.ts';
import type { Database } from '../db/database.ts';
import { DatabaseError } from '../db/session.ts';
import { readRecord } from '../records/record.ts';
import { rowsOf } from '../records/rows.ts';
import { shownValue } from '../records/shown-value.ts';
import { deliver } from './deliver.ts';
import { recipientsOf } from './recipients.ts';

type Surroundings = Pick<Platform, 'entities' | 'cipher' | 'deployment' | 'logger'>;

interface Happening {
  readonly rule: NoticeRule;
  readonly entity: Entity;
  readonly entry: AuditEntry;
  /** As the log names the record. */
  readonly id: string | number;
}

/** The transaction is tried again after these. */
const retried: ReadonlySet<string> = new Set(['40001', '40P01']);

/**
 * Tells people what concerns them: each entry of the audit log is looked up among the notices of the manifest, and whoever a
 * notice is for gets one, in the transaction of what happened. A notice that cannot be made stops nobody's work: what it
 * wrote is undone, and the log of the server says why.
 */
export function notifierOf(platform: Surroundings, rules: readonly NoticeRule[]): Notify {
  const routes: ReadonlySet<string> = new Set(platform.deployment.routes);
  const byAction = new Map<string, NoticeRule[]>();
  for (const rule of rules.filter(({ path }) => routes.has(path)))
    for (const action of rule.on) byAction.set(action, [...(byAction.get(action) ?? []), rule]);
  return async (tx, { principal, clock }, entries) => {
    const happenings = entries.flatMap((entry) => happeningsIn(platform, byAction.get(entry.action) ?? [], entry));
    if (happenings.length === 0) return;
    await sql`savepoint notices`.execute(tx);
    try {
      for (const happening of happenings) await tell(platform, tx, happening, principal, clock.now());
      await sql`release savepoint notices`.execute(tx);
    } catch (error) {
      if (error instanceof DatabaseError && retried.has(error.code)) throw error;
      await sql`rollback to savepoint notices`.execute(tx);
      platform.logger.error({ err: error }, 'people could not be told what concerns them');
    }
  };
}

/** What an entry says happened, to each of its records. */
function happeningsIn(
  { entities }: Surroundings,
  rules: readonly NoticeRule[],
  entry: AuditEntry,
): readonly Happening[] {
  if (entry.result !== undefined && entry.result !== 'ok') return [];
  const ids = entry.entityIds ?? (entry.entityId === undefined ? [] : [entry.entityId]);
  return rules.flatMap((rule) => {
    const entity = entities[rule.about];
    const other = entry.entityType === undefined ? entity : entities[entry.entityType];
    return entity && other?.table === entity.table ? ids.map((id) => ({ rule, entity, entry, id })) : [];
  });
}

async function tell(
  platform: Surroundings,
  tx: Transaction<Database>,
  { rule, entity, entry, id }: Happening,
  actor: Principal,
  now: Date,
): Promise<void> {
  const key = await keyOf(tx, entity, id);
  if (key === undefined) return;
  const names = fieldsOf(rule, entity);
  const { gateways } = platform.deployment;
  const read = (principal: Principal, fields: readonly string[], language: Language = 'th') =>
    readRecord(platform, entity, key, fields, { principal, gateways, language }, tx);
  const row = await read(systemPrincipal, names);
  if (!row) return;
  const looking = { now: now.getTime() };
  if (rule.when && !meets(rule.when, row, looking)) return;
  if (rule.was && !meets(rule.was, { ...row, ...entry.before }, looking)) return;
  const named = rule.to.flatMap((name) => (typeof row[name] === 'number' ? [row[name]] : []));
  const people = await recipientsOf(tx, rule, [...new Set(named)], actor);
  const seeing: Principal[] = [];
  const known = new Map<string, boolean>();
  for (const person of people) {
    // Whose rows are seen by the agents alone: many people have the same.
    const scope = JSON.stringify([person.agentIds, entity.about ? person.userId : null]);
    const sees = known.get(scope) ?? (await read(person, [entity.key])) !== undefined;
    known.set(scope, sees);
    if (sees) seeing.push(person);
  }
  if (seeing.length === 0) return;
  const english = (await read(systemPrincipal, names, 'en')) ?? row;
  const said = { th: wordsOf(rule, entity, row, 'th'), en: wordsOf(rule, entity, english, 'en') };
  await deliver(
    tx,
    seeing.map(({ userId }) => ({
      userId,
      happening: [rule.name, key, row.version ?? row[entity.lifecycle?.field ?? ''] ?? ''].join(':'),
      tone: rule.tone,
      text: bilingual(said, longestText),
      link: fillLink(rule.open, row) ?? rule.path,
    })),
  );
}

/** Letters that a text holds. */
const longestText = 2_000;

/** The key of a record that the log names by it, or by what represents it. */
async function keyOf(
  tx: Transaction<Database>,
  { key, table, display, fields }: Entity,
  id: string | number,
): Promise<number | undefined> {
  if (/^\d{1,15}$/.test(String(id))) return Number(id);
  const column = fields[display]?.column;
  if (column === undefined) return undefined;
  const [found] = await rowsOf(
    sql`select ${sql.ref(fields[key]?.column ?? key)} as key from ${sql.table(table)} where ${sql.ref(column)} = ${id}`,
    tx,
  );
  return typeof found?.key === 'number' ? found.key : undefined;
}

const namesIn = (condition: Condition | undefined): readonly string[] =>
  condition === undefined ? [] : alternatives(condition).flatMap((tests) => Object.keys(tests));

/** Everything of the record that a notice depends on; texts of references come with them. */
function fieldsOf(rule: NoticeRule, entity: Entity): readonly string[] {
  const places = [rule.text.th, rule.text.en, rule.open].flatMap((text) => placesIn(text).map(({ name }) => name));
  const status = entity.lifecycle ? [entity.lifecycle.field] : [];
  const all = [...places, ...rule.to, ...namesIn(rule.was), ...namesIn(rule.when), ...status];
  const owner = (name: string) =>
    Object.hasOwn(entity.fields, name)
      ? name
      : (Object.keys(entity.fields).find((reference) => companionOf(reference) === name) ?? name);
  return [...new Set(all.map(owner))];
}

/** The sentence with its places filled, in one language. */
function wordsOf(rule: NoticeRule, entity: Entity, row: Row, language: Language): string {
  const text = rule.text[language];
  const values = placesIn(text).map(({ name }) => [name, shownValue(entity.fields[name], row[name], language) || '–']);
  return filledText(text, Object.fromEntries(values));
}
