import type { Shapes, TableShape } from './introspect.ts';
import type { Session } from './session.ts';

/** A part of a table whose definition holds an expression: a check, an index with a condition. */
type Part = 'constraints' | 'indexes';

const probe = 'same_meaning_probe';

const make: Readonly<Record<Part, (table: string, definition: string) => string>> = {
  constraints: (table, definition) => `alter table "${table}" add constraint "${probe}" ${definition}`,
  indexes: (_table, definition) => definition.replace(/^(CREATE (?:UNIQUE )?INDEX) \S+ ON /, `$1 "${probe}" ON `),
};

const read: Readonly<Record<Part, string>> = {
  constraints: `select pg_get_constraintdef(oid) from pg_constraint where conname = '${probe}'`,
  indexes: `select pg_get_indexdef(oid) from pg_class where relname = '${probe}'`,
};

/** The values of `= ANY (ARRAY[…])` in a canonical order, since it has no meaning. */
const inOneOrder = (text: string): string =>
  text.replace(/ARRAY\[([^\]]*)\]/g, (_whole, values: string) => `ARRAY[${values.split(', ').sort().join(', ')}]`);

/**
 * A definition as the database prints it when it has read its own print often enough to print the same again: `in ('a')`
 * is printed in one way, and that print, read, in another. Undefined where the table does not take it.
 */
async function settled(session: Session, part: Part, table: string, definition: string): Promise<string | undefined> {
  let text = make[part](table, definition).includes(probe) ? definition : undefined;
  for (let reading = 0; text !== undefined && reading < 4; reading++) {
    const before = text;
    try {
      await session.script(`begin;\n${make[part](table, before)};`);
      text = (await session.query(read[part], [])).rows[0]?.[0] ?? undefined;
    } catch {
      text = undefined;
    } finally {
      await session.query('rollback', []);
    }
    if (text === before || text?.replace(probe, '') === before.replace(probe, '')) break;
  }
  return text === undefined ? undefined : inOneOrder(text);
}

/** `before` with every definition that means what that of `after` means in the words of that one. */
export async function alike(session: Session, before: Shapes, after: Shapes): Promise<Shapes> {
  const shapes: Record<string, TableShape> = {};
  for (const [table, shape] of Object.entries(before)) {
    const target = after[table];
    const parts: Record<Part, Record<string, string>> = {
      constraints: { ...shape.constraints },
      indexes: { ...shape.indexes },
    };
    for (const part of ['constraints', 'indexes'] as const) {
      for (const [name, definition] of Object.entries(shape[part])) {
        const other = target?.[part][name];
        if (other === undefined || other === definition) continue;
        const [one, two] = [
          await settled(session, part, table, definition),
          await settled(session, part, table, other),
        ];
        if (one !== undefined && one === two) parts[part][name] = other;
      }
    }
    shapes[table] = { ...shape, ...parts };
  }
  return shapes;
}
