import { formatMoney, groupMoney } from '#contract/money.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import tables from '#web/ui/plain-table.module.css';
import { costOf, oddsOf } from './figures.ts';
import type { Slot } from './slots.ts';
import { useWheelText } from './texts.ts';
import css from './wheel.module.css';

interface Props {
  readonly slots: readonly Slot[];
  readonly total: number;
  /** How often each position came up. */
  readonly results: ReadonlyMap<number, number>;
  readonly spins: number;
}

/** Actual and expected results per slot. */
export function SimulationTable({ slots, total, results, spins }: Props) {
  const text = useWheelText();
  const sorted = [...slots].sort((a, b) => a.position - b.position);
  const times = (slot: Slot) => results.get(slot.position) ?? 0;
  const cost = sorted.reduce((sum, slot) => sum + costOf(slot) * BigInt(times(slot)), 0n);
  return (
    <table className={`${tables.table} ${css.results}`}>
      <caption>{text.simulated(formatCount(spins), groupMoney(formatMoney(cost)))}</caption>
      <thead>
        <tr>
          <th scope="col">{text.slot}</th>
          <th scope="col" data-end="">
            {text.expected}
          </th>
          <th scope="col" data-end="">
            {text.observed}
          </th>
          <th scope="col" data-end="">
            {text.times}
          </th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((slot) => (
          <tr key={slot.position}>
            <th scope="row">
              {slot.position} · {slot.name}
            </th>
            <td data-end="">{oddsOf(slot, total)}%</td>
            <td data-end="">{((times(slot) / spins) * 100).toFixed(1)}%</td>
            <td data-end="">{formatCount(times(slot))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
