import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Subject } from '../../api/subjects.ts';
import { type Answer, openDesk } from './desk.ts';
import type { Person } from './people.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** An account that pays out, without its number. */
export const complete = {
  bank_code: 'KBANK',
  account_name: 'นาย ทดสอบ ระบบ',
  nickname: 'ทดสอบ',
  usage: 'withdraw',
  agent_ids: [1],
  channel: 'app',
  device_id: 'device-0001',
  app_pin: '123456',
  show_to_member: false,
  status: 'active',
};

/** A desk with people who may do something to bank accounts, and the calls that do it. */
export async function openBankHouse(subject: Subject) {
  const desk = await openDesk(subject, { sandbox: { lateAfter: 0 } });
  // However long a test takes, a bank that was asked was asked within the last ten seconds, unless the test says otherwise.
  await sql`
    create function test_recent() returns trigger language plpgsql as $$
      begin new.asked_at := new.asked_at + interval '1 hour'; return new; end $$`.execute(desk.database.db);
  await sql`
    create trigger test_recent before insert or update on bank_contact
    for each row execute function test_recent()`.execute(desk.database.db);
  const owner = await desk.person('owner');
  const lead = await desk.person('finance_lead');
  const clerk = await desk.person('finance');
  const admin = await desk.person('admin');
  let number = 9_990_100_000;

  const post = async (by: Person, path: string, body: object): Promise<Answer> => {
    const response = await desk.app.inject({
      method: 'POST',
      url: `/api/system/bank/${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': randomUUID() },
      payload: body,
    });
    const parsed = JSON.parse(response.body) as Fields;
    return {
      status: response.statusCode,
      error: Number(parsed.error),
      body: parsed,
      text: response.body,
      replayed: false,
    };
  };
  const data = (answer: Answer): Fields => {
    expect(answer.text).toContain('"error":0');
    return answer.body.data as Fields;
  };
  const nextNumber = () => String(number++);
  const detail = async (id: number) => data(await desk.get(owner, `/api/system/bank/detail?id=${id}`));
  const versionOf = async (id: number) => Number((await detail(id)).version);
  /** A new account, signed in as far as we know. */
  const add = async (given: object = {}, by = owner) =>
    Number(data(await post(by, 'add', { ...complete, account_no: nextNumber(), ...given })).id);
  const update = async (by: Person, id: number, change: object) =>
    post(by, 'update', { id, version: await versionOf(id), ...change });
  const ask = async (by: Person, ...ids: number[]) =>
    data(await post(by, 'update_balances', { bank_ids: ids })) as {
      results: Fields[];
      updated: number;
      failed: number;
    };

  return { desk, owner, lead, clerk, admin, post, data, nextNumber, detail, versionOf, add, update, ask };
}

export type BankHouse = Awaited<ReturnType<typeof openBankHouse>>;
