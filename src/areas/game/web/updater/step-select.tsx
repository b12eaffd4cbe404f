import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GameImportReply } from '#generated/api/game.ts';
import { gameImport } from '#generated/web/game/calls/game.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { type Batch, tabs } from './batch.ts';
import { css } from './css.ts';
import { LineTable } from './line-table.tsx';
import { SelectTabs, SelectTools } from './select-tools.tsx';
import { useUpdaterText } from './texts.ts';
import { limit, type Selection, useSelection } from './use-selection.ts';

interface Props {
  readonly batch: Batch;
  readonly onApplied: (result: GameImportReply) => void;
}

/** Step 3: the differences by kind of change, and the selection to apply. */
export function StepSelect({ batch, onApplied }: Props) {
  const text = useUpdaterText();
  const can = useCan();
  const selection = useSelection(batch);
  const [isConfirming, setConfirming] = useState(false);
  const mayApply = can(gameImport.permission);
  const { lines, choice } = selection;
  const [added, changed, removed] = [choice.new.size, choice.changed.size, choice.removed.size];
  if (tabs.every((one) => lines[one].length === 0)) {
    return (
      <section className={css.card}>
        <EmptyState title={text.nothing}>{text.nothingHint}</EmptyState>
      </section>
    );
  }
  return (
    <section className={css.card}>
      <SelectTabs selection={selection} sameCount={batch.same_count} />
      <SelectTools selection={selection} mayApply={mayApply} />
      <SelectLines selection={selection} mayApply={mayApply} />
      <div className={css.bar}>
        <strong role="status">{text.summary(formatCount(added), formatCount(changed), formatCount(removed))}</strong>
        {mayApply ? (
          <Button disabled={added + changed + removed === 0} onClick={() => setConfirming(true)}>
            {text.apply}
          </Button>
        ) : (
          <span className={css.quiet}>{text.viewOnly}</span>
        )}
      </div>
      {isConfirming && (
        <ApplyDialog batch={batch} choice={choice} onClose={() => setConfirming(false)} onApplied={onApplied} />
      )}
    </section>
  );
}

interface LinesProps {
  readonly selection: Selection;
  readonly mayApply: boolean;
}

function SelectLines({ selection, mayApply }: LinesProps) {
  const text = useUpdaterText();
  const { tab, all, shown, page } = selection;
  return (
    <>
      {tab === 'removed' && all.length > 0 && <p className={css.notice}>{text.removedHint}</p>}
      {shown.length === 0 ? (
        <p className={css.quiet}>{all.length === 0 ? text.empty[tab] : text.noMatch}</p>
      ) : (
        <LineTable
          tab={tab}
          lines={shown.slice((page - 1) * limit, page * limit)}
          chosen={selection.choice[tab]}
          disabled={!mayApply}
          onToggle={selection.toggle}
          onToggleAll={selection.toggleAll}
        />
      )}
      {shown.length > limit && <Pager page={page} limit={limit} total={shown.length} onPage={selection.setPage} />}
    </>
  );
}
