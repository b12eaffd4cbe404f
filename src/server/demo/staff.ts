import { hash } from '@node-rs/argon2';
import { passwordCost } from '../identity/passwords.ts';
import type { Agents } from './agents.ts';
import type { SeedRow } from './insert.ts';
import { firstNames } from './names.ts';
import type { Random } from './random.ts';
import { baht, day, hour, later, type World } from './world.ts';

export interface DemoUser {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  /** What this person may approve alone, in satang. */
  readonly limit: bigint;
}

/** A demo account, printed when the demo starts. */
export interface DemoAccount {
  readonly role: string;
  readonly username: string;
  readonly password: string;
}

export interface Staff {
  readonly users: readonly SeedRow<'app_user'>[];
  readonly credentials: readonly {
    readonly user_id: number;
    readonly password_hash: string;
    readonly changed_at: Date;
  }[];
  readonly teams: readonly SeedRow<'finance_team'>[];
  /** People who may work on withdrawals. */
  readonly officers: readonly DemoUser[];
  readonly accounts: readonly DemoAccount[];
}

const two = (n: number) => String(n).padStart(2, '0');

/** Role → how its people are called: the username for the n-th of `count`, and the word behind the first name. */
const habits: Readonly<Record<string, { readonly user: (n: number) => string; readonly word: string }>> = {
  owner: { user: () => 'owner', word: 'เจ้าของ' },
  admin: { user: (n) => `admin${n}`, word: 'แอดมิน' },
  finance_lead: { user: (n) => `lead${n}`, word: 'หัวหน้าการเงิน' },
  finance: { user: (n) => `fin.${two(n)}`, word: 'การเงิน' },
  support: { user: (n) => `support.${two(n)}`, word: 'บริการลูกค้า' },
  marketing: { user: (n) => `market.${two(n)}`, word: 'การตลาด' },
  agent_master: { user: (n) => `agent.${two(n)}`, word: 'มาสเตอร์' },
  auditor: { user: () => 'auditor', word: 'ตรวจสอบ' },
};

/** The first person of each role, by role. */
export const firstOfRole: readonly { readonly role: string; readonly username: string }[] = Object.entries(habits).map(
  ([role, { user }]) => ({ role, username: user(1) }),
);

const shifts = [
  { code: 'FT-A', name: 'ทีมการเงิน กะเช้า', shift: 'morning' },
  { code: 'FT-B', name: 'ทีมการเงิน กะบ่าย', shift: 'evening' },
  { code: 'FT-C', name: 'ทีมการเงิน กะดึก', shift: 'night' },
] as const;

/** Teams above this limit need a lead; people without a team are bound by it, too. */
export const approveLimit = baht(50_000);
const nightLimit = baht(20_000);

export async function makeStaff(
  world: World,
  agents: Agents,
  roleIds: ReadonlyMap<string, number>,
  password: string,
): Promise<Staff> {
  const opened = later(world.now, -400 * day);
  const teams = shifts.slice(0, world.size.teams).map(
    (team, index): SeedRow<'finance_team'> => ({
      ...{ id: index + 1, ...team, agent_ids: [...agents.ids], daily_limit: baht(2_000_000) },
      approve_limit: team.shift === 'night' ? nightLimit : approveLimit,
      ...{ status: 'active', created_at: opened, updated_at: opened, version: 1 },
    }),
  );
  const people = hires(world.size).map((hire, index) => ({
    ...hire,
    team: hire.role === 'finance' ? ((hire.number - 1) % teams.length) + 1 : null,
    id: index + 1,
  }));
  const users = people.map((hire) => userRow(world, hire, { agents, roleIds, opened }));
  const active = people.flatMap((hire, index) => {
    const user = users[index];
    return hire.status === 'active' && user ? [{ ...hire, username: user.username, name: user.name }] : [];
  });
  return {
    users,
    teams,
    officers: active
      .filter(({ role }) => role === 'finance' || role === 'finance_lead')
      .map(({ id, username, name, role, team }) => ({
        ...{ id, username, name, role, limit: teams[(team ?? 1) - 1]?.approve_limit ?? approveLimit },
      })),
    accounts: active.filter(({ number }) => number === 1).map(({ role, username }) => ({ role, username, password })),
    credentials: await credentialsOf(world, users, password, opened),
  };
}

/** A person of a role: the n-th who has it. */
interface Hire {
  readonly role: string;
  readonly number: number;
  readonly status: 'active' | 'pending' | 'suspended';
}

/** Everybody, in the order of their numbers: those at work, those who have not signed in yet, those who may no more. */
function hires({ staff, pendingStaff, suspendedStaff }: World['size']): readonly Hire[] {
  const some = (role: string, count: number, status: Hire['status'], from = 0): readonly Hire[] =>
    Array.from({ length: count }, (_, index) => ({ role, number: from + index + 1, status }));
  return [
    ...Object.entries(staff).flatMap(([role, count]) => some(role, count, 'active')),
    ...some('support', pendingStaff, 'pending', staff.support),
    ...some('finance', suspendedStaff, 'suspended', staff.finance),
  ];
}

function userRow(
  world: World,
  { id, role, number, status, team }: Hire & { readonly id: number; readonly team: number | null },
  firm: { readonly agents: Agents; readonly roleIds: ReadonlyMap<string, number>; readonly opened: Date },
): SeedRow<'app_user'> {
  const habit = habits[role];
  const roleId = firm.roleIds.get(role);
  if (!habit || roleId === undefined) throw new Error(`The demo has no people for the role ${role}`);
  const random = world.random('user', id);
  const name = `${random.pick(firstNames)} ${habit.word}`;
  const username = habit.user(number);
  const seen = status === 'active' ? later(world.now, -random.next() * 20 * hour) : null;
  const created = later(firm.opened, id * hour);
  return {
    ...{ id, username, email: `${username}@example.test`, name, role_id: roleId, finance_team_id: team },
    ...{ agent_ids: agentsOf(role, number, firm.agents, random), server: world.server, photo_url: null },
    ...{ mobile: `0900${random.digits(6)}`, status, allow_ips: null, two_factor_enabled: false },
    ...{ must_change_password: false, last_login_at: seen },
    last_login_ip: seen && `203.0.113.${random.int(2, 250)}`,
    ...{ failed_login_count: 0, note: null, created_at: created, updated_at: created, version: 1 },
  };
}

function agentsOf(role: string, number: number, agents: Agents, random: Random): number[] | null {
  if (role === 'agent_master') return [((number - 1) % agents.ids.length) + 1];
  if (role === 'finance') return [...agents.ids];
  if (role !== 'support' && role !== 'marketing') return null;
  return agents.ids.filter(() => random.chance(0.8));
}

async function credentialsOf(world: World, users: readonly SeedRow<'app_user'>[], password: string, at: Date) {
  return Promise.all(
    users.map(async (user) => {
      const random = world.random('password', user.username);
      const salt = Uint8Array.from({ length: 16 }, () => random.int(0, 255));
      // Known salts: this password is printed on the screen, and the same data must come out twice. The cost is that of
      // every account, or the response time would reveal who is part of the demo.
      const password_hash = await hash(password, { ...passwordCost, salt });
      return { user_id: user.id ?? 0, password_hash, changed_at: at };
    }),
  );
}
