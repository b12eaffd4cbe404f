import { createHash } from 'node:crypto';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { day, dayBefore, later, minute, stamp, type World } from './world.ts';

type Row = SeedRow<'import_batch'>;

const plans = [
  { back: 58, type: 'member', source: 'rc', status: 'done', lines: 60, bad: 3, file: 'rc-members-export.csv' },
  { back: 41, type: 'member', source: 'huaythai', status: 'done', lines: 44, bad: 0, file: 'รายชื่อสมาชิก-huaythai.csv' },
  { back: 40, type: 'affiliate', source: 'generic', status: 'done', lines: 28, bad: 2, file: 'สายแนะนำ.csv' },
  { back: 23, type: 'member', source: 'pawinss', status: 'partial', lines: 52, bad: 5, file: 'pawinss_users.csv' },
  { back: 9, type: 'member', source: 'yb', status: 'failed', lines: 12, bad: 12, file: 'YB_member_list.csv' },
  { back: 2, type: 'member', source: 'generic', status: 'validated', lines: 24, bad: 2, file: 'members.csv' },
] as const;

type Plan = (typeof plans)[number];

const heads = {
  member: ['username', 'name', 'mobile', 'bank', 'account'],
  affiliate: ['username', 'upline'],
} as const;
const mappings = {
  member: { username: 0, name: 1, mobile: 2, bank_code: 3, bank_account_no: 4 },
  affiliate: { username: 0, upline_username: 1 },
} as const;

/** Files that staff brought in over the last weeks: people and referrals, no money. The small demo has the latest one. */
export function importBatches(
  world: World,
  members: readonly DemoMember[],
  users: readonly SeedRow<'app_user'>[],
): { readonly batches: readonly Row[]; readonly rows: readonly object[] } {
  const [first] = members;
  if (!first) return { batches: [], rows: [] };
  const byId = new Map(members.map((member) => [member.id, member]));
  const people = users.filter(({ username }) => username === 'owner' || username.startsWith('admin'));
  const told = world.size.agents > 2 ? plans : plans.slice(-1);
  const batches: Row[] = [];
  const rows: object[] = [];
  told.forEach((plan, at) => {
    const id = at + 1;
    const agent = (members[at * 17] ?? first).agent;
    const crowd = members.filter(
      (member) => member.agent.id === agent.id && (plan.type === 'member' || member.uplineId !== null),
    );
    const lines = crowd.slice(at * 7, at * 7 + plan.lines);
    const mine = lines.map((member, line) => lineOf(plan, id, line, member, byId, lines.length));
    batches.push(batchOf(world, plan, id, agent.id, people[at % people.length]?.id ?? 1, mine));
    rows.push(...mine.map((line, no) => ({ id: rows.length + no + 1, ...line })));
  });
  return { batches, rows };
}

interface Line {
  readonly result: 'ok' | 'dup' | 'error';
  readonly act: 'add' | null;
  readonly outcome: 'added' | null;
}

function lineOf(
  plan: Plan,
  batch: number,
  at: number,
  member: DemoMember,
  byId: ReadonlyMap<number, DemoMember>,
  count: number,
): Line {
  const bad = at % Math.max(1, Math.floor(count / Math.max(1, plan.bad))) === 0 && plan.bad > 0;
  const waiting = plan.status === 'validated';
  const upline = byId.get(member.uplineId ?? 0)?.username ?? '';
  const cells =
    plan.type === 'member'
      ? [
          member.username,
          member.name,
          bad ? member.mobile.slice(0, 8) : member.mobile,
          member.bankCode,
          member.bankAccountNo,
        ]
      : [member.username, bad ? 'unknown' : upline];
  const known =
    plan.type === 'member'
      ? {
          username: member.username,
          name: member.name,
          ...(bad ? {} : { mobile: member.mobile }),
          bank_code: member.bankCode,
          bank_account_no: member.bankAccountNo,
        }
      : { username: member.username, ...(bad ? {} : { upline_username: upline }), matched: true };
  const message = plan.type === 'member' ? 'เบอร์โทรต้องเป็นเบอร์มือถือ 10 หลัก ขึ้นต้น 06, 08 หรือ 09' : 'ไม่พบผู้แนะนำในเอเย่นต์นี้';
  const done = !bad && !waiting;
  return {
    ...{ batch_id: batch, row_no: at + 1, cells, fixes: {}, known, member_id: done ? member.id : null, amount: 0n },
    ...{ row_key: null, applied_at: done ? member.registeredAt : null },
    result: bad ? 'error' : waiting ? 'dup' : 'ok',
    act: done ? 'add' : null,
    outcome: done ? 'added' : null,
    field: bad ? (plan.type === 'member' ? 'mobile' : 'upline_username') : waiting ? 'username' : null,
    message: bad ? message : waiting ? 'มีสมาชิกนี้อยู่แล้ว' : null,
  } as Line;
}

function batchOf(world: World, plan: Plan, id: number, agent: number, by: number, lines: readonly Line[]): Row {
  const at = later(world.now, -plan.back * day - 3 * 60 * minute);
  const count = (test: (line: Line) => boolean) => lines.filter(test).length;
  const added = count((line) => line.outcome === 'added');
  const started = plan.status === 'validated' || added === 0 ? null : later(at, 4 * minute);
  return {
    id,
    batch_id: `IM${stamp(dayBefore(world, plan.back))}0001`,
    type: plan.type,
    source: plan.source,
    agent_id: agent,
    mode: started ? 'commit' : 'dry_run',
    on_duplicate: 'skip',
    wallet_type: null,
    wallet_mode: null,
    add_prefix: false,
    file_name: plan.file,
    file_size: lines.length * 64,
    file_sha256: createHash('sha256').update(plan.file).digest('hex'),
    encoding: plan.source === 'huaythai' ? 'TIS-620 / Windows-874' : 'UTF-8',
    columns: [...heads[plan.type]],
    dropped: [],
    mapping: mappings[plan.type],
    row_total: lines.length,
    row_ok: count((line) => line.result === 'ok'),
    row_dup: count((line) => line.result === 'dup'),
    row_error: count((line) => line.result === 'error'),
    row_todo: count((line) => line.act !== null),
    row_done: added,
    row_added: added,
    row_updated: 0,
    row_failed: 0,
    amount_total: 0n,
    amount_done: 0n,
    same_as: null,
    status: plan.status,
    message: plan.status === 'failed' ? 'ไม่มีแถวที่นำเข้าได้' : null,
    cancelled_at: plan.status === 'partial' ? later(at, 5 * minute) : null,
    cancelled_by: plan.status === 'partial' ? by : null,
    started_at: started,
    started_by: started ? by : null,
    finished_at: plan.status === 'validated' ? null : later(at, 6 * minute),
    created_at: at,
    created_by: by,
    updated_at: later(at, 6 * minute),
    updated_by: by,
    version: 1,
  };
}
