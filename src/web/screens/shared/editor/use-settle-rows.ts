import type { PageReply, Row } from '#contract/envelope.ts';
import { useClient } from '#web/data/client-context.tsx';
import { useInvalidate } from '#web/data/hooks.ts';
import { isEdited, onVersion, withoutEdits } from './edits.ts';
import type { EditorPlace } from './use-editor.ts';
import type { RowEdits } from './use-row-edits.ts';
import type { StoredRows } from './use-stored-rows.ts';

/**
 * After saving: reads the rows again and drops the saved edits. Edits of rows that somebody else saved first
 * are applied to the stored rows.
 */
export function useSettleRows({ editor, onChanged }: EditorPlace, read: StoredRows, typed: RowEdits) {
  const { key, list, save, add } = editor;
  const client = useClient();
  const invalidate = useInvalidate();
  return async (saved: ReadonlySet<string>, clashed: readonly string[]): Promise<void> => {
    const paths = [save?.call, add?.call].flatMap((call) => call?.invalidates ?? []);
    await invalidate([...new Set(paths)].filter((path) => path !== list.path));
    const fresh = await client
      .request<PageReply<Row>>(list, { query: read.query ?? {}, quiet: true })
      .catch(() => undefined);
    await read.answer.refresh();
    let next = withoutEdits(typed.latest.current, saved);
    for (const id of clashed) {
      const row = fresh?.data.find((one) => String(one[key]) === id);
      if (row) next = onVersion(next, id, row);
    }
    typed.put(next);
    if (!isEdited(next)) typed.drafts.drop();
    onChanged();
  };
}
