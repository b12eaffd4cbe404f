import { createHash } from 'node:crypto';
import type { Session } from '../session.ts';
import { moneySource } from './money-source.ts';
import { keptRollups } from './rollups.ts';

const definitions = `${moneySource}\n${keptRollups}`;
const mark = `figures ${createHash('sha256').update(definitions).digest('hex').slice(0, 16)}`;

/**
 * Redefines the views, functions and triggers that follow from the manifest's figures and sums, if the database has
 * others: a figure that comes or goes with an area does so in the database too. Needs every migration; a comment on the
 * view holds the hash of the definitions. Runs in a transaction of its own.
 */
export async function defineFigures(session: Session): Promise<void> {
  const [row] = (await session.query("select obj_description(to_regclass('money_source'), 'pg_class')", [])).rows;
  if (row?.[0] === mark) return;
  try {
    await session.script(`begin;\n${definitions}\ncomment on view money_source is '${mark}';\ncommit;`);
  } catch (error) {
    await session.query('rollback', []);
    throw new Error(`Figures could not be defined: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
