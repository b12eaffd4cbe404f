import { useState } from 'react';
import { Link } from 'wouter';
import { gameFields } from '#generated/api/fields/game.ts';
import { providerConfigAdd, providerConfigUpdate } from '#generated/web/game/calls/provider.ts';
import { useProviderItems } from '#generated/web/game/hooks/provider.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLabel } from '#web/locale/language.ts';
import { Pager } from '#web/screens/shared/pager.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { BulkClose } from './bulk-close.tsx';
import { CellDialog } from './cell-dialog.tsx';
import { type Config, marks, type Provider } from './cells.ts';
import { Grid } from './grid.tsx';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import { type Agent, type Filters, useFilters, useMatrix } from './use-matrix.ts';

const states = ['active', 'maintenance', 'inactive', 'missing'] as const;
const nobody: ReadonlySet<number> = new Set();

/** Which agent offers which provider, at a glance. */
export default function AgentProviderPage() {
  const text = useMatrixText();
  const describe = useDescribeError();
  const can = useCan();
  const [filters, change] = useFilters();
  const matrix = useMatrix(filters);
  const [selected, setSelected] = useState(nobody);
  const [cell, setCell] = useState<{ agent: Agent; provider: Provider; config: Config }>();
  const mayChange = can(providerConfigUpdate.permission);
  const { agents, providers, error, isLoading } = matrix;
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
      {selected.size > 0 && <BulkClose matrix={matrix} selected={selected} onClear={() => setSelected(nobody)} />}
      {error ? (
        <ErrorState message={describe(error)} reference={error.requestId} onRetry={() => void matrix.refresh()} />
      ) : agents.length === 0 || providers.length === 0 ? (
        isLoading ? (
          <SkeletonLines count={12} />
        ) : (
          <EmptyState title={text.none} />
        )
      ) : (
        <Grid
          matrix={matrix}
          selected={selected}
          mayChange={mayChange}
          mayAdd={can(providerConfigAdd.permission)}
          onSelect={setSelected}
          onCell={(agent, provider, config) => setCell({ agent, provider, config })}
        />
      )}
      {matrix.total > matrix.perPage && (
        <Pager
          page={filters.page}
          limit={matrix.perPage}
          total={matrix.total}
          onPage={(page) => {
            setSelected(nobody);
            change({ page });
          }}
        />
      )}
      {cell && <CellDialog {...cell} onClose={() => setCell(undefined)} onChanged={() => void matrix.refresh()} />}
    </div>
  );
}

interface BarProps {
  readonly filters: Filters;
  readonly agents: readonly Agent[];
  readonly onChange: (change: Partial<Filters>) => void;
}

function FilterBar({ filters, agents, onChange }: BarProps) {
  const text = useMatrixText();
  const label = useLabel();
  const providers = useProviderItems({ limit: 100 }).data?.data ?? [];
  return (
    <div className={css.tools}>
      <input
        type="search"
        className={css.input}
        aria-label={text.search}
        placeholder={text.search}
        value={filters.q}
        onChange={(event) => onChange({ q: event.currentTarget.value })}
      />
      <select
        className={css.input}
        aria-label={text.agent}
        value={filters.agents}
        onChange={(event) => onChange({ agents: event.currentTarget.value })}
      >
        <option value="">
          {text.agent}: {text.every}
        </option>
        {filters.agents.includes(',') && (
          <option value={filters.agents}>{text.agents(filters.agents.split(',').length)}</option>
        )}
        {agents.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </select>
      <select
        className={css.input}
        aria-label={text.type}
        value={filters.type}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      >
        <option value="">
          {text.type}: {text.every}
        </option>
        {gameFields.type.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {label(option.label)}
          </option>
        ))}
      </select>
      <select
        className={css.input}
        aria-label={text.provider}
        value={filters.provider}
        onChange={(event) => onChange({ provider: event.currentTarget.value })}
      >
        <option value="">
          {text.provider}: {text.every}
        </option>
        {providers.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </select>
      <select
        className={css.input}
        aria-label={text.status}
        value={filters.status}
        disabled={filters.missing}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      >
        <option value="">
          {text.status}: {text.every}
        </option>
        {states.slice(0, 3).map((state) => (
          <option key={state} value={state}>
            {text.states[state]}
          </option>
        ))}
      </select>
      <label className={css.check}>
        <input
          type="checkbox"
          className={css.tick}
          checked={filters.missing}
          onChange={(event) => onChange({ missing: event.currentTarget.checked })}
        />
        {text.missingOnly}
      </label>
    </div>
  );
}
