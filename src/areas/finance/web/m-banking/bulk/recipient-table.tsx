import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { groupMoney } from '#contract/money.ts';
import type { BulkLine } from '#generated/api/finance.ts';
import plain from '#web/ui/plain-table.module.css';
import css from '../console.module.css';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';

interface Props {
  readonly lines: readonly BulkLine[];
  readonly onRemove: ((line: BulkLine) => void) | undefined;
  /** Actions for a line of unknown result. */
  readonly settle: (line: BulkLine) => ReactNode;
}

/** The lines of a group in their order, each with its progress. */
export function RecipientTable({ lines, onRemove, settle }: Props) {
  const text = useBulkText();
  if (lines.length === 0) return null;
  return (
    <div className={css.scroll}>
      <table className={`${plain.table} ${css.table}`}>
        <thead>
          <tr>
            <th>#</th>
            <th>{text.bank}</th>
            <th>{text.account}</th>
            <th>{text.holder}</th>
            <th data-end>{text.amount}</th>
            <th>{text.status}</th>
            <th>{text.message}</th>
            {onRemove && <th aria-label={text.remove} />}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.seq}</td>
              <td>{line.bank_code}</td>
              <td>{line.account_no}</td>
              <td>{line.account_name}</td>
              <td data-end>{groupMoney(line.amount)}</td>
              <td>
                <Standing status={line.status} isLine />
              </td>
              <td>
                {line.message}
                {line.status === 'unknown' && line.transfer_id !== null && settle(line)}
              </td>
              {onRemove && (
                <td data-end>
                  {line.status === 'pending' && !line.queued && (
                    <Button size="compact-xs" variant="subtle" color="red" onClick={() => onRemove(line)}>
                      {text.remove}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
