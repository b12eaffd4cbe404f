import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { seedReference } from '#server/demo/reference.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { createMember } from './members.ts';
import { createPerson } from './people.ts';
import { createWorld } from './world.ts';

export const password = 'correct-horse-7';

/** What a queue was filled with. */
export interface SeededDesk {
  /** People who may do everything to a withdrawal; all have the one password. */
  readonly usernames: readonly string[];
  /** The bank account to pay from. */
  readonly bank: number;
  /** Withdrawals that wait, oldest first. */
  readonly ids: readonly number[];
}

/** Fills an empty database with what every installation has, the money tests' world, people, and a queue of requests. */
export async function seedDesk(database: OpenDatabase, people: number, requests: number): Promise<SeededDesk> {
  await migrate(database);
  const { db } = database;
  await db.transaction().execute((tx) => seedReference(tx, new Date()));
  const world = await createWorld(db);
  const password_hash = await hashPassword(password);
  const usernames: string[] = [];
  for (let i = 0; i < people; i += 1) {
    const { principal } = await createPerson(db, 'finance_lead', `desk.${i}`);
    await db.insertInto('user_credential').values({ user_id: principal.userId, password_hash }).execute();
    usernames.push(principal.username);
  }
  const ids: number[] = [];
  for (let i = 0; i < requests; i += 1) {
    const memberId = await createMember(db, world.agent, 1_000_00n);
    // Amounts whose endings mean ordinary payments to the sandbox.
    const amount = 100_00n + BigInt(i % 80);
    const { id } = await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount }));
    ids.push(id);
  }
  return { usernames, bank: world.bank, ids };
}
