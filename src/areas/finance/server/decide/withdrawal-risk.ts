import { sql } from 'kysely';
import type { Warning } from '#contract/decision.ts';
import { labelOf } from '#contract/field.ts';
import { matchNames, type NameMatch } from '#contract/name-match.ts';
import { memberStatusOptions } from '#generated/api/enums/member-status.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';
import { asIs } from '#server/base/text-catalogue.ts';
import type { RowOf } from '#server/context/context.ts';
import { one, type Tx } from '#server/db/sql.ts';
import { warning } from '#server/decisions/verdict.ts';
import { decideTexts } from './texts.ts';

/** Of a withdrawal, what speaks for or against paying it. */
export type Risky = Pick<
  RowOf<'withdrawal'>,
  'member_id' | 'bank_account_name' | 'risk_score' | 'risk_level' | 'risk_flags'
>;

interface Judged {
  /** The name of the account compared with that of the member. */
  readonly name: NameMatch;
  readonly warnings: readonly Warning[];
}

/**
 * What speaks against paying a withdrawal: a person may overrule it with a reason, a machine never. A name that cannot be
 * compared is shown and warns of nothing.
 */
export async function riskOf(tx: Tx, row: Risky): Promise<Judged> {
  const member = await one(
    sql<{ name: string; status: string }>`select name, status from member where id = ${row.member_id}`,
    tx,
  );
  const name = matchNames(row.bank_account_name, member.name);
  const status = labelOf(memberStatusOptions, member.status);
  return {
    name,
    warnings: [
      ...(name === 'different'
        ? [
            warning(
              'account_name',
              'danger',
              decideTexts.notMembersName,
              asIs(`${row.bank_account_name} ≠ ${member.name}`),
            ),
          ]
        : []),
      ...(member.status === 'active' ? [] : [warning('member_status', 'danger', decideTexts.memberInactive, status)]),
      ...(row.risk_level === 'high'
        ? [warning('high_risk', 'danger', decideTexts.highRisk, decideTexts.ofHundred({ riskScore: row.risk_score }))]
        : []),
      // The flag is about the names, which the warning above shows.
      ...row.risk_flags.filter((flag) => !(name === 'different' && flag === 'name_mismatch')).flatMap(flagged),
    ],
  };
}

/** A flag that says something bad; those without a colour are for information. */
function flagged(flag: Risky['risk_flags'][number]): readonly Warning[] {
  const option = suspiciousFlagOptions.find(({ value }) => value === flag);
  if (!option) return [warning('flag', 'danger', decideTexts.flag({ flag }))];
  const { value, label, tone } = option;
  return tone === 'danger' || tone === 'warning' ? [warning(value, tone, label)] : [];
}
