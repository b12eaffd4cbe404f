import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import type { AuditEntry } from '#server/audit/entry.ts';
import { writeAudit } from '#server/audit/write-audit.ts';
import { systemPrincipal } from '#server/context/context-factory.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject } from './subjects.ts';

type Auth = { authorization: string };

/** Agent 3 stands below agent 1; agent 2 beside it. */
const agents = [1, 2, 3] as const;

describe.each([oneSubject])('the audit log of people who see some agents alone, on $name', (subject) => {
  let world: World;
  /** Sees agent 1; sees agent 1 and what is below it; sees everything. */
  let assigned: Auth;
  let tree: Auth;
  let auditor: Auth;
  const requests = new Map<number, number>();
  const idOf = (name: string) => world.people[name]?.id ?? 0;
  /** Somebody of agent 2. */
  const stranger = 900;

  /** One line of the log, which its reason names. */
  const line = (name: string, by: number, entry: Omit<AuditEntry, 'reason' | 'action'>) =>
    world.database.db.transaction().execute((tx) => {
      const author = { principal: { ...systemPrincipal, userId: by }, request: { id: name, ip: '-', userAgent: '-' } };
      return writeAudit(tx, author, [{ action: 'withdraw.note', reason: name, ...entry }]);
    });
  const about = (...keys: readonly number[]) => {
    const ids = keys.map((agent) => String(requests.get(agent)));
    const [entityId = ''] = ids;
    return {
      entityType: 'Withdrawal',
      ...(ids.length === 1 ? { entityId } : { entityIds: ids }),
      after: { note: '…' },
    };
  };
  const reasons = async (who: Auth) =>
    rowsOf(await get(world.app, '/api/system/audit/list?action=withdraw.note', who))
      .map((row) => String(row.reason))
      .sort();

  beforeAll(async () => {
    world = await openWorld(subject);
    const { db } = world.database;
    const agent = { type: 'agent', server: 'cat350_v2', share_pct: '0', commission_pct: '0' } as const;
    await db
      .insertInto('agent')
      .values({ id: 3, code: 'CCC', name: 'C', prefix: 'ccc', parent_id: 1, ...agent })
      .execute();
    for (const role of ['support', 'agent_master']) {
      const { permissions } = await db
        .selectFrom('role')
        .select('permissions')
        .where('code', '=', role)
        .executeTakeFirstOrThrow();
      const more = JSON.stringify([
        ...permissions,
        'system.audit.view',
        'system.audit.export',
        'finance.withdraw.view',
      ]);
      await db
        .updateTable('role')
        .set({ permissions: more as unknown as string[] })
        .where('code', '=', role)
        .execute();
    }
    await db
      .insertInto('app_user')
      .values({
        id: stranger,
        username: 'stranger',
        email: 'stranger@example.test',
        name: 'คนอื่น',
        role_id: 1,
        agent_ids: '[2]' as unknown as number[],
        server: 'cat350_v2',
        status: 'active',
      })
      .execute();
    // The owner sees everything, and is nobody's.
    await db.updateTable('app_user').set({ agent_ids: null }).where('username', '=', 'owner').execute();
    for (const id of agents) {
      const memberId = await createMember(db, id, 5000_00n);
      const made = await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount: 100_00n }));
      requests.set(id, made.id);
    }
    [assigned, tree, auditor] = [
      await signIn(world.app, 'support'),
      await signIn(world.app, 'agent.master'),
      await signIn(world.app, 'auditor'),
    ];
    const mine = idOf('finance');
    await line('own', mine, about(1));
    await line('by the system', 0, about(1));
    await line('below', mine, about(3));
    await line('of another agent', mine, about(2));
    await line('by another’s', stranger, about(1));
    await line('by the owner', idOf('owner'), about(1));
    await line('two own', mine, about(1, 1));
    await line('one of two', mine, about(1, 2));
    await line('about nothing', mine, { entityType: 'Withdrawal' });
    await line('no such record', mine, { entityType: 'Withdrawal', entityId: 999_999 });
    await line('no number', mine, { entityType: 'Withdrawal', entityId: '99999999999999' });
    await line('of no agent', mine, { entityType: 'Role', entityId: 1 });
    await line('no such entity', mine, { entityType: 'Nothing', entityId: 1 });
  });
  afterAll(() => world.close());

  test('holds what people of theirs did to records of theirs, and nothing that cannot be decided', async () => {
    expect(await reasons(assigned)).toEqual(['by the system', 'own', 'two own']);
    expect(await reasons(tree)).toEqual(['below', 'by the system', 'own', 'two own']);
    expect(await reasons(auditor)).toHaveLength(13);
  });

  test('contains their own sign-ins, and none of other agents’ people', async () => {
    const list = rowsOf(await get(world.app, '/api/system/audit/list?action=auth.sign_in', assigned));
    expect(list.map((row) => row.actor_name)).toContain('คุณ support');
    await signIn(world.app, 'owner');
    expect(rowsOf(await get(world.app, '/api/system/audit/list?action=auth.sign_in', assigned))).toHaveLength(
      list.length,
    );
  });

  test('the entry, the count and the file show no more than the list', async () => {
    const rows = rowsOf(await get(world.app, '/api/system/audit/list?action=withdraw.note', auditor));
    const keyOf = (reason: string) => Number(rows.find((row) => row.reason === reason)?.seq);
    const detail = (reason: string) => get(world.app, `/api/system/audit/detail?seq=${keyOf(reason)}`, assigned);
    expect(dataOf(await detail('own'))).toMatchObject({ entry: { reason: 'own' } });
    for (const hidden of ['of another agent', 'by another’s', 'by the owner', 'one of two', 'of no agent'])
      expect([hidden, (await detail(hidden)).body.error]).toEqual([hidden, 404]);
    const { body } = await get(world.app, '/api/system/audit/list?action=withdraw.note', assigned);
    expect(body.total).toBe(3);
    const file = await get(world.app, '/api/system/audit/list?action=withdraw.note&export=csv', assigned);
    expect(file.headers).toMatchObject({ 'x-total-count': '3', 'x-exported-count': '3' });
    expect(file.text).not.toContain('of another agent');
    expect(
      (await get(world.app, '/api/system/audit/list?action=withdraw.note&export=csv', auditor)).headers,
    ).toMatchObject({
      'x-total-count': '13',
    });
  });

  test('the history of a record does not show others that were changed with it', async () => {
    const reasonsOf = async (who: Auth) => {
      const url = `/api/system/audit/history?entity=Withdrawal&id=${requests.get(1)}`;
      const items = dataOf(await get(world.app, url, who)).items as readonly { readonly reason: string }[];
      return items.map(({ reason }) => reason).sort();
    };
    expect(await reasonsOf(assigned)).toEqual(['by another’s', 'by the owner', 'by the system', 'own', 'two own']);
    expect(await reasonsOf(auditor)).toContain('one of two');
  });
});
