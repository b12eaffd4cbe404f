import type { Transaction } from 'kysely';
import type { AccountEvent, EventDetail } from '#contract/account-notice.ts';
import type { Database } from '#server/db/database.ts';
import { type Role, roleOf, type User } from './user-rules.ts';

type Tx = Transaction<Database>;
type Event = { readonly kind: AccountEvent; readonly detail?: EventDetail };

/** Columns that affect how a user signs in, or what they may access. */
export const accessColumns = ['email', 'allow_ips', 'role_id', 'agent_ids', 'finance_team_id'] as const;
type Way = (typeof accessColumns)[number];

interface Change {
  readonly before: User;
  readonly row: User;
  readonly role: { readonly before: Role | undefined; readonly after: Role | undefined };
}

const listed = (values: readonly string[] | null) => (values ?? []).join(', ');

const events: Readonly<Record<Way, (change: Change, tx: Tx) => Promise<Event>>> = {
  email: async ({ before, row }) => ({ kind: 'email', detail: { from: before.email, to: row.email } }),
  allow_ips: async ({ before, row }) => ({
    kind: 'networks',
    detail: { from: listed(before.allow_ips), to: listed(row.allow_ips) },
  }),
  role_id: async ({ role }) => ({
    kind: 'role',
    detail: { from: role.before?.name ?? '', to: role.after?.name ?? '' },
  }),
  agent_ids: async ({ before, row }, tx) => ({
    kind: 'agents',
    detail: { from: await codesOf(tx, before.agent_ids), to: await codesOf(tx, row.agent_ids) },
  }),
  finance_team_id: async ({ before, row }, tx) => ({
    kind: 'team',
    detail: { from: await teamOf(tx, before.finance_team_id), to: await teamOf(tx, row.finance_team_id) },
  }),
};

async function codesOf(tx: Tx, ids: readonly number[] | null): Promise<string> {
  if (!ids || ids.length === 0) return '';
  const rows = await tx.selectFrom('agent').select('code').where('id', 'in', ids).orderBy('code').execute();
  return listed(rows.map(({ code }) => code));
}

async function teamOf(tx: Tx, id: number | null): Promise<string> {
  const row =
    id === null
      ? undefined
      : await tx.selectFrom('finance_team').select('name').where('id', '=', id).executeTakeFirst();
  return row?.name ?? '';
}

/** Account events of a change, in the order in which they are reported. */
export async function eventsOf(tx: Tx, change: Change, changed: ReadonlySet<string>): Promise<readonly Event[]> {
  const { before, row } = change;
  const accountEvents: Event[] = [];
  // First activation is reported as a new account, a later one as a reactivation.
  if (changed.has('status') && row.status === 'active')
    accountEvents.push({ kind: before.status === 'pending' ? 'created' : 'reactivated' });
  for (const way of accessColumns) if (changed.has(way)) accountEvents.push(await events[way](change, tx));
  return accountEvents;
}

/** The role of a user before and after a change. */
export async function rolesOf(tx: Tx, before: User, row: User): Promise<Change['role']> {
  const old = await roleOf(tx, before.role_id);
  return { before: old, after: before.role_id === row.role_id ? old : await roleOf(tx, row.role_id) };
}
