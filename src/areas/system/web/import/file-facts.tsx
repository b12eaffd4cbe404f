import { mdiAlertOutline, mdiShieldLockOutline } from '@mdi/js';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Icon } from '#web/ui/icon.tsx';
import { css } from './css.ts';
import { sizeText } from './drop-zone.tsx';
import { useImportText } from './texts.ts';
import type { Batch } from './use-import.ts';

/** File name, encoding and hints. */
export function FileFacts({ batch }: { readonly batch: Batch }) {
  const text = useImportText();
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt>{text.file}</dt>
          <dd>{batch.file_name}</dd>
        </div>
        <div>
          <dt>{text.encoding}</dt>
          <dd>
            {batch.encoding}
            {batch.file_size > 0 && ` · ${sizeText(batch.file_size)}`}
          </dd>
        </div>
        <div>
          <dt>{text.rows}</dt>
          <dd>{formatCount(batch.row_total)}</dd>
        </div>
      </dl>
      {batch.dropped.length > 0 && (
        <p className={css.notice} data-tone="info">
          <Icon path={mdiShieldLockOutline} size={18} /> {text.dropped(batch.dropped.join(', '))}
        </p>
      )}
      {batch.same_as !== null && (
        <p className={css.notice}>
          <Icon path={mdiAlertOutline} size={18} /> {text.same(batch.same_as)}
        </p>
      )}
    </>
  );
}
