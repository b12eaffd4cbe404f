/**
 * A server process that a test may kill: `node --import tsx desk-server.ts <folder | postgres URL> <requests>`. Seeds an
 * empty database with the world of the money tests and a queue of verified requests, starts the worker, listens on a
 * free port and prints one line of JSON: { port, tokens, ids, bank }.
 */
import { buildServer } from '#server/build-server.ts';
import type { Principal } from '#server/context.ts';
import { systemContext } from '#server/context-factory.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { startWorker } from '#server/jobs/worker.ts';
import { payoutTask } from '#server/services/finance/payout/payout-task.ts';
import { requestWithdrawal } from '#server/services/finance/request-withdrawal.ts';
import { createMember } from './members.ts';
import { createPerson, identityOf, personOf } from './people.ts';
import { platformFor } from './platform.ts';
import { createWorld } from './world.ts';

const [location = '', requests = '0'] = process.argv.slice(2);
const database = await openDatabase(
  location.startsWith('postgres') ? { url: location, poolSize: 20 } : { dir: location },
);
await migrate(database);
const { db } = database;
const known = await db.selectFrom('bank').select('id').orderBy('id').limit(1).executeTakeFirst();
if (!known) {
  const world = await createWorld(db);
  for (let i = 0; i < 4; i += 1) await createPerson(db, 'finance_lead', `killer.${i}`);
  for (let i = 0; i < Number(requests); i += 1) {
    const memberId = await createMember(db, world.agent, 1_000_00n);
    await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount: 100_00n + BigInt(i % 80) }));
  }
}
const people = new Map<string, Principal>();
for (const user of await db.selectFrom('app_user').select(['id', 'username']).execute()) {
  const { token, principal } = personOf('finance_lead', user.username, user.id, null);
  people.set(token, principal);
}
const platform = platformFor(db, identityOf(people), { latency: [1, 15], timeout: 500, surfacesWithin: 1_500 });
const app = await buildServer(platform);
const context = systemContext(platform, 'withdraw.settle');
const schedule = [100, 200, 400, 800, 800, 800];
startWorker({ db, handlers: { payout: payoutTask({ context, schedule }) }, poll: 50, lease: 1_000, concurrency: 4 });
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
const bank = await db.selectFrom('bank').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
const ids = (await db.selectFrom('withdrawal').select('id').orderBy('id').execute()).map((row) => row.id);
const port = typeof address === 'object' && address ? address.port : 0;
process.stdout.write(`${JSON.stringify({ port, tokens: [...people.keys()], ids, bank: bank.id })}\n`);
