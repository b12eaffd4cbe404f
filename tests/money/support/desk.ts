import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { autoWithdrawTask, autoWithdrawTopic } from '#areas/finance/server/auto-withdraw.ts';
import { type Checkpoint, payoutTask } from '#areas/finance/server/payout/payout-task.ts';
import { requestWithdrawal, type WithdrawalRequest } from '#areas/finance/server/request-withdrawal.ts';
import { addCallbacks } from '#areas/gateway/server/callback/add-callbacks.ts';
import type { DeploymentName } from '#generated/api/deployments.ts';
import type { Breach } from '#server/base/breach.ts';
import type { Context, Principal } from '#server/context/context.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { buildServer } from '#server/http/build-server.ts';
import { drain } from '#server/jobs/worker.ts';
import type { Providers } from '#server/providers/providers.ts';
import type { SandboxWorld } from '#server/providers/sandbox/sandbox-providers.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import type { Subject } from '../../api/subjects.ts';
import { createMember } from './members.ts';
import { createPerson, identityOf, type Person } from './people.ts';
import { platformFor } from './platform.ts';
import { quickSandbox, usualSchedule } from './quick-sandbox.ts';
import { createWorld, type World } from './world.ts';

/** Answer of a call. */
export interface Answer {
  readonly status: number;
  readonly error: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly replayed: boolean;
}

export interface WorkOptions {
  /** Milliseconds before further inquiries. */
  readonly schedule?: readonly number[];
  readonly checkpoint?: (at: Checkpoint) => Promise<void>;
}

/** A whole server over one database, with people, money and a worker that a test winds by hand. */
export interface Desk {
  readonly database: OpenDatabase;
  readonly app: FastifyInstance;
  readonly world: World;
  person(role: string, options?: { readonly team?: boolean; readonly grants?: readonly string[] }): Promise<Person>;
  member(credit: bigint): Promise<number>;
  /** A request in the queue, straight from a member. */
  request(request: WithdrawalRequest): Promise<number>;
  /** A request moved on to a status by SQL-free means: verified by `by`. */
  verified(amount: bigint, by: Person, extra?: Partial<WithdrawalRequest>): Promise<number>;
  call(by: Person, action: string, body: object, key?: string): Promise<Answer>;
  get(by: Person, path: string): Promise<Answer>;
  work(options?: WorkOptions): Promise<number>;
  status(id: number): Promise<string>;
  breaches(): Promise<readonly Breach[]>;
  close(): Promise<void>;
}

export async function openDesk(
  subject: Subject,
  options: {
    readonly poolSize?: number;
    readonly sandbox?: Partial<SandboxWorld>;
    readonly deployment?: DeploymentName;
    /** Instead of the sandbox's. */
    readonly providers?: (db: OpenDatabase['db']) => Partial<Providers>;
  } = {},
): Promise<Desk> {
  const database = await subject.open({ poolSize: options.poolSize ?? 20 });
  await migrate(database);
  const { db } = database;
  const people = new Map<string, Principal>();
  const sandboxed = platformFor(db, identityOf(people), { ...quickSandbox(), ...options.sandbox }, options.deployment);
  const platform = { ...sandboxed, providers: { ...sandboxed.providers, ...options.providers?.(db) } };
  const app = await buildServer(platform);
  addCallbacks(app, platform);
  const world = await createWorld(db);
  const context: Context = systemContext(platform, 'withdraw.settle');
  let hired = 0;

  const desk: Desk = {
    database,
    app,
    world,
    async person(role, { team = false, grants } = {}) {
      hired += 1;
      const person = await createPerson(db, role, `${role.slice(0, 12)}.${hired}`, team ? world.team : null, grants);
      people.set(person.token, person.principal);
      return person;
    },
    member: (credit) => createMember(db, world.agent, credit),
    async request(request) {
      const { id } = await db.transaction().execute((tx) => requestWithdrawal(tx, request));
      return id;
    },
    async verified(amount, by, extra = {}) {
      const memberId = await desk.member(amount);
      const id = await desk.request({ memberId, amount, ...extra });
      const answer = await desk.call(by, 'verify', { id, expected_status: 'pending' });
      if (answer.error !== 0) throw new Error(answer.text);
      return id;
    },
    async call(by, action, body, key = randomUUID()) {
      const response = await app.inject({
        method: 'POST',
        url: `/api/system/withdraw/action/${action}`,
        headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': key },
        payload: body,
      });
      return answerOf(response);
    },
    async get(by, path) {
      return answerOf(await app.inject({ url: path, headers: { authorization: `Bearer ${by.token}` } }));
    },
    work({ schedule = usualSchedule, checkpoint } = {}) {
      const payout = payoutTask({ context, schedule, ...(checkpoint ? { checkpoint } : {}) });
      const handlers = { payout, [autoWithdrawTopic]: autoWithdrawTask(context) };
      return drain({ db, handlers, concurrency: 8 });
    },
    async status(id) {
      const row = await db.selectFrom('withdrawal').select('status').where('id', '=', id).executeTakeFirstOrThrow();
      return row.status;
    },
    breaches: () => verifyInvariants(db),
    async close() {
      await app.close();
      await database.close();
    },
  };
  return desk;
}

function answerOf(response: { statusCode: number; body: string; headers: Readonly<Record<string, unknown>> }): Answer {
  const body = JSON.parse(response.body) as Readonly<Record<string, unknown>>;
  return {
    status: response.statusCode,
    error: Number(body.error),
    body,
    text: response.body,
    replayed: response.headers['idempotency-replayed'] === 'true',
  };
}
