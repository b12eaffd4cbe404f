import { formatMoney, satang } from '#contract/money.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Facts } from '#web/screens/shared/facts.tsx';
import { useRecordHref } from '#web/screens/shared/use-record-href.ts';
import marks from '#web/ui/marks.module.css';
import { share } from './cells.tsx';
import css from './facts.module.css';
import { usePanelText } from './panel-texts.ts';
import { Risk } from './risk.tsx';

/** Facts of the member and the request, in the order in which they decide. */
const facts = [
  f.username,
  f.member_name,
  f.member_level,
  f.agent_code,
  f.active_promotion,
  f.deposit_today,
  f.withdraw_today,
  f.withdraw_count_today,
  f.deposit_total,
  f.withdraw_total,
  f.winloss_total,
  f.balance_before,
  f.balance_after,
  f.type,
  f.from_bank_id,
  f.gateway_account_id,
  f.verified_by,
  f.approved_by,
  f.upstream_ref,
  f.upstream_message,
  f.refund_reason,
];

function missingTurnover(row: WithdrawalRow): string | undefined {
  try {
    const left = satang(row.turnover_required) - satang(row.turnover_done);
    return left > 0n ? formatMoney(left) : undefined;
  } catch {
    return undefined;
  }
}

/** Turnover, risk and facts: what speaks for or against paying. */
export function Decision({ row }: { readonly row: WithdrawalRow }) {
  const text = usePanelText();
  const context = useFormatContext();
  const record = { ...row };
  const member = useRecordHref('/member/users', 'member.member.view');
  const left = missingTurnover(row);
  return (
    <section aria-label={text.decision}>
      <div className={css.turnover}>
        <span>{text.turnover}</span>
        <span className={marks.meter} data-tone={row.turnover_ok ? 'success' : 'warning'}>
          <span style={{ width: `${share(row.turnover_done, row.turnover_required)}%` }} />
        </span>
        <span>
          {formatField(f.turnover_done, record, context)} / {formatField(f.turnover_required, record, context)}
        </span>
        <strong data-tone={row.turnover_ok ? 'success' : 'danger'}>
          {row.turnover_ok || left === undefined
            ? text.turnoverMet
            : text.turnoverLeft(formatValue(f.turnover_done, left, context))}
        </strong>
      </div>
      <div className={css.flags}>
        <Risk level={row.risk_level}>
          {f.risk_score.label[context.language]} {row.risk_score}
        </Risk>
        {row.risk_flags.length === 0 ? (
          <span className={css.none}>{text.noFlags}</span>
        ) : (
          row.risk_flags.map((flag) => (
            <span key={flag} className={marks.pill} data-tone="danger">
              {f.risk_flags.item?.options?.find((option) => option.value === flag)?.label[context.language] ?? flag}
            </span>
          ))
        )}
      </div>
      <Facts
        row={record}
        fields={facts}
        links={{ username: member(row.member_id), member_name: member(row.member_id) }}
      />
    </section>
  );
}
