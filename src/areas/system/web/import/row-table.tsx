import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { importRowFields as f } from '#generated/api/fields/import-row.ts';
import { formatField } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { grid } from './css.ts';
import { FixCell } from './fix-cell.tsx';
import { useImportText } from './texts.ts';
import type { Line } from './use-rows.ts';

interface Props {
  readonly fields: readonly Field[];
  readonly rows: readonly Line[];
  /** Saves the correction of a cell; absent = cells cannot be corrected. */
  readonly onFix?: ((rowNo: number, field: string, value: string) => Promise<void>) | undefined;
}

const figures: ReadonlySet<string> = new Set(['level', 'balance', 'current_balance', 'import_amount', 'new_balance']);

/** Status of a row: its outcome once imported, else the result of the check. */
function statusOf(row: Line, context: FormatContext) {
  const { options } = row.outcome ? f.outcome : f.result;
  const option = options?.find(({ value }) => value === (row.outcome ?? row.result));
  return option ? <Chip tone={option.tone ?? 'neutral'} text={option.label[context.language]} /> : '–';
}

const valueIn = ({ name }: Field, row: Row): Row[string] => row[name];

/** Rows of a file with the result of their check or import. */
export function RowTable({ fields, rows, onFix }: Props) {
  const text = useImportText();
  const label = useLabel();
  const context = useFormatContext();
  // The member comes first, before the problem, because a phone shows little more than these.
  const [first, ...rest] = fields;
  const shown = (field: Field, row: Line) => {
    const value = valueIn(field, row);
    return typeof value === 'boolean' ? (value ? text.found : text.unknown) : formatField(field, row, context);
  };
  const cell = (field: Field, row: Line) => {
    const value = valueIn(field, row);
    const isInvalid = row.result === 'error' && row.column === field.name;
    return (
      <td
        key={field.name}
        className={figures.has(field.name) ? grid.end : undefined}
        data-wrong={isInvalid || undefined}
      >
        {isInvalid && onFix ? (
          <FixCell
            label={`${label(field.label)} ${text.rows} ${row.row_no}`}
            value={typeof value === 'string' ? value : ''}
            onSave={(value) => onFix(row.row_no ?? 0, field.name, value)}
          />
        ) : (
          shown(field, row)
        )}
      </td>
    );
  };
  return (
    <ScrollBox className={grid.scroller} label={text.rows}>
      <table className={`${grid.table} ${grid.checked}`}>
        <thead>
          <tr>
            <th className={grid.end}>#</th>
            {first && <th>{label(first.label)}</th>}
            <th>{label(f.result.label)}</th>
            <th>{text.message}</th>
            {rest.map((field) => (
              <th key={field.name} className={figures.has(field.name) ? grid.end : undefined}>
                {label(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row_no} data-result={row.result}>
              <td className={grid.end}>{formatField(f.row_no, row, context)}</td>
              {first && cell(first, row)}
              <td>{statusOf(row, context)}</td>
              <td className={grid.message}>{row.message}</td>
              {rest.map((field) => cell(field, row))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
