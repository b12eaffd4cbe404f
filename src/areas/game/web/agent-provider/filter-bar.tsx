import type { ReactNode } from 'react';
import { gameFields } from '#generated/api/fields/game.ts';
import { useProviderItems } from '#generated/web/game/hooks/provider.ts';
import { useLabel } from '#web/locale/language.ts';
import { states } from './cells.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { Agent, Filters } from './use-matrix.ts';

interface Props {
  readonly filters: Filters;
  readonly agents: readonly Agent[];
  readonly onChange: (change: Partial<Filters>) => void;
}

/** Filters of the matrix by agent and provider. */
export function FilterBar({ filters, agents, onChange }: Props) {
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
      <Choice name={text.agent} value={filters.agents} onChange={(agents) => onChange({ agents })}>
        {filters.agents.includes(',') && (
          <option value={filters.agents}>{text.agents(filters.agents.split(',').length)}</option>
        )}
        <NamedOptions rows={agents} />
      </Choice>
      <Choice name={text.type} value={filters.type} onChange={(type) => onChange({ type })}>
        {gameFields.type.options?.map((option) => (
          <option key={option.value} value={option.value}>
            {label(option.label)}
          </option>
        ))}
      </Choice>
      <Choice name={text.provider} value={filters.provider} onChange={(provider) => onChange({ provider })}>
        <NamedOptions rows={providers} />
      </Choice>
      <Choice
        name={text.status}
        value={filters.status}
        disabled={filters.missing}
        onChange={(status) => onChange({ status })}
      >
        {states.slice(0, 3).map((state) => (
          <option key={state} value={state}>
            {text.states[state]}
          </option>
        ))}
      </Choice>
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

interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One filter: all values, or one of them. */
function Choice({ name, value, disabled, onChange, children }: ChoiceProps) {
  const text = useMatrixText();
  return (
    <select
      className={css.input}
      aria-label={name}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">
        {name}: {text.every}
      </option>
      {children}
    </select>
  );
}

function NamedOptions({ rows }: { readonly rows: readonly Agent[] }) {
  return rows.map(({ id, code, name }) => (
    <option key={id} value={id}>
      {code} · {name}
    </option>
  ));
}
