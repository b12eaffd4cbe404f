import { mdiDownload, mdiFilterVariant, mdiStar, mdiStarOutline, mdiViewColumnOutline } from '@mdi/js';
import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Row } from '#contract/envelope.ts';
import type { Action } from '#contract/screen.ts';
import { listName } from '#web/core/list-name.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader, PageHeaderEnd } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import tabs from '#web/ui/tabs.module.css';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useListText } from '../shared/texts.ts';
import { today } from '../shared/use-list-url.ts';
import { AboveList } from './above-list.tsx';
import { DataAge } from './data-age.tsx';
import { exportOf } from './export-request.ts';
import { FilterChips, FilterPanel, prepareFilters } from './filter-bar.tsx';
import { activeFilters } from './filter-text.ts';
import { HeadingPlace } from './heading-place.ts';
import css from './list.module.css';
import { ListRows } from './list-rows.tsx';
import { ListTabs } from './list-tabs.tsx';
import { SearchBox } from './search-box.tsx';
import { ToolPopover } from './tool-popover.tsx';
import type { ListModel } from './use-list-screen.ts';

const ColumnChooser = lazy(() =>
  import('#web/table/column-chooser.tsx').then((part) => ({ default: part.ColumnChooser })),
);
const GroupChoice = lazy(() => import('./group-choice.tsx').then((part) => ({ default: part.GroupChoice })));
const GroupChip = lazy(() => import('./group-choice.tsx').then((part) => ({ default: part.GroupChip })));
const ListCards = lazy(() => import('./list-cards.tsx').then((part) => ({ default: part.ListCards })));
const ViewMenu = lazy(() => import('./view-menu.tsx').then((part) => ({ default: part.ViewMenu })));
const ExportDialog = lazy(() => import('./export-dialog.tsx').then((part) => ({ default: part.ExportDialog })));

const noRow: Row = {};

/** A link of the heading takes along what the list is filtered by, where it has a place for it. */
const withFilters = (action: Action, values: Readonly<Record<string, string>>): Action =>
  action.to === undefined
    ? action
    : { ...action, to: action.to.replace('{filters}', encodeURIComponent(`${new URLSearchParams(values)}`)) };

/** Heading with what concerns the whole list: how old it is, and what can be done without a row. */
export function ListHeading({ model }: { readonly model: ListModel }) {
  const label = useLabel();
  const text = useListText();
  const { list, header, screen } = model;
  const total = list.reply?.total;
  const place = useContext(HeadingPlace);
  const end = {
    aside: [model.view?.name, total !== undefined && text.count(`${formatCount(total)}${list.reply?.more ? '+' : ''}`)]
      .filter(Boolean)
      .join(' · '),
    actions: (
      <>
        <DataAge
          readAt={list.readAt}
          isRefreshing={list.isValidating}
          isStale={list.phase === 'stale'}
          onRefresh={() => void list.refresh()}
        />
        {header.permitted.map((action) => (
          <PlainButton key={action.id} onClick={() => header.start(withFilters(action, list.values), noRow)}>
            {label(action.label)}
          </PlainButton>
        ))}
      </>
    ),
  };
  return (
    <>
      {place === undefined ? (
        <PageHeader title={label(screen.title)} {...end} />
      ) : (
        place && createPortal(<PageHeaderEnd {...end} />, place)
      )}
    </>
  );
}

interface BarProps {
  readonly model: ListModel;
  /** Filters that do not apply just now. */
  readonly hidden?: readonly string[];
  /** Its columns are given just now. */
  readonly fixed?: boolean | undefined;
  /** More tools, at the end. */
  readonly children?: ReactNode;
}

/** Search, filters and tools, and the chips of what is filtered. */
export function ListBar({ model, hidden = [], fixed, children }: BarProps) {
  const text = useListText();
  const context = useFormatContext();
  const [isOpen, setOpen] = useState(false);
  const { list, searchFilter } = model;
  const shared = { values: list.values, context, today: today(), onChange: model.setFilter };
  const filters = model.filters.filter((filter) => !hidden.includes(filter.name));
  const active = activeFilters(filters, list.values, []);
  const param = searchFilter?.params[0];
  return (
    <>
      <div className={css.bar}>
        {param !== undefined && (
          <SearchBox value={list.values[param] ?? ''} onChange={(value) => model.setFilter({ [param]: value })} />
        )}
        {filters.length > 0 && (
          <button
            type="button"
            className={css.button}
            aria-expanded={isOpen}
            onPointerEnter={prepareFilters}
            onFocus={prepareFilters}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={mdiFilterVariant} size={16} />
            {text.filters}
            {active.length > 0 && <span className={tabs.count}>{active.length}</span>}
          </button>
        )}
        {list.address.state.group !== undefined && (
          <Suspense>
            <GroupChip model={model} />
          </Suspense>
        )}
        <div className={css.barEnd}>
          <Tools model={model} fixed={fixed} />
          {children}
        </div>
      </div>
      {isOpen && <FilterPanel filters={filters} {...shared} />}
      <FilterChips
        filters={active}
        {...shared}
        onEdit={() => setOpen(true)}
        onClear={() => model.clearFilters(hidden)}
      />
    </>
  );
}

/** Views, columns and the file of a list. */
function Tools({ model, fixed }: Pick<BarProps, 'model' | 'fixed'>) {
  const text = useListText();
  const { language } = useFormatContext();
  const [isExporting, setExporting] = useState(false);
  const { list, screen, preferences, setCovered } = model;
  const { layout } = preferences;
  const total = list.reply?.total ?? 0;
  return (
    <>
      <ToolPopover label={text.views} icon={model.view ? mdiStar : mdiStarOutline} onOpenChange={setCovered}>
        {(close) => (
          <ViewMenu
            name={listName(screen)}
            views={preferences.views}
            state={list.address.state}
            shape={list.shape}
            layout={layout}
            today={today()}
            onOpen={(view) => {
              close();
              model.openView(view);
            }}
          />
        )}
      </ToolPopover>
      {!fixed && (
        <ToolPopover label={text.columns} icon={mdiViewColumnOutline} onOpenChange={setCovered}>
          {() => (
            <>
              {screen.groups && <GroupChoice model={model} />}
              <ColumnChooser
                columns={screen.columns}
                layout={layout}
                language={language}
                onLayout={preferences.setLayout}
                onReset={preferences.resetLayout}
              />
            </>
          )}
        </ToolPopover>
      )}
      {model.canExport && (
        <ToolButton className={css.tool} icon={mdiDownload} label={text.export} onClick={() => setExporting(true)} />
      )}
      {isExporting && (
        <Suspense>
          <ExportDialog
            request={exportOf(screen.list, list.query)}
            total={total}
            list={model}
            onClose={() => setExporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Tabs of the list, where it has them. */
export function ListTabBar({ model }: { readonly model: ListModel }) {
  const { screen, list, tabFilter } = model;
  const param = tabFilter?.params[0];
  if (!screen.tabs || param === undefined) return null;
  const value = list.values[param];
  return (
    <ListTabs
      tabs={screen.tabs}
      value={value}
      counts={list.reply?.facets}
      onChange={(next) => model.setFilter({ [param]: next })}
    />
  );
}

interface ScreenProps<R extends Row> {
  readonly model: ListModel<R>;
  /** Cells that the screen draws in its own way. The same object between renders. */
  readonly overrides?: CellOverrides<NoInfer<R>> | undefined;
  /** Opens a row elsewhere than at its address. The same function between renders. */
  readonly onOpen?: ((row: R) => void) | undefined;
  /** Entries of a row's menu beyond its actions. The same function between renders. */
  readonly moreOf?: ((row: R) => readonly RowMenuItem[]) | undefined;
  /** The cards of a page that has them in its own file: nothing moves when they come. */
  readonly cards?: ReactNode;
  /** Content between the heading and the tabs. */
  readonly above?: ReactNode;
  /** More tools, at the end of the bar. */
  readonly tools?: ReactNode;
  /** What opens over the list. */
  readonly children?: ReactNode;
}

/** A list screen; a hand-written page gives only its additions. */
export function ListScreenView<R extends Row>({
  model,
  overrides,
  onOpen,
  moreOf,
  cards,
  above,
  tools,
  children,
}: ScreenProps<R>) {
  if (model.list.phase === 'forbidden') return <Forbidden />;
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
      {cards ??
        (model.screen.cards && (
          <Suspense fallback={<div className={css.cardsWaiting} />}>
            <ListCards cards={model.screen.cards} model={model} />
          </Suspense>
        ))}
      {above ?? <AboveList model={model} />}
      <ListTabBar model={model} />
      <ListBar model={model}>{tools}</ListBar>
      <ListRows model={model} overrides={overrides} onOpen={onOpen} moreOf={moreOf} />
      {model.actions.dialog}
      {model.header.dialog}
      {children}
    </div>
  );
}
