import { Button } from '@mantine/core';
import plain from '#web/ui/plain-table.module.css';
import css from '../console.module.css';
import type { GridField, GridRow } from './parse-paste.ts';
import { useBulkText } from './texts.ts';
import type { PasteRows } from './use-paste-rows.ts';

const fields: readonly GridField[] = ['bank_code', 'account_no', 'account_name', 'amount'];
/** Rows that the grid draws; the others count and are judged all the same. */
const mostDrawn = 200;

/** The rows as cells that can be typed into, each with what is wrong with it. */
export function PasteTable({ grid }: { readonly grid: PasteRows }) {
  const text = useBulkText();
  const names: Readonly<Record<GridField, string>> = {
    bank_code: text.bank,
    account_no: text.account,
    account_name: text.holder,
    amount: text.amount,
  };
  return (
    <div className={css.scroll}>
      <table className={`${plain.table} ${css.table}`}>
        <thead>
          <tr>
            <th>#</th>
            {fields.map((field) => (
              <th key={field}>{names[field]}</th>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {grid.rows.slice(0, mostDrawn).map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of the grid is its place
            <tr key={index}>
              <td>{index + 1}</td>
              {fields.map((field) => (
                <Cell key={field} grid={grid} row={row} index={index} field={field} name={names[field]} />
              ))}
              <td>
                <Button size="compact-xs" variant="subtle" color="red" onClick={() => grid.remove(index)}>
                  {text.remove}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  readonly grid: PasteRows;
  readonly row: GridRow;
  readonly index: number;
  readonly field: GridField;
  readonly name: string;
}

function Cell({ grid, row, index, field, name }: CellProps) {
  const text = useBulkText();
  const complaint = grid.complaints[index]?.[field];
  const message = complaint ? text.complaint[complaint] : grid.refused?.fields[`recipients.${index}.${field}`];
  const odd = field === 'account_no' && grid.doubles.has(index) ? text.double : undefined;
  return (
    <td>
      <input
        className={css.input}
        aria-label={`${name} ${index + 1}`}
        value={row[field]}
        title={message ?? odd}
        aria-invalid={message !== undefined || undefined}
        data-odd={odd !== undefined || undefined}
        onChange={(event) => grid.change(index, field, event.currentTarget.value)}
      />
      {(message ?? odd) && (
        <small className={`${css.small} ${css.fault}`} data-tone={message ? 'danger' : 'warning'}>
          {message ?? odd}
        </small>
      )}
    </td>
  );
}
