import { mdiKeyboardOutline } from '@mdi/js';
import { Fragment, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import type {
  DashboardChoice as Choice,
  DashboardFilter,
  DashboardScreen,
  DashboardTile,
} from '#contract/dashboard.ts';
import type { PageReply, Row } from '#contract/envelope.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { useGet } from '#web/data/hooks.ts';
import { useLabel } from '#web/locale/language.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { wishKeys } from '#web/ui/page-keys.ts';
import { Part } from '#web/ui/part.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { ChartsTile } from './charts-tile.tsx';
import css from './dashboard.module.css';
import { FiguresTile } from './figures-tile.tsx';
import { QueuesTile } from './queues-tile.tsx';
import { ShortcutsTile } from './shortcuts-tile.tsx';
import { useDashboardText } from './texts.ts';
import { useKeys } from './use-keys.ts';
import { choiceOf, maySee, useSource } from './use-source.ts';

/** True shortly after the first paint, to delay the less important tiles. */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), 60);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}

/** Filters and period, kept in the address. */
function useChoice({ filters, tiles }: DashboardScreen) {
  const [params, setParams] = useSearchParams();
  const periods = tiles.flatMap((tile) => (tile.kind === 'charts' ? tile.periods : []));
  const period = periods.find((one) => one === params.get('period')) ?? periods[0];
  const values = Object.fromEntries(
    filters.flatMap(({ param }) => {
      const value = params.get(param) ?? '';
      return /^\d{1,9}$/.test(value) ? [[param, value]] : [];
    }),
  );
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    choice: choiceOf(values, period),
    period,
    set,
    setPeriod: (one: string) => set('period', one === periods[0] ? '' : one),
  };
}

/** What a tile is known by on its screen. */
function keyOf(tile: DashboardTile): string {
  if (tile.kind === 'part') return tile.name;
  if (tile.kind === 'charts') return tile.title.th;
  return tile.kind === 'figures' ? tile.of : tile.kind;
}

/** What concerns a person now, in figures, work that waits, charts, and the ways on. */
export function DashboardScreenView({ screen }: { readonly screen: DashboardScreen }) {
  const text = useDashboardText();
  const label = useLabel();
  const can = useCan();
  const user = useUser();
  const { choice, period, set, setPeriod } = useChoice(screen);
  const isLater = useLater();
  useKeys(screen.keys);
  const figures = screen.tiles.find((tile) => tile.kind === 'figures');
  const seesAny = Object.keys(screen.sources).some((name) => maySee(screen, name, can));
  const title = screen.greeting && user ? label(screen.greeting).replace('{name}', user.name) : label(screen.title);
  const draw = (tile: DashboardTile, below: readonly DashboardTile[]) => {
    switch (tile.kind) {
      case 'figures':
        return <FiguresTile screen={screen} tile={tile} choice={choice} />;
      case 'charts':
        return <ChartsTile {...{ screen, tile, choice, period, setPeriod, isLater }} />;
      case 'queues':
        return <QueuesTile>{drawAll(below)}</QueuesTile>;
      case 'shortcuts':
        return <ShortcutsTile />;
      case 'part':
        return isLater && can(tile.permission) && <Part load={tile.load} props={{ values: choice.values }} />;
    }
  };
  const drawAll = (tiles: readonly DashboardTile[]) => {
    const last = tiles.findIndex(({ kind }) => kind === 'queues');
    const drawn = last < 0 ? tiles : tiles.slice(0, last + 1);
    return drawn.map((tile, at) => <Fragment key={keyOf(tile)}>{draw(tile, tiles.slice(at + 1))}</Fragment>);
  };
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        actions={
          <>
            {figures && <Updated screen={screen} choice={choice} of={figures.of} against={figures.against} />}
            <ToolButton
              className={css.help}
              icon={mdiKeyboardOutline}
              label={text.keys}
              title={`${text.keys} (?)`}
              onClick={wishKeys}
            />
          </>
        }
      />
      {seesAny && screen.filters.length > 0 && (
        <div className={css.controls}>
          {screen.filters.map((filter) => (
            <FilterChoice
              key={filter.param}
              filter={filter}
              value={choice.values[filter.param] ?? ''}
              onChange={(value) => set(filter.param, value)}
            />
          ))}
        </div>
      )}
      {drawAll(screen.tiles)}
    </div>
  );
}

interface UpdatedProps {
  readonly screen: DashboardScreen;
  readonly choice: Choice;
  readonly of: string;
  readonly against: string | undefined;
}

/** When the figures were last read. */
function Updated({ screen, choice, of, against }: UpdatedProps) {
  const text = useDashboardText();
  const answer = useSource(screen, of, choice);
  const before = useSource(screen, against, choice);
  const readAt = answer.data?.server_time;
  if (readAt === undefined) return null;
  const failed = answer.error !== undefined || before.error !== undefined;
  const time = new Date(readAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Bangkok' });
  return (
    <span className={css.updated} data-stale={failed || undefined} title={failed ? text.stale : undefined}>
      {text.updated(time)}
    </span>
  );
}

interface FilterProps {
  readonly filter: DashboardFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const choices = { limit: 200 };

/** One of what the person may choose from, or all of it. */
function FilterChoice({ filter: { items, label: name, all, display }, value, onChange }: FilterProps) {
  const label = useLabel();
  const can = useCan();
  const answer = useGet<PageReply<Row>>(items, can(items.permission) ? choices : null, { once: true });
  const rows = useMemo(() => answer.data?.data ?? [], [answer.data]);
  if (rows.length < 2) return null;
  return (
    <label className={css.filter}>
      {label(name)}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{label(all)}</option>
        {rows.map((row) => (
          <option key={String(row.id)} value={String(row.id)}>
            {[...new Set([row.code, row[display]])].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </label>
  );
}
