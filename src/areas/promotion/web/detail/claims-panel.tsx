import { groupMoney } from '#contract/money.ts';
import { usePromotionClaims } from '#generated/web/promotion/hooks/promotion.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { DaysChart } from '#web/screens/shared/annotations/days-chart.tsx';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Card } from '#web/ui/card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
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
      <Card dense title={text.claims} aria-label={text.claims}>
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
      </Card>
      <Card dense title={text.top} aria-label={text.top}>
        {top.length === 0 ? (
          <Quiet>{text.none}</Quiet>
        ) : (
          <ol className={css.top}>
            {top.map((one) => (
              <li key={one.member_id}>
                <Toolbar>
                  {one.username}{' '}
                  <small>
                    {one.claims} {text.times}
                  </small>
                  <span data-end>{groupMoney(one.bonus)}</span>
                </Toolbar>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  );
}
