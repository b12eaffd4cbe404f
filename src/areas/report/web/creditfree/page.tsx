import { addMoney, formatMoney, satang } from '#contract/money.ts';
import { creditFreeStateFields as f } from '#generated/api/fields/credit-free-state.ts';
import type { AgentCreditfreeReply } from '#generated/api/report.ts';
import Generated from '#generated/web/report/creditfree.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { FigureCards, unknown } from '#web/screens/list/figure-cards.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListScreenView } from '#web/screens/list/list-screen.tsx';
import { type ListModel, useListScreen } from '#web/screens/list/use-list-screen.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import marks from '#web/ui/marks.module.css';
import css from './page.module.css';
import { useCreditFreeText } from './texts.ts';

/** A member's progress as a bar next to the number. */
const overrides: CellOverrides<AgentCreditfreeReply> = {
  progress_pct: (row, standard) => {
    const done = Math.min(100, Math.max(0, Number(row.progress_pct)));
    return (
      <span className={css.progress}>
        <span className={`${marks.meter} ${css.track}`} data-tone={done >= 100 ? 'success' : 'info'}>
          <span style={{ width: `${done}%` }} />
        </span>
        {standard}
      </span>
    );
  },
};

/** Cost and return of free credit, over all filtered rows. */
function Figures({ model }: { readonly model: ListModel }) {
  const text = useCreditFreeText();
  const context = useFormatContext();
  const { reply } = model.list;
  const totals = reply?.totals;
  const money = (name: 'amount' | 'converted_amount' | 'deposited_after') => {
    const sum = totals?.[name];
    return sum === undefined ? unknown : formatValue(f[name], sum, context);
  };
  const count = reply?.total ?? 0;
  const percent =
    totals?.followed === undefined || count === 0
      ? unknown
      : `${((Number(totals.followed) / count) * 100).toFixed(1)}%`;
  const cost =
    totals?.converted_amount === undefined || totals.deposited_after === undefined
      ? undefined
      : addMoney(totals.converted_amount, formatMoney(-satang(totals.deposited_after)));
  const figures = [
    {
      name: text.people,
      value: totals?.member_id === undefined ? unknown : formatCount(Number(totals.member_id)),
      hint: text.grants(formatCount(count)),
    },
    { name: text.given, value: money('amount') },
    { name: text.converted, value: money('converted_amount') },
    { name: text.deposited, value: money('deposited_after') },
    { name: text.followed, value: percent },
    {
      name: text.cost,
      value: cost === undefined ? unknown : formatValue(f.amount, cost, context),
      hint: text.costHint,
      tone: cost === undefined ? undefined : satang(cost) > 0n ? 'danger' : 'success',
    },
  ];
  return <FigureCards label={text.figures} figures={figures} />;
}

/** Free credit: the generated list below its totals. */
function CreditFreePage() {
  const model = useListScreen(Generated.screen);
  return <ListScreenView model={model} overrides={overrides} above={<Figures model={model} />} />;
}

export default asListPage(CreditFreePage, Generated.screen);
