import { Button } from '@mantine/core';
import { mdiDownload } from '@mdi/js';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import type { Column, Related } from '#contract/screen.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import { gatewayTransactionFields } from '#generated/api/fields/gateway-transaction.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { defaultLayout } from '#web/core/column-layout.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { ListState } from '#web/screens/shared/list-state.tsx';
import { Pager } from '#web/screens/shared/pager.tsx';
import { RelatedListFilters } from '#web/screens/shared/related-list-filters.tsx';
import { useList, useShape } from '#web/screens/shared/use-list.ts';
import { today, useListMemory } from '#web/screens/shared/use-list-url.ts';
import { DataTable } from '#web/table/data-table.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { save } from '#web/ui/save-file.ts';
import { rowHeights } from '#web/ui/settings.ts';
import { Stack, Toolbar } from '#web/ui/stack.tsx';
import type { Account } from '../records.ts';
import { Outcomes } from '../statement/outcomes.tsx';
import { tableOf } from '../statement/table-of.ts';
import { useStatementText } from '../statement/texts.ts';

/** One page holds a usual day, so that totals and the download cover what is shown. */
const perPage = 500;

/** Types that our own transactions also use get their labels. */
const named = (column: Column): Column =>
  column.name === 'type' ? { ...column, kind: 'enum', options: gatewayTransactionFields.type.options ?? [] } : column;

/** The statement lines of one account, for one or several days. */
function useStatement(related: Related, record: Row) {
  const source = useMemo(() => ({ ...related, columns: related.columns.map(named), limit: perPage }), [related]);
  const shape = useShape(source);
  const address = useListMemory(shape);
  const layout = useMemo(() => defaultLayout(source.columns), [source.columns]);
  const fixed = useMemo(() => ({ account_id: String(record.id) }), [record.id]);
  const list = useList(source, shape, address, { fixed });
  return { source, address, layout, list };
}

/** The gateway's statement compared with our books: what matches, what only one side has, and each line. */
export default function Statement({ related, record }: PanelPart<Account>) {
  const can = useCan();
  return related && can(related.permission) ? <Lines related={related} record={record} /> : null;
}

function Lines({ related, record }: { readonly related: Related; readonly record: Account }) {
  const text = useStatementText();
  const label = useLabel();
  const context = useFormatContext();
  const [, navigate] = useLocation();
  const { source, address, layout, list } = useStatement(related, record);
  const isLoading = list.phase === 'loading';
  const total = list.reply?.total ?? 0;
  const change = (values: Readonly<Record<string, string | undefined>>) => address.change({ kind: 'filter', values });
  const days = [list.values.date_from, list.values.date_to].filter(Boolean).join('_') || today();
  const name = `${source.list.path.split('/').at(-3) ?? 'gateway'}-${String(record.name ?? record.id)}-${days}.csv`;
  const download = () =>
    save(new Blob([tableOf(source.columns, list.rows, context.language)], { type: 'text/csv;charset=utf-8' }), name);
  return (
    <section aria-label={label(source.title)}>
      <Stack>
        <Toolbar>
          <RelatedListFilters
            filters={source.filters.filter(({ initial }) => initial !== undefined)}
            values={list.values}
            onChange={change}
          />
          <Button
            data-end
            variant="default"
            leftSection={<Icon path={mdiDownload} size={16} />}
            disabled={isLoading || list.rows.length === 0}
            onClick={download}
          >
            {text.save(list.rows.length)}
          </Button>
        </Toolbar>
        <Outcomes reply={list.reply} chosen={list.values.match} onChoose={(match) => change({ match })} />
        <DataTable
          label={label(source.title)}
          rows={isLoading || list.phase === 'failed' ? [] : list.rows}
          rowKey={source.key}
          columns={source.columns}
          layout={layout}
          sort={address.state.sort}
          onSort={(sorted, add) => address.change({ kind: 'sort', field: sorted, add })}
          sums={list.reply}
          total={list.reply?.total}
          context={context}
          store={list.store}
          rowHeight={rowHeights.compact}
          skeleton={isLoading ? 6 : undefined}
          isBusy={list.isValidating}
          onFollow={navigate}
          keysEnabled={false}
        >
          <ListState list={list} />
        </DataTable>
        {total > perPage && (
          <Pager
            page={address.state.page}
            limit={perPage}
            total={total}
            onPage={(page) => address.change({ kind: 'page', page })}
          />
        )}
      </Stack>
    </section>
  );
}
