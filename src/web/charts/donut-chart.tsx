import css from './charts.module.css';
import { arcPath, type Part, partColours, shareText } from './parts.ts';
import { shortNumber } from './scale.ts';

/** Parts of a whole as a ring, with a legend of names, amounts and shares. Parts of zero or less are not drawn. */
export function DonutChart({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const drawn = parts.filter(({ value }) => value > 0);
  const whole = drawn.reduce((sum, { value }) => sum + value, 0);
  let at = 0;
  return (
    <figure className={`${css.donut} ${css.colours}`} aria-label={label}>
      <svg width={172} height={172} viewBox="-86 -86 172 172" role="img" aria-label={label}>
        {drawn.map(({ name, value, text }, index) => {
          const from = at;
          at += value / whole;
          return (
            <path key={name} data-series={Math.min(index, partColours - 1)} d={arcPath(from, at, 84, 54)}>
              <title>{`${name} ${text} (${shareText(value, whole)})`}</title>
            </path>
          );
        })}
        <text className={css.middle} textAnchor="middle" dy="0.35em">
          {shortNumber(whole)}
        </text>
      </svg>
      <ul className={css.parts}>
        {drawn.map(({ name, value, text }, index) => (
          <li key={name} className={css.part} data-series={Math.min(index, partColours - 1)}>
            <b>{name}</b>
            <span>{text}</span>
            <i>{shareText(value, whole)}</i>
          </li>
        ))}
      </ul>
    </figure>
  );
}
