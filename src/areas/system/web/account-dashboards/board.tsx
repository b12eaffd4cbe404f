import { mdiAccountMultipleOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import { useRef, useState } from 'react';
import type { NamedDashboard } from '#generated/api/system.ts';
import { dashboardDelete, dashboardShare } from '#generated/web/system/calls/dashboard.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useClient } from '#web/data/client-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useSortable } from '#web/screens/shared/use-sortable.ts';
import { useWork } from '#web/screens/shared/use-work.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { notify } from '#web/ui/notify.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './board.module.css';
import { movedBeside, movedTo } from './move-tile.ts';
import { NameDialog } from './name-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { useDashboardsText } from './texts.ts';
import { Tile, type TileTools } from './tile.tsx';
import { useEdits } from './use-edits.ts';

interface Props {
  readonly dashboard: NamedDashboard;
  readonly refresh: () => Promise<void>;
}

/** One dashboard: its charts, which whoever made it puts in order. */
export function Board({ dashboard, refresh }: Props) {
  const text = useDashboardsText();
  const grid = useRef<HTMLDivElement>(null);
  const { shown, change } = useEdits(dashboard, refresh);
  const { tiles } = shown;
  const [renamed, setRenamed] = useState<string>();
  const [said, setSaid] = useState('');
  const put = (next: typeof tiles, id: string) => {
    const place = next.findIndex((tile) => tile.id === id);
    if (next === tiles || place === -1) return;
    change({ tiles: next });
    setSaid(text.moved(next[place]?.title ?? '', place + 1, next.length));
  };
  useSortable(grid, {
    canMove: dashboard.is_own && tiles.length > 1,
    rows: tiles,
    items: '[data-id]',
    landing: (dragged, over) => (dragged === over ? undefined : { id: over }),
    moveBeside: (dragged, sibling, side) => put(movedBeside(tiles, dragged, sibling, side), dragged),
  });
  const toolsOf = (id: string, place: number): TileTools => ({
    move: (to) => put(movedTo(tiles, place, to), id),
    change: (more) => change({ tiles: tiles.map((tile) => (tile.id === id ? { ...tile, ...more } : tile)) }),
    rename: () => setRenamed(id),
    remove: () => change({ tiles: tiles.filter((tile) => tile.id !== id) }),
  });
  const named = tiles.find(({ id }) => id === renamed);
  return (
    <>
      <Facts dashboard={dashboard} name={shown.name} onName={(name) => change({ name })} refresh={refresh} />
      {tiles.length === 0 && <EmptyState title={text.noTiles}>{text.empty}</EmptyState>}
      <div ref={grid} className={css.grid}>
        {tiles.map((tile, place) => (
          <Tile
            key={tile.id}
            tile={tile}
            place={place}
            count={tiles.length}
            tools={dashboard.is_own ? toolsOf(tile.id, place) : undefined}
          />
        ))}
      </div>
      <div className="unseen" aria-live="polite">
        {said}
      </div>
      {named && (
        <NameDialog
          title={text.renameTile}
          name={named.title}
          onSave={(title) => toolsOf(named.id, 0).change({ title })}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

interface FactsProps extends Props {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** What it is called and whose it is, and what may be done to it. */
function Facts({ dashboard, name, onName, refresh }: FactsProps) {
  const text = useDashboardsText();
  const can = useCan();
  const [open, setOpen] = useState<'name' | 'share' | 'remove'>();
  const { is_own: isOwn, role_ids: roles, by } = dashboard;
  const mayShare = can(dashboardShare.permission);
  const facts = [!isOwn && text.sharedBy(by), roles.length > 0 && (isOwn || mayShare) && text.sharedWith(roles.length)];
  const close = () => setOpen(undefined);
  return (
    <Toolbar>
      <span className={css.board}>{name}</span>
      <Quiet className={css.about}>{facts.filter(Boolean).join(' · ')}</Quiet>
      {isOwn && <ToolButton icon={mdiPencilOutline} label={text.rename} onClick={() => setOpen('name')} />}
      {mayShare && <ToolButton icon={mdiAccountMultipleOutline} label={text.share} onClick={() => setOpen('share')} />}
      {(isOwn || mayShare) && (
        <ToolButton icon={mdiTrashCanOutline} label={text.remove} onClick={() => setOpen('remove')} />
      )}
      {open === 'name' && <NameDialog title={text.rename} name={name} onSave={onName} onClose={close} />}
      {open === 'share' && <ShareDialog dashboard={dashboard} refresh={refresh} onClose={close} />}
      {open === 'remove' && <RemoveDialog dashboard={dashboard} refresh={refresh} onClose={close} />}
    </Toolbar>
  );
}

/** Asks before a dashboard goes. */
function RemoveDialog({ dashboard: { id, name }, refresh, onClose }: Props & { readonly onClose: () => void }) {
  const text = useDashboardsText();
  const client = useClient();
  const describe = useDescribeError();
  const work = useWork();
  const remove = async () => {
    const done = await work.run(async (signal) => {
      await client.request(dashboardDelete, { body: { dashboard_id: id }, signal });
      notify.success(text.removed(name));
    });
    if (!done) return;
    onClose();
    await refresh();
  };
  return (
    <ConfirmDialog
      opened
      title={text.remove}
      tone="danger"
      confirmLabel={text.reallyRemove}
      busy={work.isRunning}
      error={work.error && describe(work.error)}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {text.removeAsk(name)}
    </ConfirmDialog>
  );
}
