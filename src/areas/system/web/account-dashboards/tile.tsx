import { mdiDotsVertical, mdiDrag } from '@mdi/js';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import type { DashboardTile } from '#generated/api/system.ts';
import { ReportTile, reportLink } from '#web/screens/report/report-tile.tsx';
import { RowMenu } from '#web/table/row-menu.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './board.module.css';
import { useDashboardsText } from './texts.ts';
import { useReportScreen } from './use-report-screen.ts';

/** What may be done to a tile. */
export interface TileTools {
  /** From 0. */
  move(to: number): void;
  change(more: Partial<DashboardTile>): void;
  rename(): void;
  remove(): void;
}

interface Props {
  readonly tile: DashboardTile;
  /** From 0, of `count`. */
  readonly place: number;
  readonly count: number;
  /** Undefined where somebody else has made the dashboard. */
  readonly tools: TileTools | undefined;
}

/** The chart of a report under its name, which leads to the report as it is drawn. */
export function Tile({ tile, place, count, tools }: Props) {
  const text = useDashboardsText();
  const screen = useReportScreen(tile.screen);
  if (screen === 'hidden') return null;
  const { id, title, size, query } = tile;
  return (
    <section className={css.tile} data-id={id} data-size={size} aria-label={title}>
      <Toolbar>
        {tools && <Grip title={title} place={place} tools={tools} />}
        <h2 className={css.name}>
          {typeof screen === 'string' ? title : <Link href={reportLink(screen, query)}>{title}</Link>}
        </h2>
        {tools && <TileMenu tile={tile} place={place} count={count} tools={tools} />}
      </Toolbar>
      {screen === 'gone' ? (
        <p className={css.gone}>
          {text.gone}
          {tools && (
            <PlainButton variant="default" onClick={tools.remove}>
              {text.removeTile}
            </PlainButton>
          )}
        </p>
      ) : screen === 'loading' ? (
        <div className={css.gone} aria-busy="true" />
      ) : (
        <ReportTile screen={screen} query={query} />
      )}
    </section>
  );
}

/** Keys that move a tile, and by how many places. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function Grip({ title, place, tools }: { readonly title: string; readonly place: number; readonly tools: TileTools }) {
  const text = useDashboardsText();
  const press = (event: KeyboardEvent) => {
    const step = event.altKey ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    tools.move(place + step);
  };
  return (
    <ToolButton
      className={css.grip}
      data-grip=""
      icon={mdiDrag}
      label={text.grip(title)}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={press}
    />
  );
}

interface MenuProps extends Omit<Props, 'tools'> {
  readonly tools: TileTools;
}

function TileMenu({ tile: { title, size }, place, count, tools }: MenuProps) {
  const text = useDashboardsText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const other = size === 'half' ? 'full' : 'half';
  return (
    <>
      <ToolButton
        icon={mdiDotsVertical}
        label={text.menuOf(title)}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && (
        <RowMenu
          anchor={anchor}
          onClose={() => setAnchor(undefined)}
          items={[
            { id: 'rename', label: text.renameTile, run: tools.rename },
            { id: 'size', label: text[other], run: () => tools.change({ size: other }) },
            ...(place > 0
              ? [{ id: 'earlier', label: text.earlier, hint: 'Alt ↑', run: () => tools.move(place - 1) }]
              : []),
            ...(place < count - 1
              ? [{ id: 'later', label: text.later, hint: 'Alt ↓', run: () => tools.move(place + 1) }]
              : []),
            { id: 'remove', label: text.removeTile, isDanger: true, run: tools.remove },
          ]}
        />
      )}
    </>
  );
}
