import { sql } from 'kysely';
import { openDatabase } from '#server/db/connect.ts';
import { openWorld, password, post } from '../../tests/api/kit.ts';
import { medianOf, workOf } from './clock.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 120);

/** Milliseconds of each answer, on the wall's clock and on this process's own. */
interface Taken {
  readonly wall: number[];
  readonly cpu: number[];
}
type Ways = Readonly<Record<string, () => Promise<unknown>>>;

/** Where two distributions lie furthest apart (Kolmogorov and Smirnov), from 0 to 1. */
function distance(a: readonly number[], b: readonly number[]): number {
  const below = (values: readonly number[], x: number) => values.filter((value) => value <= x).length / values.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
}

/** The greatest distance that two samples of one distribution have in 99 of 100 cases. */
const chance = 1.63 * Math.sqrt(2 / rounds);

/** What each way takes, in turns and in changing order, so that whatever else the machine does meets all alike. */
async function sample(ways: Ways): Promise<readonly (readonly [string, Taken])[]> {
  const all = Object.entries(ways).map(([name, ask]) => ({ name, ask, taken: { wall: [], cpu: [] } as Taken }));
  for (let round = -10; round < rounds; round += 1) {
    for (let i = 0; i < all.length; i += 1) {
      const one = all[(i + round + 10) % all.length];
      const [started, worked] = [performance.now(), workOf([])];
      await one?.ask();
      if (round < 0) continue;
      one?.taken.wall.push(performance.now() - started);
      one?.taken.cpu.push(workOf([]) - worked);
    }
  }
  return all.map(({ name, taken }) => [name, taken]);
}

async function compare(what: string, ways: Ways): Promise<void> {
  const [[first, least], ...others] = (await sample(ways)) as [
    readonly [string, Taken],
    ...(readonly [string, Taken])[],
  ];
  console.log(
    `\n${what}: ${first} takes ${medianOf(least.wall).toFixed(1)} ms, ${medianOf(least.cpu).toFixed(1)} ms of them work`,
  );
  for (const [name, taken] of others) {
    const cells = (['cpu', 'wall'] as const).map((clock) => {
      const gap = Math.abs(medianOf(taken[clock]) / medianOf(least[clock]) - 1) * 100;
      return `${clock} ${gap.toFixed(1).padStart(5)} % (${distance(taken[clock], least[clock]).toFixed(2)})`;
    });
    console.log(`  ${name.padEnd(14)} ${cells.join('  ')}`);
  }
}

const world = await openWorld(
  { name: 'pglite', open: () => openDatabase({ memory: true }) },
  { settings: { signInAttempts: 1_000_000, resetsPerHour: 1_000_000, registrationsPerHour: 1_000_000 } },
);
const { db } = world.database;
await sql`update app_user set status = 'suspended' where username = 'auditor'`.execute(db);
await sql`update app_user set status = 'pending', role_id = null where username = 'marketing'`.execute(db);
await sql`delete from user_credential where user_id = (select id from app_user where username = 'support')`.execute(db);

const signIn =
  (email: string, secret = 'wrong-guess-1') =>
  () =>
    post(world.app, '/api/auth', { email, password: secret });
const forgot = (email: string) => () => post(world.app, '/api/identity/forgot', { email });
const secret = 'brand-new-horse-9';
const form = { name: 'x', password: secret, password_confirm: secret, accept_terms: true };
const register = (email: string) => () => post(world.app, '/api/identity/register', { ...form, email });

console.log(
  `Answers that must not tell who has an account, ${rounds} of each: how far their medians lie apart, and their distributions (${chance.toFixed(2)} by chance)`,
);
await compare('signing in', {
  unknown: signIn('nobody.of.that.name'),
  wrong: signIn('finance'),
  suspended: signIn('auditor'),
  pending: signIn('marketing'),
  passwordless: signIn('support', password),
});
await compare('a forgotten password', {
  known: forgot('finance@example.test'),
  unknown: forgot('nobody@example.test'),
});
await compare('registering', { known: register('finance@example.test'), unknown: register('nobody@example.test') });
await world.close();
