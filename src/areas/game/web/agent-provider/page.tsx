import { useState } from 'react';
import { Link } from 'wouter';
import { providerConfigAdd, providerConfigUpdate } from '#generated/web/game/calls/provider.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { BulkClose } from './bulk-close.tsx';
import { CellDialog } from './cell-dialog.tsx';
import { type Config, marks, type Provider, states } from './cells.ts';
import { FilterBar } from './filter-bar.tsx';
import { Grid, type GridProps } from './grid.tsx';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import { type Agent, useFilters, useMatrix } from './use-matrix.ts';

const noAgents: ReadonlySet<number> = new Set();

/** Which agent offers which provider, as a matrix. */
export default function AgentProviderPage() {
  const text = useMatrixText();
  const [filters, change] = useFilters();
  const matrix = useMatrix(filters);
  const [selected, setSelected] = useState(noAgents);
  const [cell, setCell] = useState<{ agent: Agent; provider: Provider; config: Config }>();
  return (
    <div className={css.page}>
      <PageHeader
        title={text.title}
        actions={
          <Link href="/game/agent-provider/manage" className={css.link}>
            {text.list}
          </Link>
        }
      />
      <FilterBar filters={filters} agents={matrix.everyAgent} onChange={change} />
      <Legend />
      {selected.size > 0 && <BulkClose matrix={matrix} selected={selected} onClear={() => setSelected(noAgents)} />}
      <Body
        matrix={matrix}
        selected={selected}
        onSelect={setSelected}
        onCell={(agent, provider, config) => setCell({ agent, provider, config })}
      />
      {matrix.total > matrix.perPage && (
        <Pager
          page={filters.page}
          limit={matrix.perPage}
          total={matrix.total}
          onPage={(page) => {
            setSelected(noAgents);
            change({ page });
          }}
        />
      )}
      {cell && <CellDialog {...cell} onClose={() => setCell(undefined)} onChanged={() => void matrix.refresh()} />}
    </div>
  );
}

function Legend() {
  const text = useMatrixText();
  return (
    <p className={css.legend}>
      {states.map((state) => (
        <span key={state}>
          <i className={css.mark} data-state={state} data-idle aria-hidden="true">
            {marks[state]}
          </i>
          {text.states[state]}
        </span>
      ))}
    </p>
  );
}

/** The matrix, or its error, loading or empty state. */
function Body({ matrix, ...grid }: Omit<GridProps, 'mayChange' | 'mayAdd'>) {
  const text = useMatrixText();
  const describe = useDescribeError();
  const can = useCan();
  const { agents, providers, error, isLoading, refresh } = matrix;
  if (error) return <ErrorState message={describe(error)} reference={error.requestId} onRetry={() => void refresh()} />;
  if (agents.length === 0 || providers.length === 0)
    return isLoading ? <SkeletonLines count={12} /> : <EmptyState title={text.none} />;
  return (
    <Grid
      {...grid}
      matrix={matrix}
      mayChange={can(providerConfigUpdate.permission)}
      mayAdd={can(providerConfigAdd.permission)}
    />
  );
}
