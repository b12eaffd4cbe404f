import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payoutTask } from '#areas/finance/server/payout/payout-task.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { Database } from '#server/db/database.ts';
import { drain } from '#server/jobs/worker.ts';
import { bankOf, gatewayOf } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Answer, type Desk, openDesk } from './support/desk.ts';
import { identityOf, type Person } from './support/people.ts';
import { platformFor } from './support/platform.ts';
import { quickSandbox } from './support/quick-sandbox.ts';

/** A second gateway beside the world's: with an account, money on it, and open for the world's agent. */
async function addGateway(db: Kysely<Database>, gateway: string, agent: number, bank: number): Promise<number> {
  const { id } = await db
    .insertInto('gateway_account')
    .values({
      gateway,
      name: gateway,
      api_url: 'https://gateway.example',
      access_key: 'x',
      secret_key: 'x',
      deposit_fee_pct: '0',
      withdraw_fee_pct: '0',
      withdraw_min: 1_00n,
      withdraw_max: 100_000_00n,
      balance: 1_000_000_00n,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('gateway_agent_config')
    .values({ gateway, agent_id: agent, account_id: id, fee_payer: 'company' })
    .execute();
  await db.transaction().execute(async (tx) => {
    const lines = [
      { account: gatewayOf(gateway, id), amount: -1_000_000_00n },
      { account: bankOf(bank), amount: 1_000_000_00n },
    ];
    await post(tx, { kind: 'adjust', ref: { type: 'gateway', id }, lines });
    await sql`update bank set balance = balance - 100000000 where id = ${bank}`.execute(tx);
  });
  return id;
}

const fieldsOf = ({ body }: Answer): Readonly<Record<string, unknown>> =>
  (body.fields ?? {}) as Readonly<Record<string, unknown>>;

const rowsOf = ({ body }: Answer): readonly Readonly<Record<string, unknown>>[] =>
  body.data as readonly Readonly<Record<string, unknown>>[];

const sourcesOf = ({ body }: Answer) =>
  (body.data as { readonly sources: readonly Readonly<Record<string, unknown>>[] }).sources;

describe.each([oneSubject])('gateways that are off, on $name', (subject) => {
  describe('a deployment with payonex alone', () => {
    let desk: Desk;
    let lead: Person;
    let off: number;
    let on: number;
    beforeAll(async () => {
      desk = await openDesk(subject, { deployment: 'dgbet' });
      lead = await desk.person('finance_lead');
      off = desk.world.gateway.accountId;
      on = await addGateway(desk.database.db, 'payonex', desk.world.agent, desk.world.bank);
    });
    afterAll(() => desk.close());

    test('offers only payonex, in choices and for a request', async () => {
      const choices = rowsOf(await desk.get(lead, '/api/system/gateway/sources'));
      expect(choices.map(({ id, gateway }) => ({ id, gateway }))).toEqual([{ id: on, gateway: 'payonex' }]);
      expect(rowsOf(await desk.get(lead, `/api/system/gateway/sources?ids=${off},${on}`)).map(({ id }) => id)).toEqual([
        on,
      ]);
      const id = await desk.verified(1_000_00n, lead);
      const sources = sourcesOf(await desk.get(lead, `/api/system/withdraw/context?id=${id}`));
      expect(sources.filter(({ kind }) => kind === 'gateway').map((source) => source.id)).toEqual([on]);
      expect(sources.some(({ kind }) => kind === 'bank')).toBe(true);
    });

    test('pays nothing through another, wherever it is named', async () => {
      const chosen = await desk.verified(1_000_00n, lead);
      const requested = await desk.verified(1_000_00n, lead, {
        type: 'gateway',
        gateway: { name: 'vizpay', accountId: off },
      });
      const answers = [
        await desk.call(lead, 'approve', { id: chosen, type: 'gateway', gateway_account_id: off }),
        await desk.call(lead, 'change_type', {
          id: chosen,
          type: 'gateway',
          gateway_account_id: off,
          reason: 'ลูกค้าขอ',
        }),
        await desk.call(lead, 'approve', { id: requested, type: 'gateway' }),
      ];
      for (const answer of answers) {
        expect(answer.error).toBe(422);
        expect(Object.keys(fieldsOf(answer))).toEqual(['gateway_account_id']);
      }
      expect([await desk.status(chosen), await desk.status(requested)]).toEqual(['verified', 'verified']);
      const { rows } = await sql`select 1 from payout_attempt union all select 1 from gateway_order`.execute(
        desk.database.db,
      );
      expect(rows).toEqual([]);
      expect(await desk.breaches()).toEqual([]);
    });

    test('pays through payonex, also what was asked for through another', async () => {
      const id = await desk.verified(1_000_00n, lead, {
        type: 'gateway',
        gateway: { name: 'vizpay', accountId: off },
      });
      const change = { id, type: 'gateway', gateway_account_id: on, reason: 'เกตเวย์เดิมปิด' };
      expect((await desk.call(lead, 'change_type', change)).error).toBe(0);
      expect((await desk.call(lead, 'approve', { id, type: 'gateway' })).error).toBe(0);
      await desk.work();
      expect(await desk.status(id)).toBe('success');
      const { rows } = await sql<{ provider: string }>`select provider from sandbox_transfer`.execute(desk.database.db);
      expect(rows).toEqual([{ provider: 'payonex' }]);
      expect(await desk.breaches()).toEqual([]);
    });
  });

  describe('a gateway that is switched off while payments are under way', () => {
    let desk: Desk;
    let lead: Person;
    beforeAll(async () => {
      desk = await openDesk(subject);
      lead = await desk.person('finance_lead');
    });
    afterAll(() => desk.close());

    /** What a worker of the deployment without that gateway does with the tasks that are due. */
    const workWithout = () => {
      const platform = platformFor(desk.database.db, identityOf(new Map()), quickSandbox(), 'dgbet');
      const payout = payoutTask({ context: systemContext(platform, 'withdraw.settle'), schedule: [20, 50, 100] });
      return drain({ db: desk.database.db, handlers: { payout } });
    };
    const approved = async (amount: bigint): Promise<number> => {
      const id = await desk.verified(amount, lead);
      const gateway_account_id = desk.world.gateway.accountId;
      const answer = await desk.call(lead, 'approve', { id, type: 'gateway', gateway_account_id });
      if (answer.error !== 0) throw new Error(answer.text);
      return id;
    };

    test('what has not left fails without a transfer, and can be paid another way', async () => {
      const id = await approved(1_000_00n);
      await workWithout();
      expect(await desk.status(id)).toBe('failed');
      const { rows } = await sql`select 1 from sandbox_transfer`.execute(desk.database.db);
      expect(rows).toEqual([]);
      expect(await desk.breaches()).toEqual([]);
      await desk.call(lead, 'approve', { id, type: 'auto_bank', from_bank_id: desk.world.bank });
      await desk.work();
      expect(await desk.status(id)).toBe('success');
      expect(await desk.breaches()).toEqual([]);
    });

    test('a payment that may have left is queried until its result is known', async () => {
      const id = await approved(1_000_91n); // made, never answered
      await desk.work({ schedule: [5_000] });
      expect(await desk.status(id)).toBe('unknown');
      await sql`update outbox set available_at = clock_timestamp() where state = 'queued'`.execute(desk.database.db);
      await workWithout();
      expect(await desk.status(id)).toBe('success');
      const { rows } = await sql<{ executed: boolean }>`
        select executed from sandbox_transfer where provider = 'vizpay'`.execute(desk.database.db);
      expect(rows).toEqual([{ executed: true }]);
      expect(await desk.breaches()).toEqual([]);
    });
  });
});
