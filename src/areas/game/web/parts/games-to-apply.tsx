import { Button } from '@mantine/core';
import { useState } from 'react';
import type { GameImportReply } from '#generated/api/game.ts';
import { gameImport } from '#generated/web/game/calls/game.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { Notice, SaveBar } from '#web/ui/edit-bar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { ApplyDialog } from '../updater/apply-dialog.tsx';
import { appliedOf, type BatchProps, tabs } from '../updater/batch.ts';
import { LineTable } from '../updater/line-table.tsx';
import { SelectTabs, SelectTools } from '../updater/select-tools.tsx';
import { useUpdaterText } from '../updater/texts.ts';
import css from '../updater/updater.module.css';
import { limit, type Selection, useSelection } from '../updater/use-selection.ts';

/** The differences by kind of change, and the selection to apply. */
export default function GamesToApply({ batch, settle }: BatchProps) {
  const text = useUpdaterText();
  const can = useCan();
  const selection = useSelection(batch);
  const [isConfirming, setConfirming] = useState(false);
  const mayApply = can(gameImport.permission);
  const { lines, choice } = selection;
  const [added, changed, removed] = [choice.new.size, choice.changed.size, choice.removed.size];
  if (tabs.every((one) => lines[one].length === 0)) {
    return <EmptyState title={text.nothing}>{text.nothingHint}</EmptyState>;
  }
  const onApplied = (result: GameImportReply) =>
    settle({ applied_at: serverNow().toISOString(), result: appliedOf(result) });
  return (
    <>
      <SelectTabs selection={selection} />
      <SelectTools selection={selection} mayApply={mayApply} />
      <SelectLines selection={selection} mayApply={mayApply} />
      <SaveBar className={css.bar}>
        <strong className="tnum" role="status">
          {text.summary(formatCount(added), formatCount(changed), formatCount(removed))}
        </strong>
        {mayApply ? (
          <Button disabled={added + changed + removed === 0} onClick={() => setConfirming(true)}>
            {text.apply}
          </Button>
        ) : (
          <Quiet>{text.viewOnly}</Quiet>
        )}
      </SaveBar>
      {isConfirming && (
        <ApplyDialog batch={batch} choice={choice} onClose={() => setConfirming(false)} onApplied={onApplied} />
      )}
    </>
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
      {tab === 'removed' && all.length > 0 && <Notice tone="warning">{text.removedHint}</Notice>}
      {shown.length === 0 ? (
        <Quiet>{all.length === 0 ? text.empty[tab] : text.noMatch}</Quiet>
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
