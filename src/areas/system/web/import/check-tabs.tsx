import { Button } from '@mantine/core';
import { mdiDownloadOutline } from '@mdi/js';
import { importBatchFields as f } from '#generated/api/fields/import-batch.ts';
import { importErrors } from '#generated/web/system/calls/import.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import tabs from '#web/screens/list/tabs.module.css';
import { Icon } from '#web/ui/icon.tsx';
import { css, grid } from './css.ts';
import { useImportText } from './texts.ts';
import type { Check, Group } from './use-check.ts';
import { useErrorFile } from './use-error-file.ts';
import type { Batch } from './use-import.ts';

const tones: Readonly<Record<Group, string>> = { ok: 'info', dup: 'warning', error: 'danger' };

/** The groups of rows with counts, and actions for those that do not pass. */
export function CheckTabs({ check }: { readonly check: Check }) {
  const text = useImportText();
  const { batch, group } = check;
  const { kind, mayRun } = check.importing;
  const isOffered = useOffers();
  const counts: Readonly<Record<Group, number>> = { ok: batch.row_ok, dup: batch.row_dup, error: batch.row_error };
  return (
    <div className={css.tabs}>
      {(['ok', 'dup', 'error'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={tabs.tab}
          aria-pressed={group === name}
          data-tone={tones[name]}
          data-empty={counts[name] === 0 || undefined}
          onClick={() => check.show(name)}
        >
          {text[name]}
          <span className={tabs.count}>{formatCount(counts[name])}</span>
        </button>
      ))}
      <span className={css.tabsEnd}>
        {kind.type !== 'wallet' && mayRun && <DuplicateChoice check={check} />}
        {batch.row_error > 0 && mayRun && isOffered(importErrors) && <ErrorFile batch={batch} />}
      </span>
    </div>
  );
}

/** What to do about existing members. */
function DuplicateChoice({ check: { batch, importing, onDuplicate } }: { readonly check: Check }) {
  const label = useLabel();
  return (
    <label className={css.inline}>
      {label(f.on_duplicate.label)}
      <select
        className={grid.select}
        value={batch.on_duplicate}
        disabled={importing.run.isSending}
        onChange={(event) => onDuplicate(event.currentTarget.value)}
      >
        {f.on_duplicate.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {label(option.label)}
          </option>
        ))}
      </select>
    </label>
  );
}

function ErrorFile({ batch }: { readonly batch: Batch }) {
  const text = useImportText();
  const file = useErrorFile(batch.batch_id);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon path={mdiDownloadOutline} size={16} />}
      loading={file.isRunning}
      onClick={() => void file.run()}
    >
      {text.download}
    </Button>
  );
}
