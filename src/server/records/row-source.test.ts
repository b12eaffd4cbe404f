import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
import { orderOf, partedBy } from './order.ts';
import { RowSource, targetOf } from './row-source.ts';

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (one) => new PostgresIntrospector(one),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test('a field reads through two references, and its last one is still a reference', () => {
  const { Deposit } = entities;
  const far = { ...Deposit.fields.agent_code, name: 'far', through: { ref: 'member_id', field: 'agent_id.code' } };
  const ref = { ...Deposit.fields.agent_id, name: 'ref', through: { ref: 'member_id', field: 'upline_id.agent_id' } };
  const { column: _, ...farRef } = ref as typeof ref & { column?: string };
  const entity = { ...Deposit, fields: { ...Deposit.fields, far, ref: farRef } } as unknown as Entity;
  const source = new RowSource(entities, entity, () => []);
  const { sql: text } = sql`select ${source.expression('far')} from ${source.from()}`.compile(db);
  expect(text).toBe(
    'select "t_member_id_agent_id"."code" from "deposit" as "t" ' +
      'join "member" as "t_member_id" on "t_member_id"."id" = "t"."member_id" ' +
      'join "agent" as "t_member_id_agent_id" on "t_member_id_agent_id"."id" = "t_member_id"."agent_id"',
  );
  expect(targetOf(entities, entity, 'member_id.agent_id')).toBe('Agent');
  expect(source.maskOf('far')).toBeUndefined();
  expect(source.maskOf('member_mobile')).toBe('member.pii.view');
});

test('rows that point at nothing stay: a reference that may be empty is joined from the left, and so is all behind it', () => {
  const { Deposit } = entities;
  const far = {
    ...Deposit.fields.agent_code,
    name: 'far',
    through: { ref: 'member_id', field: 'upline_id.agent_code' },
  };
  const entity = { ...Deposit, fields: { ...Deposit.fields, far } } as unknown as Entity;
  const source = new RowSource(entities, entity, () => []);
  const { sql: text } = sql`select ${source.expression('far')} from ${source.from()}`.compile(db);
  expect(text.match(/(?:left )?join "\w+"/g)).toEqual(['join "member"', 'left join "member"', 'left join "agent"']);
  expect(source.mayBeEmpty('username')).toBe(false);
  expect(source.mayBeEmpty('bank_id')).toBe(true);
});

test('a sweep and its transfer are one: in an order that the transfer leads, its key decides between equals', () => {
  const { Sweep } = entities;
  const source = new RowSource(entities, Sweep, () => []);
  expect(source.twinOf('fee')).toBe('transfer_id');
  expect(source.twinOf('created_at')).toBeUndefined();
  // Many sweeps are of one rule.
  expect(Sweep.fields.rule_id?.target).toBe('SweepRule');
  const shared = { ...Sweep.fields.fee, name: 'far', through: { ref: 'rule_id', field: 'balance' } };
  const entity = { ...Sweep, fields: { ...Sweep.fields, far: shared } } as unknown as Entity;
  expect(new RowSource(entities, entity, () => []).twinOf('far')).toBeUndefined();
  const list = { sortable: ['fee', 'balance_after', 'trigger'] } as unknown as Endpoint;
  const by = (sort: string) => sql`${orderOf(list, sort, source)}`.compile(db).sql;
  expect(by('-fee')).toBe('"t_transfer_id"."fee" desc, "t"."transfer_id" desc');
  expect(by('balance_after')).toBe('"t_transfer_id"."balance_after" asc nulls last, "t"."transfer_id" asc');
  expect(by('trigger')).toBe('"t"."trigger" asc, "t"."id" asc');
  expect(by('fee,trigger')).toBe('"t_transfer_id"."fee" asc, "t"."trigger" asc, "t"."id" asc');
  expect(partedBy(list, '-balance_after', source)).toBe('balance_after');
  expect(partedBy(list, '-fee', source)).toBeUndefined();
});
