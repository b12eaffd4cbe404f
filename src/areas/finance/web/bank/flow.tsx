import { bankFields as f } from '#generated/api/fields/bank.ts';
import { useBankFlow } from '#generated/web/finance/hooks/bank.ts';
import { share } from '#web/core/share.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import css from './bank.module.css';
import { useBankText } from './texts.ts';

/** What came in and went out of an account on each of the last seven days, newest first, drawn to one scale. */
export function Flow({ id }: { readonly id: number }) {
  const text = useBankText();
  const flow = useBankFlow({ id });
  if (flow.absent) return null;
  if (!flow.data) return <AnswerState of={flow} />;
  const { days } = flow.data.data;
  const most = Math.max(0, ...days.flatMap((day) => [Number(day.in), Number(day.out)]));
  return (
    <section aria-label={text.flow}>
      <h2 className={css.title}>{text.flow}</h2>
      {most === 0 ? (
        <p className={css.quiet}>{text.noFlow}</p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col" className={css.amount}>
                {text.came}
              </th>
              <th scope="col" className={css.amount}>
                {text.went}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <td>
                  {shortDay(day.day)}
                  {day.unfinished && <small className={css.quiet}> {text.soFar}</small>}
                </td>
                <Amount value={day.in} most={most} className={css.came} />
                <Amount value={day.out} most={most} className={css.went} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

interface AmountProps {
  readonly value: string;
  readonly most: number;
  readonly className: string | undefined;
}

function Amount({ value, most, className }: AmountProps) {
  const context = useFormatContext();
  return (
    <td className={css.amount}>
      {formatValue(f.today_in, value, context)}
      <span className={`${css.bar} ${className}`} style={{ width: `${share(value, most)}%` }} />
    </td>
  );
}
