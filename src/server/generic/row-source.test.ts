import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Entity } from '#contract/endpoint.ts';
import { entities } from '#generated/api/entities.ts';
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
