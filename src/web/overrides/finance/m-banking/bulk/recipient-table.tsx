import { Button } from '@mantine/core';
import { groupMoney } from '#contract/money.ts';
import { css } from '../css.ts';
import type { Recipient } from './read.ts';
import { Standing } from './standing.tsx';
import { useBulkText } from './texts.ts';

interface Props {
  readonly lines: readonly Recipient[];
  readonly onRemove: ((line: Recipient) => void) | undefined;
  readonly onAsk: (transferId: number) => void;
}

/** The lines of a group in their order, each with its progress. */
export function RecipientTable({ lines, onRemove, onAsk }: Props) {
  const text = useBulkText();
  if (lines.length === 0) return null;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th>#</th>
            <th>{text.bank}</th>
            <th>{text.account}</th>
            <th>{text.holder}</th>
            <th className={css.end}>{text.amount}</th>
            <th>{text.status}</th>
            <th>{text.message}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{line.seq}</td>
              <td>{line.bank}</td>
              <td>{line.account}</td>
              <td>{line.name}</td>
              <td className={css.end}>{groupMoney(line.amount)}</td>
              <td>
                <Standing status={line.status} isLine />
              </td>
              <td>
                {line.message}
                {line.status === 'unknown' && line.transferId !== null && (
                  <Button size="compact-xs" variant="default" onClick={() => onAsk(line.transferId ?? 0)}>
                    {text.askAgain}
                  </Button>
                )}
                {onRemove && line.status === 'pending' && !line.queued && (
                  <Button size="compact-xs" variant="subtle" color="red" onClick={() => onRemove(line)}>
                    {text.remove}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
