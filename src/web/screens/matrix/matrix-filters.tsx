import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { MatrixAxis, MatrixScreen } from '#contract/matrix.ts';
import { rowId } from '#web/core/live-rows.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { Matrix } from './use-matrix.ts';
import { emptyParam, type MatrixUrl } from './use-matrix-url.ts';

interface Props {
  readonly screen: MatrixScreen;
  readonly matrix: Matrix;
  readonly url: MatrixUrl;
}

/** What of a matrix is shown: words, rows, columns, and what the cells show. */
export function MatrixFilters({ screen, matrix, url }: Props) {
  const text = useMatrixText();
  const label = useLabel();
  const { rows, columns, show } = screen;
  const search = text.search(label(rows.cell.label));
  const empty = screen.empty ? label(screen.empty) : text.empty;
  const choices = (fields: readonly Field[]) =>
    fields.map((field) => <OptionChoice key={field.name} field={field} url={url} />);
  return (
    <div className={css.tools}>
      <input
        type="search"
        className={css.input}
        aria-label={search}
        placeholder={search}
        value={url.values.q ?? ''}
        onChange={(event) => url.set({ q: event.currentTarget.value })}
      />
      <AxisChoice axis={rows} all={matrix.everyRow} url={url} />
      {choices([...rows.filters, ...columns.filters])}
      <AxisChoice axis={columns} all={matrix.everyColumn} url={url} />
      {show.options && <OptionChoice field={show} url={url} disabled={url.values[emptyParam] === '1'} />}
      <label className={css.check}>
        <input
          type="checkbox"
          className={css.tick}
          checked={url.values[emptyParam] === '1'}
          onChange={(event) => url.set({ [emptyParam]: event.currentTarget.checked ? '1' : '' })}
        />
        {text.only(empty)}
      </label>
    </div>
  );
}

interface ChoiceProps {
  readonly field: Field;
  readonly url: MatrixUrl;
  readonly disabled?: boolean;
}

/** All values of one parameter, or one of them. */
function Choice({ field, url, disabled, children }: ChoiceProps & { readonly children: ReactNode }) {
  const text = useMatrixText();
  const name = useLabel()(field.label);
  return (
    <select
      className={css.input}
      aria-label={name}
      value={url.values[field.name] ?? ''}
      disabled={disabled}
      onChange={(event) => url.set({ [field.name]: event.currentTarget.value })}
    >
      <option value="">
        {name}: {text.every}
      </option>
      {children}
    </select>
  );
}

/** One choice of a field. */
function OptionChoice({ field, ...props }: ChoiceProps) {
  const label = useLabel();
  return (
    <Choice field={field} {...props}>
      {(field.options ?? field.item?.options)?.map((option) => (
        <option key={option.value} value={option.value}>
          {label(option.label)}
        </option>
      ))}
    </Choice>
  );
}

interface AxisProps {
  readonly axis: MatrixAxis;
  readonly all: readonly Row[];
  readonly url: MatrixUrl;
}

/** One row or column, or those that the address names. */
function AxisChoice({ axis, all, url }: AxisProps) {
  const text = useMatrixText();
  const label = useLabel();
  const value = url.values[axis.cell.name] ?? '';
  return (
    <Choice field={axis.cell} url={url}>
      {value.includes(',') && (
        <option value={value}>{text.some(label(axis.cell.label), formatCount(value.split(',').length))}</option>
      )}
      {all.map((row) => (
        <option key={rowId(row, axis.key)} value={rowId(row, axis.key)}>
          {[row[axis.name], axis.hint && row[axis.hint]].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Choice>
  );
}
