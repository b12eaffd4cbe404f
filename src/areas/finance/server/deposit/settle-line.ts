import { sql } from 'kysely';
import { agentRules } from '#server/agents/agent-config.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { maybe, type Tx } from '#server/db/sql.ts';
import { countReceipt, receiveIntoSuspense } from '#server/deposits/bank-money.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { type DepositChannel, type DepositRow, lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { markLine, type RawLine } from '#server/deposits/raw-line.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { bankOf } from '#server/ledger/accounts.ts';
import { move } from '#server/lifecycle/move.ts';
import { flagsOf, riskOf, stops } from './flags.ts';
import { type Match, matchLine } from './match.ts';
import { isOwnAccount, isOwnTransfer, isRepeated, payoutOf } from './other-lines.ts';
import { creditKey, creditTopic, retryAfter } from './retry.ts';
import { senderOf } from './sender.ts';

type One = Extract<Match, { kind: 'one' }>;

/**
 * Decides about a line that was just kept and does what follows, in this transaction. `failure`: crediting was tried and
 * went wrong; the money is put aside and the deposit tried again later.
 */
export async function settleLine(ctx: TransactionContext, line: RawLine, failure?: string): Promise<void> {
  const { tx } = ctx;
  if (line.direction === 'out') return settleOut(tx, line);
  if (await isRepeated(tx, line)) return markLine(tx, line, { status: 'duplicate' });
  // Money between two accounts of the house is booked by the transfer itself.
  if (await isOwnAccount(tx, line)) return markLine(tx, line, { status: 'ignored' });
  const match = await settled(tx, await matchLine(tx, line));
  if (match.kind === 'one') return settleOne(ctx, line, match, failure);
  await aside(tx, line);
  if (match.kind === 'several')
    await markLine(tx, line, {
      status: 'multiple',
      candidates: match.candidates,
      flags: match.clues.holders.length > 1 ? ['shared_account'] : [],
      riskScore: riskOf(match.clues.holders.length > 1 ? ['shared_account'] : []),
      review: { status: 'open' },
    });
}

/** Clues that the member's agent credits by without a person. */
const trusted = {
  account: new Set(['account', 'decimal', 'slip']),
  account_name: new Set(['account', 'name', 'decimal', 'slip']),
  decimal: new Set(['decimal', 'slip']),
} as const;

/** A match by a clue that is not enough for the agent is left to a person, with the member as the one who may be meant. */
async function settled(tx: Tx, match: Match): Promise<Match> {
  if (match.kind !== 'one') return match;
  const { person, method, clues } = match;
  const rules = await agentRules(tx, person.agent_id);
  const isAllowed = method !== 'decimal' || rules.decimal_match || rules.match_mode === 'decimal';
  const accepted: ReadonlySet<string> = trusted[rules.match_mode];
  if (accepted.has(method) && isAllowed) return match;
  return { kind: 'several', candidates: [person.id], clues };
}

async function settleOut(tx: Tx, line: RawLine): Promise<void> {
  const payout = await payoutOf(tx, line);
  if (payout)
    await markLine(tx, line, {
      status: 'matched',
      memberId: payout.member_id,
      agentIds: [payout.agent_id],
      withdrawRef: payout.withdraw_ref,
    });
  // Money from one account of the house, as above.
  else if (await isOwnTransfer(tx, line)) await markLine(tx, line, { status: 'ignored' });
}

async function settleOne(ctx: TransactionContext, line: RawLine, match: One, failure?: string): Promise<void> {
  const { person, method, depositRef, clues } = match;
  const flags = await flagsOf(ctx.tx, line, person, depositRef, clues);
  const doubtful = stops(flags);
  const requested = depositRef === undefined ? undefined : await lockDeposit(ctx.tx, depositRef);
  // While this line waited for the lock the request may have been met by another.
  const waiting =
    requested && (requested.status === 'pending' || requested.status === 'expired') ? requested : undefined;
  const found = { method, memberId: person.id, agentIds: [person.agent_id], flags, riskScore: riskOf(flags) };
  if (doubtful) {
    await aside(ctx.tx, line);
    const deposit = waiting
      ? await moveDeposit(ctx, waiting, 'doubt', { flags })
      : await open(ctx, line, match, 'suspicious', flags);
    await markLine(ctx.tx, line, {
      ...found,
      status: 'suspicious',
      depositRef: deposit.deposit_ref,
      review: { status: 'open' },
    });
    return;
  }
  const deposit = waiting ?? (await open(ctx, line, match, 'processing', flags));
  await markLine(ctx.tx, line, { ...found, status: 'matched', depositRef: deposit.deposit_ref });
  if (failure === undefined) return credit(ctx, line, match, deposit);
  await aside(ctx.tx, line);
  await fail(ctx, deposit, failure);
}

async function credit(ctx: TransactionContext, line: RawLine, match: One, deposit: DepositRow): Promise<void> {
  const bankId = line.bank_id ?? 0;
  await countReceipt(ctx.tx, bankId, line.amount);
  await creditDeposit(ctx, deposit, {
    source: bankOf(bankId),
    amount: line.amount,
    method: match.method,
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
}

/** The credit did not work: the deposit says so, and the system tries again. */
async function fail(ctx: TransactionContext, deposit: DepositRow, failure: string): Promise<void> {
  const processing = deposit.status === 'processing' ? deposit : await moveDeposit(ctx, deposit, 'match');
  const message = failure.slice(0, 255);
  await move(ctx, {
    entity: 'Deposit',
    row: processing,
    move: 'credit',
    to: 'failed',
    set: { note: message },
    message,
    action: 'deposit.credit',
  });
  await enqueue(ctx.tx, {
    topic: creditTopic,
    key: creditKey(deposit.deposit_ref),
    payload: { deposit_ref: deposit.deposit_ref, not_before: Date.now() + retryAfter },
  });
}

async function aside(tx: Tx, line: RawLine): Promise<void> {
  await receiveIntoSuspense(tx, { id: line.id, bankId: line.bank_id ?? 0, amount: line.amount });
}

/** A deposit without a request: the money itself opens one. */
export async function open(
  ctx: TransactionContext,
  line: RawLine,
  { person }: Pick<One, 'person'>,
  status: 'processing' | 'suspicious',
  flags: readonly string[],
): Promise<DepositRow> {
  return openDeposit(ctx, {
    memberId: person.id,
    agentId: person.agent_id,
    channel: await channelOf(ctx.tx, line),
    ...(line.bank_id === null ? {} : { bankId: line.bank_id }),
    amount: line.amount,
    fromBankCode: line.from_bank_code,
    fromAccountNo: line.from_account_no,
    fromAccountName: line.from_account_name,
    flags,
    requestedAt: line.txn_at,
    status,
  });
}

async function channelOf(tx: Tx, line: RawLine): Promise<DepositChannel> {
  const bank = await maybe(
    sql<{ bank_code: string }>`select bank_code from bank where id = ${line.bank_id}::integer`,
    tx,
  );
  return bank?.bank_code === 'TRUEWALLET' ? 'truewallet' : 'bank';
}
