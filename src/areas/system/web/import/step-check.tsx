import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { late } from '#web/ui/late.tsx';
import { CheckRows } from './check-rows.tsx';
import { CheckTabs } from './check-tabs.tsx';
import { css } from './css.ts';
import { FileFacts } from './file-facts.tsx';
import { useImportText } from './texts.ts';
import { useCheck } from './use-check.ts';
import type { Batch, ImportWizard } from './use-import.ts';

const ConfirmImport = late(() => import('./confirm-import.tsx').then((part) => ({ default: part.ConfirmImport })));

/** Step 3: what importing each row would do, before anything is imported. */
export function StepCheck({ importing, batch }: { readonly importing: ImportWizard; readonly batch: Batch }) {
  const text = useImportText();
  const { run, open, mayRun } = importing;
  const check = useCheck(importing, batch);
  const { obstacle } = check;
  const [isConfirming, setConfirming] = useState(false);
  return (
    <section className={css.card} aria-busy={run.isSending}>
      <FileFacts batch={batch} />
      <CheckTabs check={check} />
      <CheckRows check={check} />
      <div className={css.foot}>
        <span role="status" className={obstacle === undefined ? css.quiet : css.bad}>
          {run.isSending ? text.reading : (obstacle ?? '')}
        </span>
        {mayRun && (
          <>
            <Button variant="default" onClick={() => open(batch.batch_id, true)}>
              {text.remap}
            </Button>
            <Button disabled={obstacle !== undefined || run.isSending} onClick={() => setConfirming(true)}>
              {text.import(formatCount(batch.row_todo))}
            </Button>
          </>
        )}
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmImport
            importing={importing}
            batch={batch}
            brings={check.brings}
            onClose={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
