import type { Tone } from '#contract/field.ts';
import { bankFields as f } from '#generated/api/fields/bank.ts';
import { useBankFlow } from '#generated/web/finance/hooks/bank.ts';
import { share } from '#web/core/share.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { Card } from '#web/ui/card.tsx';
import marks from '#web/ui/marks.module.css';
import plain from '#web/ui/plain-table.module.css';
import { Quiet } from '#web/ui/quiet.tsx';
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
    <Card title={text.flow} aria-label={text.flow}>
      {most === 0 ? (
        <Quiet>{text.noFlow}</Quiet>
      ) : (
        <table className={`${plain.table} ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col" data-end className={css.amount}>
                {text.came}
              </th>
              <th scope="col" data-end className={css.amount}>
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
                <Amount value={day.in} most={most} tone="success" />
                <Amount value={day.out} most={most} tone="info" />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

const shortDay = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`;

interface AmountProps {
  readonly value: string;
  readonly most: number;
  readonly tone: Tone;
}

function Amount({ value, most, tone }: AmountProps) {
  const context = useFormatContext();
  return (
    <td data-end className={css.amount}>
      {formatValue(f.today_in, value, context)}
      <span className={marks.meter} data-tone={tone}>
        <span style={{ width: `${share(value, most)}%` }} />
      </span>
    </td>
  );
}
