import css from './actions.module.css';
import { useDialogText } from './dialog-texts.ts';
import type { BulkState, Result } from './use-bulk-run.ts';

interface BulkRow {
  readonly id: string;
  readonly title: string;
  readonly amount: string | undefined;
  /** Why nothing is done to it. */
  readonly refused: string | undefined;
  readonly warnings: readonly string[];
  readonly result: Result | undefined;
}

/** The rows of a bulk action: what is said of each before, and what became of it. */
export function BulkRows({ rows }: { readonly rows: readonly BulkRow[] }) {
  const dialog = useDialogText();
  const texts: Readonly<Record<BulkState, string>> = {
    waiting: dialog.bulkWaiting,
    ok: dialog.bulkOk,
    failed: dialog.bulkFailed,
    unknown: dialog.bulkUnknown,
    skipped: dialog.bulkSkipped,
  };
  return (
    <ul className={css.results}>
      {rows.map(({ id, title, amount, refused, warnings, result }) => (
        <li key={id} data-refused={refused !== undefined || undefined}>
          <span className={css.rowTitle}>
            {title}
            {!result && refused !== undefined && <small data-tone="danger">{refused}</small>}
            {!result && refused === undefined && warnings.length > 0 && (
              <small data-tone="warning">{warnings.join(' · ')}</small>
            )}
            {result?.message && <small data-state={result.state}>{result.message}</small>}
          </span>
          {result ? <span data-state={result.state}>{texts[result.state]}</span> : amount && <span>{amount}</span>}
        </li>
      ))}
    </ul>
  );
}
