import { createHash } from 'node:crypto';
import { bankOf, fundsAccount } from '../ledger/accounts.ts';
import type { RequestedTicket } from './fills.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import { slipPicture } from './slip-picture.ts';
import type { TreasuryScene } from './treasury.ts';
import { baht, later, minute } from './world.ts';

type Ticket = SeedRow<'replenish_ticket'>;

/** The statuses of the last tickets; all before them have ended. */
const standing = ['open', 'accepted', 'transferred', 'open', 'accepted', 'open'] as const;

/** Tickets that people opened. */
function ownTickets({ world, banks, teams, numberOf }: TreasuryScene, before: number): readonly RequestedTicket[] {
  const targets = banks.filter(({ usage, wallet }) => usage === 'withdraw' && !wallet);
  const holding = banks.find(({ usage }) => usage === 'holding');
  const own = world.size.days > 7 ? 12 : 2;
  return Array.from({ length: own }, (_, index) => {
    const random = world.random('ticket-own', index);
    const target = random.pick(targets);
    const at = later(world.now, -(own - index) * 40 * minute);
    const amount = baht(random.int(4, 30) * 1_000);
    const source = holding?.id ?? 0;
    const team = random.pick(teams);
    const id = before + index + 1;
    return { id, ref: numberOf('TK', at), at, ruleId: 0, target: target.id, source, team, amount, balance: 0n };
  });
}

type Officer = TreasuryScene['officers'][number] | undefined;

/** How far a ticket has come, and by whom. */
interface Walk {
  readonly asked: RequestedTicket;
  /** The assignee, and who confirms it, or opened it. */
  readonly first: Officer;
  readonly second: Officer;
  readonly cash: boolean;
  readonly status: (typeof standing)[number] | 'cancelled' | 'completed';
  readonly sent: boolean;
  /** The transferred amount, now and then less than the requested one. */
  readonly amount: bigint;
  readonly reference: string | null;
  readonly priority: NonNullable<Ticket['priority']>;
  readonly isTalkedOf: boolean;
  /** So many minutes after it was opened, but no later than now. */
  readonly step: (minutes: number) => Date;
}

/** Moves the ticket at an index to its final status. */
function walkOf(
  { world, officers }: TreasuryScene,
  all: readonly RequestedTicket[],
  asked: RequestedTicket,
  index: number,
): Walk {
  const random = world.random('ticket', asked.id);
  const cash = asked.ruleId === 0 && index % 5 === 0;
  const left = all.length - index - 1;
  const isLast = left < Math.min(standing.length, all.length - 1);
  const status = isLast ? (standing[left] ?? 'open') : random.chance(0.1) ? 'cancelled' : 'completed';
  const sent = status === 'transferred' || status === 'completed';
  return {
    ...{ asked, cash, status, sent },
    first: officers[index % officers.length],
    second: officers[(index + 1) % officers.length],
    amount: sent && random.chance(0.1) ? asked.amount - baht(100) : asked.amount,
    reference: sent ? `${cash ? 'CASH' : 'TF'}${random.digits(12)}` : null,
    priority: random.weighted({ normal: 5, high: 3, urgent: 1 }),
    isTalkedOf: random.chance(0.2),
    step: (minutes) => new Date(Math.min(later(asked.at, minutes * minute).getTime(), world.now.getTime())),
  };
}

const openedBy = ({ asked, second }: Walk) => (asked.ruleId === 0 ? (second?.name ?? 'ระบบ') : 'ระบบ');
const reasonOf = ({ asked }: Walk) => (asked.ruleId === 0 ? 'เตรียมเงินช่วงเย็น' : 'ยอดคงเหลือต่ำกว่าเกณฑ์');

/** What happened to a ticket, in order. */
function timelineOf(walk: Walk) {
  const { asked, first, second, status, sent, step } = walk;
  const line = (
    at: Date,
    by: string | undefined,
    action: string,
    from: string | null,
    to: string,
    message?: string,
  ) => ({
    at: at.toISOString(),
    by: by ?? '-',
    action,
    from,
    to,
    message: message ?? null,
  });
  return [
    line(asked.at, openedBy(walk), 'create', null, 'open', reasonOf(walk)),
    ...(status === 'open' || status === 'cancelled' ? [] : [line(step(4), first?.name, 'accept', 'open', 'accepted')]),
    ...(sent ? [line(step(15), first?.name, 'transfer', 'accepted', 'transferred')] : []),
    ...(status === 'completed' ? [line(step(24), second?.name, 'confirm', 'transferred', 'completed')] : []),
    ...(status === 'cancelled' ? [line(step(20), second?.name, 'cancel', 'open', 'cancelled', 'ยอดเพียงพอแล้ว')] : []),
  ];
}

const fileOf = ({ asked }: Walk) => createHash('sha256').update(`slip/${asked.ref}`).digest('hex').slice(0, 32);

/** The slip of what was sent, and its picture. */
async function slipOf(walk: Walk, reference: string) {
  const { asked, first, cash, amount, step } = walk;
  const bytes = await slipPicture({ ref: reference, amount, at: step(15) });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const made = { created_at: step(15), created_by: first?.id ?? null };
  const about = { entity: 'ReplenishTicket', entity_id: asked.id, field: 'slip_image' };
  return {
    file: { id: fileOf(walk), ...about, mime: 'image/webp', size: bytes.length, sha256, bytes, ...made },
    slip: {
      withdrawal_id: null,
      ticket_id: asked.id,
      file_id: fileOf(walk),
      sha256,
      qr: null,
      reference,
      bank_id: cash ? null : asked.source,
      amount,
      transferred_at: step(14),
      ...made,
    },
  };
}

/** Who did what of a ticket, and when, as far as it has come. */
function doneOf({ first, second, status, sent, amount, reference, step }: Walk) {
  const isCompleted = status === 'completed';
  return {
    assignee_id: status === 'open' || status === 'cancelled' ? null : (first?.id ?? null),
    actual_amount: sent ? amount : null,
    transferred_at: sent ? step(14) : null,
    transferred_by: sent ? (first?.id ?? null) : null,
    reference,
    confirmed_by: isCompleted ? (second?.id ?? null) : null,
    completed_at: isCompleted ? step(24) : null,
    updated_at: step(isCompleted ? 24 : sent ? 15 : status === 'cancelled' ? 20 : 4),
    updated_by: first?.id ?? null,
  };
}

function rowOf(walk: Walk): Ticket {
  const { asked, first, second, cash, status, sent, priority, isTalkedOf, step } = walk;
  const byRule = asked.ruleId !== 0;
  const timeline = timelineOf(walk);
  const talk = { by: first?.name ?? '-', text: 'ธนาคารปิดปรับปรุงช่วงสั้น ๆ จะโอนให้ภายใน 15 นาที' };
  return {
    id: asked.id,
    ticket_ref: asked.ref,
    target_bank_id: asked.target,
    amount: asked.amount,
    source_type: cash ? 'cash' : 'holding',
    source_bank_id: cash ? null : asked.source,
    gateway_account_id: null,
    priority,
    finance_team_id: asked.team,
    slip_image: sent ? `/api/files/${fileOf(walk)}` : null,
    opened_by: openedBy(walk),
    opened_reason: reasonOf(walk),
    rule_id: byRule ? asked.ruleId : null,
    note: null,
    comments: isTalkedOf ? [{ at: step(6).toISOString(), ...talk }] : [],
    timeline,
    status,
    created_at: asked.at,
    created_by: byRule ? null : (second?.id ?? null),
    version: timeline.length,
    ...doneOf(walk),
  };
}

const postingOf = ({ asked, second, cash, amount, step }: Walk): Posting => ({
  at: step(24),
  kind: 'replenish_ticket',
  ref: { type: 'replenish_ticket', id: asked.id },
  actorId: second?.id ?? null,
  lines: [
    { account: cash ? fundsAccount : bankOf(asked.source), amount },
    { account: bankOf(asked.target), amount: -amount },
  ],
});

/** Tickets that rules requested, and some that people opened, each moved to its final status. */
export async function makeTickets(cast: TreasuryScene, asked: readonly RequestedTicket[]) {
  const all = [...asked, ...ownTickets(cast, asked.length)];
  const walks = all.map((one, index) => walkOf(cast, all, one, index));
  const sent = await Promise.all(walks.map((walk) => (walk.reference ? slipOf(walk, walk.reference) : [])));
  const slips = sent.flat();
  return {
    tickets: walks.map(rowOf),
    slips: slips.map(({ slip }) => slip),
    files: slips.map(({ file }) => file),
    postings: walks.filter(({ status }) => status === 'completed').map(postingOf),
  };
}
