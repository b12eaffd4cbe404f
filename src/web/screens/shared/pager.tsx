import { mdiChevronLeft, mdiChevronRight } from '@mdi/js';
import { pageSizes } from '#contract/list-query.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useIntent } from '#web/ui/use-intent.ts';
import css from './pager.module.css';
import { useListText } from './texts.ts';

interface Props {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  /** There are more rows than have been counted. */
  readonly more?: boolean | undefined;
  readonly onPage: (page: number) => void;
  /** A page is about to be opened. */
  readonly onIntend?: ((page: number) => void) | undefined;
  readonly onLimit?: (limit: number) => void;
}

/** Which rows these are, and the way to the others. */
export function Pager({ page, limit, total, more, onPage, onIntend, onLimit }: Props) {
  const text = useListText();
  const intent = useIntent(onIntend);
  const last = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const sizes = [...new Set([...pageSizes, limit])].sort((a, b) => a - b);
  const step = (label: string, icon: string, to: number, disabled: boolean) => (
    <button type="button" aria-label={label} disabled={disabled} onClick={() => onPage(to)} {...intent(to)}>
      <Icon path={icon} />
    </button>
  );
  return (
    <nav className={css.pager} aria-label={text.paging}>
      <span className={css.range} aria-live="polite">
        {text.range(
          formatCount(Math.min(from, total)),
          formatCount(Math.min(page * limit, total)),
          `${formatCount(total)}${more ? '+' : ''}`,
        )}
      </span>
      {onLimit && (
        <label className={css.size}>
          <span className={css.sizeLabel}>{text.perPage}</span>
          <select
            aria-label={text.perPage}
            value={limit}
            onChange={(event) => onLimit(Number(event.currentTarget.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className={css.steps}>
        {step(text.previousPage, mdiChevronLeft, page - 1, page <= 1)}
        {around(page, last).map((item) =>
          item === undefined ? (
            <span key="gap" className={css.gap} aria-hidden="true">
              …
            </span>
          ) : (
            <button
              key={item}
              type="button"
              aria-label={text.pageNumber(item)}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
              {...(item !== page && intent(item))}
            >
              {formatCount(item)}
            </button>
          ),
        )}
        {step(text.nextPage, mdiChevronRight, page + 1, page >= last && !more)}
      </span>
    </nav>
  );
}

/** The pages around this one, and the last one behind a gap. */
function around(page: number, last: number): readonly (number | undefined)[] {
  const first = Math.max(1, Math.min(page - 1, last - 2));
  const near = [first, first + 1, first + 2].filter((item) => item <= last);
  const end = near.at(-1) ?? last;
  return end < last - 1 ? [...near, undefined, last] : end < last ? [...near, last] : near;
}
