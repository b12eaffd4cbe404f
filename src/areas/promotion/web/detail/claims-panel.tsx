import { groupMoney } from '#contract/money.ts';
import { usePromotionClaims } from '#generated/web/promotion/hooks/promotion.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { DaysChart } from '#web/screens/shared/annotations/days-chart.tsx';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import css from '../sms/sms.module.css';
import { useSmsText } from '../sms/texts.ts';

/** Claims of a promotion over the last 30 days, and the members with the highest bonuses. */
export function ClaimsPanel({ id }: { readonly id: number }) {
  const text = useSmsText();
  const claims = usePromotionClaims({ id });
  const days = claims.data?.data.days ?? [];
  const unfinished = useUnfinished(days);
  if (claims.absent) return null;
  if (!claims.data) return <AnswerState of={claims} lines={5} />;
  const { top } = claims.data.data;
  const counts = days.map((one) => one.claims);
  return (
    <div className={css.claims}>
      <section className={css.card} aria-label={text.claims}>
        <h2>{text.claims}</h2>
        <DaysChart
          label={text.claims}
          days={days.map(({ day }) => day)}
          height={180}
          places={days.map(({ day }) => day.slice(8, 10))}
          unfinished={unfinished}
          series={[
            {
              name: text.claimCount,
              kind: 'bar',
              values: counts,
              text: (index) => formatCount(counts[index] ?? 0),
            },
          ]}
        />
      </section>
      <section className={css.card} aria-label={text.top}>
        <h2>{text.top}</h2>
        {top.length === 0 ? (
          <p className={css.counter}>{text.none}</p>
        ) : (
          <ol className={css.top}>
            {top.map((one) => (
              <li key={one.member_id}>
                <span>
                  {one.username}{' '}
                  <span className={css.counter}>
                    {one.claims} {text.times}
                  </span>
                </span>
                <span>{groupMoney(one.bonus)}</span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
