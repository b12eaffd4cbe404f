import type { FieldKind } from '#contract/field.ts';
import { kindData } from '#contract/kinds/data.ts';
import { conditionOf, toldOf } from './conditions.ts';
import { type Around, type Fields, fieldsOf } from './fields.ts';
import type { Random } from './random.ts';
import { text, when } from './words.ts';

/** A thing of a manifest that is being made. */
export interface Thing {
  readonly name: string;
  readonly id: string;
  readonly fields: Fields;
  readonly raw: Record<string, unknown>;
  readonly moves: readonly string[];
}

export type Enums = Around['enums'];

/** Calls as they are written, by name. */
interface WrittenCall {
  readonly call: string;
  readonly filters?: object;
  readonly facet?: string;
  readonly totals?: readonly string[];
  readonly sortable?: readonly string[];
  readonly [key: string]: unknown;
}
export type Calls = Readonly<Record<string, WrittenCall>>;

/** A thing with its fields, a life-cycle, what is searched, and indexes. */
export function thingOf(random: Random, name: string, around: Around): Thing {
  const fields = fieldsOf(random, around, name);
  const moves: string[] = [];
  const raw: Record<string, unknown> = { title: text(name), managed: true, fields };
  if (random.chance(60)) {
    const [of, [first = '', second = '', ...others]] = random.pick(Object.entries(around.enums));
    // Of several statuses the outcome decides, which is the system's to say.
    const isOpen = others.length > 0;
    fields.status = { type: 'enum', of, ...text('Status') };
    raw.lifecycle = {
      field: 'status',
      initial: first,
      moves: {
        go: { from: first, to: second },
        note: { from: 'any' },
        turn: { from: [second], to: isOpen ? [first, ...others] : first, ...when(isOpen, { system: true }) },
      },
    };
    moves.push('go', 'note', ...(isOpen ? [] : ['turn']));
  }
  const texts = Object.entries(fields).flatMap(([field, { type, readonly, mask }]) =>
    type !== undefined && !readonly && !mask && kindData[type as FieldKind].searched ? [field] : [],
  );
  if (random.chance(70)) raw.search = random.some(texts, 3);
  raw.display = 'name';
  const amount = Object.keys(fields).find((field) => fields[field]?.type === 'money');
  if (amount !== undefined && random.chance(50)) fields[amount] = { ...fields[amount], rank: 'result' };
  if (random.chance(40)) {
    const columns = random.some(
      Object.keys(fields).filter((field) => {
        const { type = '', count, derive } = fields[field] ?? {};
        return (
          !count && !derive && ['string', 'code', 'money', 'integer', 'enum', 'date', 'datetime', 'ref'].includes(type)
        );
      }),
      2,
    );
    const where = conditionOf(random, toldOf(fields, around.enums, isStored), true);
    raw.indexes = random.pick([
      [columns],
      [{ columns, where }],
      [columns, { columns: ['id', ...columns], unique: true }],
    ]);
  }
  return { name, id: name.toLowerCase(), fields, raw, moves };
}

/** Has it a column? */
export const isStored = ({ count, derive, through }: Fields[string] = {}) => !count && !derive && !through;

/** Counts that other things make of a thing, when all are there. */
export function addCounts(random: Random, things: readonly Thing[]): void {
  for (const thing of things)
    for (const other of things)
      for (const [field, { type, to, readonly }] of Object.entries(other.fields)) {
        if (type !== 'ref' || to !== thing.name || readonly || !random.chance(50)) continue;
        const amount = Object.entries(other.fields).find(
          ([, one]) => one.type === 'money' && isStored(one) && one.adds !== 'never',
        )?.[0];
        const name = `rows_${other.id}_${field}`;
        thing.fields[name] =
          amount !== undefined && random.chance(50)
            ? { type: 'money', count: `${other.name}.${field}`, sum: amount, ...text(name) }
            : { type: 'integer', count: `${other.name}.${field}`, ...text(name) };
      }
}
