import type { AsideProps } from '#contract/form-words.ts';
import { type PointTerms, pointsOf } from '#contract/point-rule.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import type { Values } from '#web/form/form-values.ts';
import { AsideCard } from '#web/screens/shared/aside-card.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { dayTimes } from '../deposit-rule/day-times.ts';
import { useRuleText } from '../deposit-rule/texts.ts';

const amount = '1000.00';
const shown = '1,000';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** The rule from the form's values; undefined while incomplete. */
function termsOf(values: Values): PointTerms | undefined {
  const { mode, points } = values;
  const depositMin = textOf(values.deposit_min);
  if ((mode !== 'ratio' && mode !== 'fixed') || typeof points !== 'number' || depositMin === null) return undefined;
  if (mode === 'ratio' && textOf(values.per_amount) === null) return undefined;
  return {
    mode,
    points,
    deposit_min: depositMin,
    deposit_max: textOf(values.deposit_max),
    per_amount: textOf(values.per_amount),
    points_max_per_day: typeof values.points_max_per_day === 'number' ? values.points_max_per_day : null,
    multiplier_days: dayTimes(values.multiplier_days),
  };
}

/** Points for a deposit of 1,000 baht, computed by the same function as on the server. */
export default function RuleExample({ values }: Pick<AsideProps, 'values'>) {
  const text = useRuleText();
  const terms = termsOf(values);
  const points = (day: number) => formatCount(terms ? pointsOf(amount, terms, day) : 0);
  const plain = [0, 1, 2, 3, 4, 5, 6].find((day) => !terms?.multiplier_days?.some((one) => one.day === day));
  return (
    <AsideCard role="status" label={text.title}>
      <h2>{text.title}</h2>
      {terms ? (
        <Stack gap={1}>
          {plain !== undefined && <strong>{text.example(shown, points(plain))}</strong>}
          {terms.multiplier_days?.map(({ day }) => (
            <span key={day}>{text.onDay(text.days[day] ?? '', shown, points(day))}</span>
          ))}
        </Stack>
      ) : (
        <Quiet>{text.unready}</Quiet>
      )}
    </AsideCard>
  );
}
