import { sql } from 'kysely';
import type { CreditFreeSource } from '#generated/api/enums/credit-free-source.ts';
import { many, type Tx } from '../db/sql.ts';

/** Free credit that a member was given just now, as the report of it has it. Money is satang. */
interface FreeCredit {
  readonly memberId: number;
  readonly source: CreditFreeSource;
  /** What it was given for, once and for all: the database refuses a second one. */
  readonly refId: number;
  readonly campaign: string;
  readonly amount: bigint;
  readonly turnover: bigint;
  readonly withdrawCap: bigint | null;
  readonly grantedBy: string;
}

/**
 * Records that credit was free, if it is in the main wallet; how much is left follows from the facts. Whether others
 * share the member's address or bank account is recorded as it is now.
 */
export async function recordFreeCredit(tx: Tx, gift: FreeCredit): Promise<void> {
  await many(
    sql`
      insert into credit_free_grant (granted_at, agent_id, member_id, campaign, source, wallet_type, amount, turnover_required,
        withdraw_cap, flags, granted_by, reference)
      select clock_timestamp(), member.agent_id, member.id, ${gift.campaign.slice(0, 120)}, ${gift.source}, 'main',
        ${gift.amount}::bigint, ${gift.turnover}::bigint, ${gift.withdrawCap}::bigint,
        to_jsonb(array_remove(array[
          case when exists (select from member other where other.last_ip = member.last_ip and other.id <> member.id) then 'ip_dup' end,
          case when exists (select from member other where other.bank_account_no = member.bank_account_no
            and other.bank_code = member.bank_code and other.id <> member.id) then 'bank_dup' end], null)),
        ${gift.grantedBy.slice(0, 80)}, ${`CF-${gift.source.toUpperCase()}-${gift.refId}`}
      from member where member.id = ${gift.memberId}`,
    tx,
  );
}
