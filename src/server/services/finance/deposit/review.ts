import { sql } from 'kysely';
import type { DepositReviewBody } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { tellAgents } from '../../../agents/agent-groups.ts';
import type { Context, TransactionContext } from '../../../context.ts';
import { creditDeposit } from '../../../deposits/credit-deposit.ts';
import { type DepositRow, lockDeposit, moveDeposit } from '../../../deposits/deposit-row.ts';
import { creditGatewayDeposit } from '../../../deposits/gateway-money.ts';
import { lockLine, markLine, type RawLine } from '../../../deposits/raw-line.ts';
import { conflicted, invalid, missing } from '../../../failure.ts';
import { suspenseOf } from '../../../ledger/accounts.ts';
import { many, maybe } from '../../../ledger/sql.ts';
import { baht } from '../rules/baht.ts';
import { type Person, requestOf } from './candidates.ts';
import { peopleOf } from './match.ts';
import { senderOf } from './sender.ts';
import { open } from './settle-line.ts';

/**
 * A person's word about a line that waits: in order, and its member is credited; or not, and the money stays where it
 * is, nobody's. A line that is credited already only gets the word. 409 when somebody was faster.
 */
export const review: Services<Context>['deposit.review'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const line = await lockLine(ctx.tx, body.raw_ref);
    if (!line || !mayReview(ctx, line)) throw missing();
    if (line.review_status === 'cleared' || line.review_status === 'confirmed')
      throw conflicted(undefined, 'รายการนี้ตรวจแล้ว กรุณาโหลดใหม่');
    if (line.review_status === null && !waits.has(line.match_status)) throw conflicted(undefined, 'รายการนี้ไม่ได้รอตรวจ');
    if (line.direction === 'out') throw conflicted(undefined, 'รายการเงินออกตรวจที่รายการถอน');
    const done = waits.has(line.match_status) ? await decide(ctx, line, body) : await note(ctx, line, body);
    await ctx.audit({
      action: ctx.endpoint.id,
      entityType: 'RawTransaction',
      entityId: line.id,
      before: { match_status: line.match_status, review_status: line.review_status },
      after: { match_status: done.match_status, review_status: body.result, deposit_ref: done.deposit_ref },
      ...(body.note ? { reason: body.note } : {}),
    });
    if (body.result === 'confirmed') await tell(ctx, line);
    return { raw_ref: line.raw_ref, review_status: body.result, ...done };
  });

/** States in which nobody is credited yet. */
const waits: ReadonlySet<string> = new Set(['unmatched', 'multiple', 'suspicious']);

/** The agents' own groups hear of money that is not in order; whose it is, they look up. */
function tell(ctx: TransactionContext, { raw_ref, amount, agent_ids }: RawLine): Promise<void> {
  const text = `ยืนยันยอดผิดปกติ ${raw_ref} จำนวน ${baht(amount)} บาท โดย ${ctx.principal.name}`;
  return tellAgents(ctx.tx, `suspicious-${raw_ref}`, agent_ids, text);
}

interface Done {
  readonly match_status: RawLine['match_status'];
  readonly deposit_ref: string | null;
}

function mayReview({ principal }: TransactionContext, { agent_ids }: RawLine): boolean {
  const { agentIds } = principal;
  return agentIds === 'all' || agent_ids.length === 0 || agent_ids.some((id) => agentIds.includes(id));
}

function reviewed(ctx: TransactionContext, { result, note: text }: DepositReviewBody) {
  return { status: result, by: ctx.principal.userId, note: text?.trim() || null } as const;
}

async function note(ctx: TransactionContext, line: RawLine, body: DepositReviewBody): Promise<Done> {
  await markLine(ctx.tx, line, { status: line.match_status, review: reviewed(ctx, body) });
  return line;
}

async function decide(ctx: TransactionContext, line: RawLine, body: DepositReviewBody): Promise<Done> {
  const asked = line.deposit_ref === null ? undefined : await lockDeposit(ctx.tx, line.deposit_ref);
  const owner = body.result === 'cleared' ? await ownerOf(ctx, line, body) : undefined;
  if (!owner) return leave(ctx, line, asked, body);
  const mine = asked?.member_id === owner.id ? asked : undefined;
  if (asked && !mine) await drop(ctx, asked, 'เจ้าหน้าที่ระบุเจ้าของยอดเป็นสมาชิกอื่น');
  const deposit =
    mine ?? (await requested(ctx, line, owner)) ?? (await open(ctx, line, { person: owner }, 'processing', line.flags));
  await markLine(ctx.tx, line, {
    status: 'matched',
    method: mine ? line.match_method : 'manual',
    memberId: owner.id,
    agentIds: [owner.agent_id],
    depositRef: deposit.deposit_ref,
    review: reviewed(ctx, body),
  });
  await credit(ctx, line, deposit, mine ? line.match_method : 'manual');
  return { match_status: 'matched', deposit_ref: deposit.deposit_ref };
}

/** Nobody is credited: what was asked for ends, and the money stays in suspense until it is sent back or explained. */
async function leave(
  ctx: TransactionContext,
  line: RawLine,
  asked: DepositRow | undefined,
  body: DepositReviewBody,
): Promise<Done> {
  if (asked) await drop(ctx, asked, body.note ?? 'เจ้าหน้าที่ยืนยันว่าผิดปกติ');
  await markLine(ctx.tx, line, { status: 'ignored', review: reviewed(ctx, body) });
  return { match_status: 'ignored', deposit_ref: line.deposit_ref };
}

async function drop(ctx: TransactionContext, deposit: DepositRow, why: string): Promise<void> {
  if (deposit.status === 'suspicious') await moveDeposit(ctx, deposit, 'cancel', 'cancelled', { note: why });
}

/** The member that a person names, else the one that the line was taken for. */
async function ownerOf(
  ctx: TransactionContext,
  line: RawLine,
  { member_id }: DepositReviewBody,
): Promise<Person | undefined> {
  const id = member_id ?? line.member_id;
  if (id === null || id === undefined) {
    if (line.match_status === 'multiple') throw invalid({ member_id: 'เลือกสมาชิกที่เป็นเจ้าของยอด' });
    return undefined;
  }
  const [person] = await peopleOf(ctx.tx, [id]);
  const serves = person && (line.agent_ids.length === 0 || line.agent_ids.includes(person.agent_id));
  if (!person || !serves || !ctx.mayServe(person.agent_id)) throw invalid({ member_id: 'ไม่พบสมาชิกของบัญชีนี้' });
  if (line.gateway_order_ref !== null && person.id !== line.member_id)
    throw invalid({ member_id: 'ยอดจากเกตเวย์เป็นของสมาชิกในคำสั่ง' });
  return person;
}

async function requested(ctx: TransactionContext, line: RawLine, owner: Person): Promise<DepositRow | undefined> {
  const reference = await requestOf(ctx.tx, owner.id, line);
  const deposit = reference === undefined ? undefined : await lockDeposit(ctx.tx, reference);
  return deposit && (deposit.status === 'pending' || deposit.status === 'expired') ? deposit : undefined;
}

async function credit(
  ctx: TransactionContext,
  line: RawLine,
  deposit: DepositRow,
  method: RawLine['match_method'],
): Promise<void> {
  if (line.bank_id === null) return creditFromGateway(ctx, line, deposit);
  await creditDeposit(ctx, deposit, {
    source: suspenseOf(line.bank_id),
    amount: line.amount,
    method,
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
}

interface Order {
  readonly id: number;
  readonly gateway: string;
  readonly account_id: number;
  readonly fee: bigint;
  readonly fee_payer: string | null;
}

async function creditFromGateway(ctx: TransactionContext, line: RawLine, deposit: DepositRow): Promise<void> {
  const order = await maybe(
    sql<Order>`
      select o.id::integer as id, o.gateway, o.account_id::integer as account_id, o.fee, config.fee_payer
      from gateway_order o
      left join gateway_agent_config config on config.account_id = o.account_id and config.agent_id = o.agent_id
      where o.order_ref = ${line.gateway_order_ref}`,
    ctx.tx,
  );
  if (!order || order.fee > line.amount) throw conflicted(undefined, 'คำสั่งเกตเวย์ของรายการนี้ไม่พร้อม');
  await creditGatewayDeposit(ctx, deposit, {
    orderRef: line.gateway_order_ref ?? '',
    gateway: order.gateway,
    accountId: order.account_id,
    amount: line.amount,
    fee: order.fee,
    memberPaysFee: order.fee_payer === 'member',
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
  const moved = await many(
    sql`
      update gateway_order set status = 'success', paid_at = clock_timestamp(), message = 'เจ้าหน้าที่ตรวจแล้ว',
        net_amount = ${line.amount - order.fee}::bigint
      where id = ${order.id} and status = 'suspicious' returning id`,
    ctx.tx,
  );
  if (moved.length === 0) throw conflicted(undefined, 'คำสั่งเกตเวย์เปลี่ยนสถานะแล้ว กรุณาโหลดใหม่');
}
