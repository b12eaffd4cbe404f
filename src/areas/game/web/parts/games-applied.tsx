import { formatCount } from '#web/fields/parts/decimal.ts';
import { Figure, StatGrid } from '#web/ui/figure.tsx';
import tables from '#web/ui/framed-table.module.css';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import type { BatchProps } from '../updater/batch.ts';
import { useUpdaterText } from '../updater/texts.ts';

/** What was applied, and what was skipped. */
export default function GamesApplied({ batch: { result } }: BatchProps) {
  const text = useUpdaterText();
  const errors = result?.errors ?? [];
  const count = (value = 0) => formatCount(value);
  return (
    <>
      <StatGrid>
        <Figure size="large" name={text.added} value={count(result?.added)} tone="success" />
        <Figure size="large" name={text.updated} value={count(result?.updated)} />
        <Figure size="large" name={text.removed} value={count(result?.removed)} />
        <Figure
          size="large"
          name={text.errors}
          value={count(errors.length)}
          tone={errors.length > 0 ? 'danger' : undefined}
        />
      </StatGrid>
      {errors.length > 0 && (
        <ScrollBox className={tables.scroller} label={text.errors}>
          <table className={tables.table}>
            <thead>
              <tr>
                <th>{text.code}</th>
                <th>{text.reason}</th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ game_code: code, message }) => (
                <tr key={code}>
                  <td>
                    <code>{code}</code>
                  </td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </>
  );
}
