import { sql } from 'kysely';
import { baseTexts } from '#server/base/texts.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { promotionOf } from '#server/ledger/accounts.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { memberTexts } from '../texts.ts';

declare module '#server/ledger/post.ts' {
  interface PostingKinds {
    readonly affiliate: true;
  }
}

/** Members per transaction: on an embedded database all other writers wait for it. */
const chunk = 100;

interface OpenIncome {
  readonly id: number;
  readonly amount: bigint;
  readonly paid_amount: bigint;
}

/** Result of a chunk; `last` is the member to continue after, undefined when done. */
interface Settled {
  readonly paid: number;
  readonly amount: bigint;
  readonly last: number | undefined;
}

/**
 * Pays the open income of a day together with older open income of the same members. Overpayments are deducted first;
 * if they exceed what was earned, they are taken from the wallet as far as its balance allows, and the rest is deducted
 * from later income. Only active members are paid.
 */
export async function settleIncome(
  { tx, audit }: Pick<TransactionContext, 'tx' | 'audit'>,
  day: string,
  after: number,
): Promise<Settled> {
  const members = await many(
    sql<{ id: number; active: boolean }>`
      select member.id::integer as id, member.status = 'active' as active from member
      where member.id > ${after} and member.id in (
        select member_id from affiliate_income where stat_date = ${day}::date and status = 'pending')
      order by member.id limit ${chunk}`,
    tx,
  );
  let [paid, amount, taken] = [0, 0n, 0n];
  for (const member of members) {
    const change = await settleMember(tx, member, day);
    if (change > 0n) paid += 1;
    amount += change > 0n ? change : 0n;
    taken -= change < 0n ? change : 0n;
  }
  if (amount > 0n || taken > 0n)
    await audit({
      action: 'affiliate.pay',
      entityType: 'AffiliateIncome',
      after: { day, members: paid, amount: String(amount), taken_back: String(taken) },
    });
  return { paid, amount, last: members.length < chunk ? undefined : members.at(-1)?.id };
}

/**
 * Returns the change of the wallet, negative for a deduction. The open rows are locked, so that nothing is paid twice.
 */
async function settleMember(tx: Tx, member: { readonly id: number; readonly active: boolean }, day: string) {
  const open = await many(
    sql<OpenIncome>`
      select id::integer as id, amount, paid_amount from affiliate_income
      where member_id = ${member.id} and status = 'pending' and stat_date <= ${day}::date
        and (${member.active}::boolean or amount < paid_amount)
      order by stat_date, id for no key update`,
    tx,
  );
  const underpaid = open.filter((row) => row.amount > row.paid_amount);
  const overpaid = open.filter((row) => row.amount < row.paid_amount);
  const earned = underpaid.reduce((sum, row) => sum + row.amount - row.paid_amount, 0n);
  let available = earned + (overpaid.length > 0 ? await balanceOf(tx, member.id) : 0n);
  let deducted = 0n;
  const settled = underpaid.map((row) => ({ id: row.id, paid: row.amount }));
  for (const row of overpaid) {
    const owed = row.paid_amount - row.amount;
    const deduction = owed < available ? owed : available;
    available -= deduction;
    deducted += deduction;
    if (deduction > 0n) settled.push({ id: row.id, paid: row.paid_amount - deduction });
  }
  const change = earned - deducted;
  const [first] = settled;
  if (!first) return 0n;
  const line = change === 0n ? null : (await move(tx, member.id, day, change, first.id)).logNo;
  const rows = settled.map(({ id, paid }) => ({ id, paid: String(paid) }));
  await many(
    sql`
      update affiliate_income income set paid_amount = known.paid, paid_at = clock_timestamp(),
        wallet_log_no = coalesce(${line}, wallet_log_no),
        status = case when income.amount <> known.paid then 'pending' when known.paid > 0 then 'paid' else 'cancelled' end
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as known (id integer, paid bigint) where income.id = known.id`,
    tx,
  );
  return change;
}

async function balanceOf(tx: Tx, memberId: number): Promise<bigint> {
  const row = await maybe(
    sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'affiliate' for update`,
    tx,
  );
  return row?.balance ?? 0n;
}

const move = (tx: Tx, memberId: number, day: string, amount: bigint, rowId: number) =>
  moveWallet(tx, {
    memberId,
    wallet: 'affiliate',
    amount,
    kind: 'affiliate',
    ref: { type: 'affiliate_income', id: rowId },
    against: promotionOf('affiliate'),
    entry: {
      type: amount > 0n ? 'affiliate' : 'rollback',
      refType: 'affiliate',
      refId: day,
      actorType: 'system',
      actorName: baseTexts.system.kept(),
      remark:
        amount > 0n
          ? memberTexts.affiliateIncomeOfTheDay.kept()
          : memberTexts.affiliateIncomeTakenBackBecauseFigures.kept(),
    },
  });
