import type { Fields } from '#contract/envelope.ts';
import { formatMoney, satang } from '#contract/money.ts';
import { withdrawalFields as f } from '#generated/api/fields/withdrawal.ts';
import type { WithdrawalRow } from '#generated/api/finance.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { PanelPartProps } from '#web/screens/board/panel-part.ts';
import marks from '#web/ui/marks.module.css';
import { Meter } from '#web/ui/meter.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import { Risk } from '../withdraw-requests/risk.tsx';
import { turnoverShare } from '../withdraw-requests/turnover.ts';
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
      <Stack gap={3}>
        <Meter
          name={text.turnover}
          value={`${formatField(f.turnover_done, record, context)} / ${formatField(f.turnover_required, record, context)}`}
          part={turnoverShare(row.turnover_done, row.turnover_required)}
          tone={row.turnover_ok ? 'success' : 'warning'}
        />
        <Toolbar>
          <span className={marks.pill} data-tone={row.turnover_ok ? 'success' : 'danger'}>
            {row.turnover_ok || left === undefined
              ? text.turnoverMet
              : text.turnoverLeft(formatValue(f.turnover_done, left, context))}
          </span>
          <Risk level={row.risk_level}>
            {f.risk_score.label[context.language]} {row.risk_score}
          </Risk>
          {row.risk_flags.length === 0 ? (
            <Quiet>{text.noFlags}</Quiet>
          ) : (
            row.risk_flags.map((flag) => (
              <span key={flag} className={marks.pill} data-tone="danger">
                {f.risk_flags.item?.options?.find((option) => option.value === flag)?.label[context.language] ?? flag}
              </span>
            ))
          )}
        </Toolbar>
      </Stack>
    </section>
  );
}
