import { addMoney, parseMoney } from '#contract/money.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './report.module.css';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

/** The parties of the game have nothing together: said under the totals, loudly where it is not so. */
export function Balance({ report }: { readonly report: ReportModel }) {
  const label = useLabel();
  const text = useReportText();
  const { zero } = report.screen;
  const totals = report.list.list.reply?.totals;
  const amounts = zero?.map((name) => totals?.[name]) ?? [];
  if (
    !zero ||
    !report.list.list.reply?.total ||
    amounts.some((amount) => amount === undefined || parseMoney(amount) === undefined)
  )
    return null;
  const sum = addMoney(...amounts.flatMap((amount) => amount ?? []));
  const names = zero
    .flatMap((name) => report.screen.columns.find((column) => column.name === name) ?? [])
    .map((column) => label(column.label));
  const isNothing = sum === '0.00';
  return (
    <div className={css.note} data-wrong={isNothing ? undefined : ''} role={isNothing ? undefined : 'alert'}>
      {isNothing ? `✓ ${text.balanced(names.join(' + '))}` : text.unbalanced(names.join(' + '), sum)}
    </div>
  );
}
