import { createHash } from 'node:crypto';
import { bankOf, fundsAccount } from '../ledger/accounts.ts';
import type { AskedTicket } from './fills.ts';
import type { SeedRow } from './insert.ts';
import type { Posting } from './postings.ts';
import { slipPicture } from './slip-picture.ts';
import type { TreasuryCast } from './treasury.ts';
import { baht, later, minute } from './world.ts';

type Ticket = SeedRow<'replenish_ticket'>;

/** The state in which the last tickets stand; all before them have ended. */
const standing = ['open', 'accepted', 'transferred', 'open', 'accepted', 'open'] as const;

/** Tickets that rules asked for, and some that people opened, each walked to where it stands. */
export async function ticketStory(
  { world, banks, officers, teams, numberOf }: TreasuryCast,
  asked: readonly AskedTicket[],
) {
  const targets = banks.filter(({ usage, wallet }) => usage === 'withdraw' && !wallet);
  const holding = banks.find(({ usage }) => usage === 'holding');
  const own = world.size.days > 7 ? 12 : 2;
  const people = Array.from({ length: own }, (_, index): AskedTicket => {
    const random = world.random('ticket-own', index);
    const target = random.pick(targets);
    const at = later(world.now, -(own - index) * 40 * minute);
    const amount = baht(random.int(4, 30) * 1_000);
    const source = holding?.id ?? 0;
    const team = random.pick(teams);
    const id = asked.length + index + 1;
    return { id, ref: numberOf('TK', at), at, ruleId: 0, target: target.id, source, team, amount, balance: 0n };
  });
  const all = [...asked, ...people];
  const [tickets, slips, files, postings]: [Ticket[], object[], object[], Posting[]] = [[], [], [], []];
  for (const [index, one] of all.entries()) {
    const random = world.random('ticket', one.id);
    const [first, second] = [officers[index % officers.length], officers[(index + 1) % officers.length]];
    const cash = one.ruleId === 0 && index % 5 === 0;
    const left = all.length - index - 1;
    const status =
      left < Math.min(standing.length, all.length - 1)
        ? (standing[left] ?? 'open')
        : random.chance(0.1)
          ? 'cancelled'
          : 'completed';
    const sent = status === 'transferred' || status === 'completed';
    const step = (minutes: number) => {
      const at = later(one.at, minutes * minute);
      return new Date(Math.min(at.getTime(), world.now.getTime()));
    };
    const amount = sent && random.chance(0.1) ? one.amount - baht(100) : one.amount;
    const by = one.ruleId === 0 ? (second?.name ?? 'ระบบ') : 'ระบบ';
    const reference = sent ? `${cash ? 'CASH' : 'TF'}${random.digits(12)}` : null;
    const reason = one.ruleId === 0 ? 'เตรียมเงินช่วงเย็น' : 'ยอดคงเหลือต่ำกว่าเกณฑ์';
    const lines = [
      { at: one.at, by, action: 'create', to: 'open', message: reason },
      ...(status === 'open' || status === 'cancelled'
        ? []
        : [{ at: step(4), by: first?.name, action: 'accept', from: 'open', to: 'accepted' }]),
      ...(sent ? [{ at: step(15), by: first?.name, action: 'transfer', from: 'accepted', to: 'transferred' }] : []),
      ...(status === 'completed'
        ? [{ at: step(24), by: second?.name, action: 'confirm', from: 'transferred', to: 'completed' }]
        : []),
      ...(status === 'cancelled'
        ? [{ at: step(20), by: second?.name, action: 'cancel', from: 'open', to: 'cancelled', message: 'ยอดเพียงพอแล้ว' }]
        : []),
    ];
    const fileId = createHash('sha256').update(`slip/${one.ref}`).digest('hex').slice(0, 32);
    if (sent && reference) {
      const bytes = await slipPicture({ ref: reference, amount, at: step(15) });
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const made = { created_at: step(15), created_by: first?.id ?? null };
      files.push({
        id: fileId,
        entity: 'ReplenishTicket',
        entity_id: one.id,
        field: 'slip_image',
        mime: 'image/webp',
        size: bytes.length,
        sha256,
        bytes,
        ...made,
      });
      slips.push({
        withdrawal_id: null,
        ticket_id: one.id,
        file_id: fileId,
        sha256,
        qr: null,
        reference,
        bank_id: cash ? null : one.source,
        amount,
        transferred_at: step(14),
        ...made,
      });
    }
    tickets.push({
      id: one.id,
      ticket_ref: one.ref,
      target_bank_id: one.target,
      amount: one.amount,
      source_type: cash ? 'cash' : 'holding',
      source_bank_id: cash ? null : one.source,
      gateway_account_id: null,
      priority: random.weighted({ normal: 5, high: 3, urgent: 1 }),
      finance_team_id: one.team,
      assignee_id: status === 'open' || status === 'cancelled' ? null : (first?.id ?? null),
      slip_image: sent ? `/api/files/${fileId}` : null,
      actual_amount: sent ? amount : null,
      transferred_at: sent ? step(14) : null,
      transferred_by: sent ? (first?.id ?? null) : null,
      reference,
      confirmed_by: status === 'completed' ? (second?.id ?? null) : null,
      completed_at: status === 'completed' ? step(24) : null,
      opened_by: by,
      opened_reason: reason,
      rule_id: one.ruleId === 0 ? null : one.ruleId,
      note: null,
      comments: random.chance(0.2)
        ? [{ at: step(6).toISOString(), by: first?.name ?? '-', text: 'ธนาคารปิดปรับปรุงช่วงสั้น ๆ จะโอนให้ภายใน 15 นาที' }]
        : [],
      timeline: lines.map((line) => ({
        at: line.at.toISOString(),
        by: line.by ?? '-',
        action: line.action,
        from: line.from ?? null,
        to: line.to,
        message: line.message ?? null,
      })),
      status,
      created_at: one.at,
      created_by: one.ruleId === 0 ? (second?.id ?? null) : null,
      updated_at: step(status === 'completed' ? 24 : sent ? 15 : status === 'cancelled' ? 20 : 4),
      updated_by: first?.id ?? null,
      version: lines.length,
    });
    if (status === 'completed')
      postings.push({
        at: step(24),
        kind: 'replenish_ticket',
        refType: 'replenish_ticket',
        refId: one.id,
        actorId: second?.id ?? null,
        reason: null,
        lines: [
          [cash ? fundsAccount : bankOf(one.source), amount],
          [bankOf(one.target), -amount],
        ],
      });
  }
  return { tickets, slips, files, postings };
}
