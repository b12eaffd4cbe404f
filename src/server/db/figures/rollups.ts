import type { Entity, Rollup } from '#contract/endpoint.ts';
import { entities as all } from '#generated/api/entities.ts';
import { literal } from './literal.ts';

/** A table of sums, and the tables that it adds up. */
interface Summed {
  readonly table: string;
  readonly sources: readonly string[];
  readonly rollup: Rollup;
}

const entities: Readonly<Record<string, Entity>> = all;

/** Sums behind what they are made of. */
const rollups: readonly Summed[] = inOrder(
  Object.values(entities).flatMap(({ table, rollup }) =>
    rollup ? [{ table, sources: rollup.of.flatMap((name) => entities[name]?.table ?? []), rollup }] : [],
  ),
);

function inOrder(open: readonly Summed[]): readonly Summed[] {
  if (open.length === 0) return [];
  const isOpen = (table: string) => open.some((one) => one.table === table);
  const ready = open.filter(({ sources }) => !sources.some(isOpen));
  if (ready.length === 0) throw new Error(`Sums of each other: ${open.map(({ table }) => table).join(', ')}`);
  return [...ready, ...inOrder(open.filter((one) => !ready.includes(one)))];
}

/** A call of the database's function for this sum, once for each table and, of the largest values, each column. */
function calls(verb: 'keep' | 'correct', { table, sources, rollup: { by, people, days, most } }: Summed): string[] {
  const keys = literal(`{${by.join(',')}}`);
  const json = (value: object) => literal(JSON.stringify(value));
  return sources.flatMap((source) => {
    const places = `${literal(source)}, ${literal(table)}, ${keys}`;
    if (days) return [`${verb}_days(${places}, ${json(days)})`];
    const counted = Object.keys(people).length > 0 ? `, ${json(people)}` : '';
    const largest = (most ?? []).map((name) => `${verb}_most(${places}, ${literal(name)})`);
    return [`${verb}_rollup(${places}${counted})`, ...largest];
  });
}

const targets = new Set(rollups.map(({ table }) => table));
const sources = [...new Set(rollups.flatMap((one) => one.sources))];
const facts = sources.filter((table) => !targets.has(table));
const between = sources.filter((table) => targets.has(table));

const triggers = (what: 'enable' | 'disable') =>
  between.map((table) => `  alter table ${table} ${what} trigger user;`).join('\n');

/**
 * Sums are kept in the transaction that changes their facts (triggers by `keep_rollup` and its like), and `rebuild_figures`
 * compares every sum with its rows, finer ones first, corrects what is wrong and returns how many rows of sums that were.
 * Sorting and counting are given the memory that one session may have alone.
 */
export const keptRollups = `
create or replace function rebuild_figures() returns bigint language plpgsql set work_mem = '256MB' as $$
declare
  wrong bigint;
begin
  -- Nobody changes a fact meanwhile; nobody is kept from reading.
  lock table ${facts.join(', ')} in share row exclusive mode;
  -- What is made of these sums is compared afterwards, once.
${triggers('disable')}
  wrong := ${rollups.flatMap((one) => calls('correct', one)).join('\n    + ')}
    + correct_recent();
${triggers('enable')}
  return wrong;
end $$;

${rollups
  .flatMap((one) => calls('keep', one))
  .map((call) => `select ${call};`)
  .join('\n')}`;
