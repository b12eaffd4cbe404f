import { formatMoney, satang } from '#contract/money.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { withdrawalFields as f } from '#generated/web/finance/fields/withdrawal.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { share } from './cells.tsx';
import desk from './desk.module.css';
import css from './facts.module.css';
import { usePanelText } from './panel-texts.ts';

/** Facts of the member and the request, in the order in which they decide. */
const facts = [
  'username',
  'member_name',
  'member_level',
  'agent_code',
  'active_promotion',
  'deposit_today',
  'withdraw_today',
  'withdraw_count_today',
  'deposit_total',
  'withdraw_total',
  'winloss_total',
  'balance_before',
  'balance_after',
  'type',
  'from_bank_id',
  'gateway_account_id',
  'verified_by',
  'approved_by',
  'upstream_ref',
  'upstream_message',
  'refund_reason',
] as const;

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
  const left = missingTurnover(row);
  return (
    <section className={css.block} aria-label={text.decision}>
      <div className={css.turnover}>
        <span>{text.turnover}</span>
        <span className={desk.meter} data-done={row.turnover_ok || undefined}>
          <span style={{ width: `${share(row.turnover_done, row.turnover_required)}%` }} />
        </span>
        <span>
          {formatField(f.turnover_done, record, context)} / {formatField(f.turnover_required, record, context)}
        </span>
        <strong data-bad={!row.turnover_ok || undefined}>
          {row.turnover_ok || left === undefined
            ? text.turnoverMet
            : text.turnoverLeft(formatValue(f.turnover_done, left, context))}
        </strong>
      </div>
      <div className={css.flags}>
        <span className={desk.risk} data-level={row.risk_level}>
          {f.risk_score.label[context.language]} {row.risk_score}
        </span>
        {row.risk_flags.length === 0 ? (
          <span className={desk.quiet}>{text.noFlags}</span>
        ) : (
          row.risk_flags.map((flag) => (
            <span key={flag} className={css.flag}>
              {f.risk_flags.item?.options?.find((option) => option.value === flag)?.label[context.language] ?? flag}
            </span>
          ))
        )}
      </div>
      <dl className={css.facts}>
        {facts
          .filter((name) => record[name] !== null && record[name] !== undefined && record[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{f[name].label[context.language]}</dt>
              <dd>{renderDetail(f[name], record, context)}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
