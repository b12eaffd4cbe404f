import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openWorld, password, post, type World } from '../api/kit.ts';
import { subjects } from '../api/subjects.ts';

// Modules that other files of this worker have read know nothing of the counting.
const counter = vi.hoisted(() => {
  vi.resetModules();
  return { verified: 0 };
});
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    verify: (...parts: Parameters<typeof real.verify>) => {
      counter.verified += 1;
      return real.verify(...parts);
    },
  };
});

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** By how much of itself the median of one lies away from that of the other. */
const gap = (one: readonly number[], other: readonly number[]) => Math.abs(median(one) / median(other) - 1);

/** Where the two distributions lie furthest apart (Kolmogorov and Smirnov), from 0 to 1. */
function distance(a: readonly number[], b: readonly number[]): number {
  const below = (values: readonly number[], x: number) => values.filter((value) => value <= x).length / values.length;
  return Math.max(...[...a, ...b].map((x) => Math.abs(below(a, x) - below(b, x))));
}

/** The greatest distance that two samples of one distribution have in 99 of 100 cases. */
const chance = (n: number) => 1.63 * Math.sqrt(2 / n);

/** Milliseconds of one answer, on the wall's clock and on this process's own, which other programs hardly touch. */
interface Taken {
  readonly wall: number[];
  readonly cpu: number[];
}

/**
 * Are these the same? The work must be, to 5 % at the median and in its distribution; and the wall's clock must not show
 * a difference of 5 % that chance does not explain.
 */
function verdict(one: Taken, other: Taken) {
  const n = one.cpu.length;
  const work = { gap: gap(one.cpu, other.cpu), apart: distance(one.cpu, other.cpu) };
  const wall = { gap: gap(one.wall, other.wall), apart: distance(one.wall, other.wall) };
  const percent = (x: number) => `${(x * 100).toFixed(1)} %`;
  return {
    alike: work.gap < 0.05 && work.apart < chance(n) && (wall.gap < 0.05 || wall.apart < chance(n)),
    text: `work ${percent(work.gap)} (distance ${work.apart.toFixed(2)} of ${chance(n).toFixed(2)}), clock ${percent(wall.gap)} (${wall.apart.toFixed(2)})`,
  };
}

test('the measure tells five percent, through much noise', () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const noisy = (middle: number, spread: number) =>
    Array.from({ length: 150 }, () => middle * (1 + spread * (random() + random() + random() - 1.5)));
  const taken = (middle: number): Taken => ({ wall: noisy(middle, 0.6), cpu: noisy(middle, 0.06) });
  expect(verdict(taken(30), taken(30)).alike).toBe(true);
  expect(verdict(taken(30), taken(32)).alike).toBe(false);
  expect(verdict({ ...taken(30), wall: noisy(30, 0.1) }, { ...taken(30), wall: noisy(33, 0.1) }).alike).toBe(false);
});

// One database is enough: what may differ is the work on a password, and that of the other door beside it.
describe.each(subjects.slice(-1))('the time of an answer on $name', (subject) => {
  let world: World;
  beforeAll(async () => {
    // Every sample is to be looked at.
    world = await openWorld(subject, { settings: { signInAttempts: 1_000_000 } });
    const { db } = world.database;
    await sql`update app_user set status = 'suspended' where username = 'auditor'`.execute(db);
    await sql`update app_user set status = 'pending', role_id = null where username = 'marketing'`.execute(db);
    await sql`delete from user_credential where user_id = (select id from app_user where username = 'support')`.execute(
      db,
    );
  });
  afterAll(() => world.close());

  const doors = {
    unknown: () => post(world.app, '/api/auth', { email: 'nobody.of.that.name', password: 'wrong-guess-1' }),
    wrong: () => post(world.app, '/api/auth', { email: 'finance', password: 'wrong-guess-1' }),
    suspended: () => post(world.app, '/api/auth', { email: 'auditor', password: 'wrong-guess-1' }),
    pending: () => post(world.app, '/api/auth', { email: 'marketing', password: 'wrong-guess-1' }),
    // Known by an outside service only.
    passwordless: () => post(world.app, '/api/auth', { email: 'support', password }),
  } as const;
  type Door = keyof typeof doors;
  const names = Object.keys(doors) as readonly Door[];

  test('every one of them looks at one password, and says the same', async () => {
    const answers = new Set<string>();
    for (const name of names) {
      const before = counter.verified;
      const { status, body } = await doors[name]();
      expect(counter.verified - before, name).toBe(1);
      answers.add(JSON.stringify([status, { ...body, request_id: '' }]));
    }
    expect(answers.size).toBe(1);
  });

  /** What each door takes, in turns and in changing order, so that whatever else the machine does meets all alike. */
  async function sample(rounds: number, ways: Readonly<Record<string, () => Promise<unknown>>>) {
    const found = Object.entries(ways).map(([name, ask]) => ({ name, ask, taken: { wall: [], cpu: [] } as Taken }));
    for (let round = 0; round < rounds; round += 1) {
      for (let i = 0; i < found.length; i += 1) {
        const one = found[(i + round) % found.length];
        const [started, used] = [performance.now(), process.cpuUsage()];
        await one?.ask();
        const { user, system } = process.cpuUsage(used);
        one?.taken.wall.push(performance.now() - started);
        one?.taken.cpu.push((user + system) / 1000);
      }
    }
    return found;
  }

  /** Compares every way with the first; a machine under load gets three tries. */
  async function expectAlike(rounds: number, ways: Readonly<Record<string, () => Promise<unknown>>>) {
    await sample(10, ways);
    const tried: string[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const [first, ...others] = await sample(rounds, ways);
      const verdicts = others.map(({ name, taken }) => ({
        name,
        ...verdict(taken, first?.taken ?? { wall: [], cpu: [] }),
      }));
      tried.push(verdicts.map(({ name, text }) => `  ${name} against ${first?.name}: ${text}`).join('\n'));
      if (verdicts.every(({ alike }) => alike)) break;
      if (attempt === 2) throw new Error(`the times differ:\n${tried.join('\n')}`);
    }
    console.info(`${subject.name}, ${rounds} of each:\n${tried.at(-1)}`);
  }

  test('unknown, wrong, suspended, pending and passwordless take the same time', async () => {
    await expectAlike(120, doors);
  });

  test('asking for a mail, and registering, take the same time with and without an account', async () => {
    const settings = { resetsPerHour: 1_000_000, registrationsPerHour: 1_000_000 };
    const mine = await openWorld(subject, { settings });
    try {
      const forgot = (email: string) => () => post(mine.app, '/api/identity/forgot', { email });
      const secret = 'brand-new-horse-9';
      const form = { name: 'x', password: secret, password_confirm: secret, accept_terms: true };
      const register = (email: string) => () => post(mine.app, '/api/identity/register', { ...form, email });
      expect((await forgot('finance@example.test')()).status).toBe(200);
      expect((await register('finance@example.test')()).status).toBe(200);
      await expectAlike(120, { known: forgot('finance@example.test'), unknown: forgot('nobody@example.test') });
      await expectAlike(120, { known: register('finance@example.test'), unknown: register('nobody@example.test') });
    } finally {
      await mine.close();
    }
  });
});
