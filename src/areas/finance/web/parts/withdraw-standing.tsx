import type { Fields } from '#contract/envelope.ts';
import { formatMoney, satang } from '#contract/money.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import marks from '#web/ui/marks.module.css';
import { Risk } from '../withdraw-requests/risk.tsx';
import { turnoverShare } from '../withdraw-requests/turnover.ts';
import css from './withdraw.module.css';
import { useWithdrawText } from './withdraw-texts.ts';

function missingTurnover(row: WithdrawalRow): string | undefined {
  try {
    const left = satang(row.turnover_required) - satang(row.turnover_done);
    return left > 0n ? formatMoney(left) : undefined;
  } catch {
    return undefined;
  }
}

/** Turnover and risk: what speaks for or against paying. */
export default function WithdrawStanding({ row }: PanelPartProps<Fields<WithdrawalRow>>) {
  const text = useWithdrawText();
  const context = useFormatContext();
  const record = { ...row };
  const left = missingTurnover(row);
  return (
    <section aria-label={text.decision}>
      <div className={css.turnover}>
        <span>{text.turnover}</span>
        <span className={marks.meter} data-tone={row.turnover_ok ? 'success' : 'warning'}>
          <span style={{ width: `${turnoverShare(row.turnover_done, row.turnover_required)}%` }} />
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
    </section>
  );
}
