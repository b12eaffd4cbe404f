import { Suspense, useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { defaultLayout } from '#web/core/column-layout.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverrides } from '#web/table/cell-plan.ts';
import { DataTable } from '#web/table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { late } from '#web/ui/late.tsx';
import { rowHeights } from '#web/ui/settings.ts';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';
import css from './related-list.module.css';
import { RelatedListFilters } from './related-list-filters.tsx';
import { useListText } from './texts.ts';
import { useFixed } from './use-fixed.ts';
import { useList, useShape } from './use-list.ts';
import { useListMemory } from './use-list-url.ts';

const DaysPanel = late(() => import('./days-panel.tsx').then((part) => ({ default: part.DaysPanel })));

interface Props {
  readonly related: Related;
  /** The record that the list belongs to. */
  readonly record: Row;
  /** Cells that the screen draws in its own way. */
  readonly overrides?: CellOverrides | undefined;
}

/** A list that belongs to a record, on its screen. Its sorting and paging are its own: the address is the record's. */
export function RelatedList(props: Props) {
  const can = useCan();
  const { related, record } = props;
  if (!can(related.permission)) return null;
  const { chart } = related;
  return chart ? (
    <Suspense>
      <DaysPanel related={related} chart={chart} record={record} />
    </Suspense>
  ) : (
    <Allowed {...props} />
  );
}

function Allowed({ related, record, overrides }: Props) {
  const label = useLabel();
  const text = useListText();
  const context = useFormatContext();
  const [, navigate] = useLocation();
  const shape = useShape(related);
  const address = useListMemory(shape);
  const layout = useMemo(() => defaultLayout(related.columns), [related.columns]);
  const fixed = useFixed(related, record);
  const list = useList(related, shape, address, { fixed, refresh: related.refresh });
  const { page, limit, sort } = address.state;
  // A record that lacks what the list is matched by has no such list; there is nothing to wait for.
  const waiting = fixed !== null && list.phase === 'loading';
  const total = list.reply?.total ?? 0;
  const title = label(related.title);
  const unasked = openFilters(related);
  return (
    <section className={css.related} aria-label={title}>
      <div className={css.head}>
        <RelatedListFilters
          filters={unasked}
          values={list.values}
          onChange={(values) => address.change({ kind: 'filter', values })}
        />
        {!waiting && <span className={css.count}>{text.count(formatCount(total))}</span>}
      </div>
      <DataTable
        label={title}
        rows={waiting || list.phase === 'failed' ? [] : list.rows}
        rowKey={related.key}
        columns={related.columns}
        layout={layout}
        sort={sort}
        onSort={(field, add) => address.change({ kind: 'sort', field, add })}
        sums={list.reply}
        total={list.reply?.total}
        context={context}
        store={list.store}
        overrides={overrides}
        rowHeight={rowHeights.compact}
        skeleton={waiting ? 3 : undefined}
        isBusy={list.isValidating}
        onFollow={navigate}
        keysEnabled={false}
      >
        {fixed === null || (list.phase === 'empty' && unasked.length === 0 && total === 0) ? (
          <EmptyState />
        ) : (
          <ListState list={list} />
        )}
      </DataTable>
      {(total > limit || list.reply?.more) && (
        <Pager
          page={page}
          limit={limit}
          total={total}
          more={list.reply?.more}
          onPage={(page) => address.change({ kind: 'page', page })}
          onIntend={(page) => list.intend({ kind: 'page', page })}
        />
      )}
    </section>
  );
}

/** Filters that hold from the beginning, and that the record does not decide. */
const openFilters = ({ filters, match }: Related) =>
  filters.filter((filter) => filter.initial !== undefined && !filter.params.some((param) => param in match));
