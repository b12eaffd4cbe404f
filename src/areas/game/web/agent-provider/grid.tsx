import { Link } from 'wouter';
import tables from '#web/ui/plain-table.module.css';
import { type Config, cellKey, isOverridden, marks, type Provider, stateOf } from './cells.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { Agent, Matrix } from './use-matrix.ts';

export interface GridProps {
  readonly matrix: Matrix;
  readonly selected: ReadonlySet<number>;
  readonly mayChange: boolean;
  readonly mayAdd: boolean;
  readonly onSelect: (ids: ReadonlySet<number>) => void;
  readonly onCell: (agent: Agent, provider: Provider, config: Config) => void;
}

/** Agents as rows, providers as columns; the headings of both stay visible while scrolling. */
export function Grid(props: GridProps) {
  const text = useMatrixText();
  const { matrix, selected, mayChange, onSelect } = props;
  const { agents, providers } = matrix;
  const isAll = agents.length > 0 && agents.every(({ id }) => selected.has(id));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroller} aria-label={text.matrix} tabIndex={0}>
      <table className={`${tables.headed} ${css.grid}`}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {mayChange && (
                <input
                  type="checkbox"
                  className={css.tick}
                  aria-label={text.selectAll}
                  checked={isAll}
                  onChange={() => onSelect(isAll ? new Set() : new Set(agents.map(({ id }) => id)))}
                />
              )}
              {text.agent}
            </th>
            {providers.map((provider) => (
              <ProviderHead key={provider.id} provider={provider} />
            ))}
            <th scope="col" className={css.head}>
              {text.enabled}
            </th>
          </tr>
        </thead>
        <tbody>
          {agents.map((agent) => (
            <AgentRow key={agent.id} {...props} agent={agent} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ProviderHead({ provider }: { readonly provider: Provider }) {
  const text = useMatrixText();
  const { code, name, status } = provider;
  return (
    <th
      scope="col"
      className={css.head}
      data-state={status}
      title={status === 'active' ? name : `${name} · ${text.states[status]} · ${text.overridden}`}
    >
      {code}
      {status !== 'active' && <small>{text.states[status]}</small>}
    </th>
  );
}

function AgentRow({ agent, matrix, selected, onSelect, ...cellProps }: GridProps & { readonly agent: Agent }) {
  const text = useMatrixText();
  const { providers, grid } = matrix;
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(agent.id)) next.add(agent.id);
    onSelect(next);
  };
  return (
    <tr data-selected={selected.has(agent.id) || undefined}>
      <th scope="row" className={css.agent}>
        {cellProps.mayChange && (
          <input
            type="checkbox"
            className={css.tick}
            aria-label={text.select(agent.code)}
            checked={selected.has(agent.id)}
            onChange={toggle}
          />
        )}
        <Link href={`/game/agent-provider/manage?agent_id=${agent.id}`} title={agent.name}>
          {agent.code}
        </Link>
      </th>
      {providers.map((provider) => (
        <td key={provider.id} className={css.cell}>
          <Cell
            {...cellProps}
            agent={agent}
            provider={provider}
            config={grid.get(cellKey(agent.id, provider.id))}
            isLoading={matrix.isLoading}
          />
        </td>
      ))}
      <td className={css.count}>
        {providers.filter((one) => stateOf(grid.get(cellKey(agent.id, one.id)), one) === 'active').length}/
        {providers.length}
      </td>
    </tr>
  );
}

interface CellProps extends Pick<GridProps, 'mayChange' | 'mayAdd' | 'onCell'> {
  readonly agent: Agent;
  readonly provider: Provider;
  readonly config: Config | undefined;
  readonly isLoading: boolean;
}

function Cell({ agent, provider, config, mayChange, mayAdd, isLoading, onCell }: CellProps) {
  const text = useMatrixText();
  if (isLoading && !config) return <span className={css.waiting} />;
  const state = stateOf(config, provider);
  const hint = isOverridden(config, provider) ? ` · ${text.overridden}` : '';
  const name = `${text.cell(agent.code, provider.code, text.states[state])}${hint}`;
  const look = { className: css.mark, 'data-state': state, 'data-over': hint !== '' || undefined };
  if (config && mayChange) {
    return (
      <button type="button" {...look} aria-label={name} title={name} onClick={() => onCell(agent, provider, config)}>
        {marks[state]}
      </button>
    );
  }
  if (!config && !mayAdd) return <span {...look} title={name} role="img" aria-label={name} data-idle />;
  // Without permission to switch, the cell is a link to the configuration.
  const query = config ? `id=${config.id}` : `agent_id=${agent.id}&provider_id=${provider.id}`;
  const address = `/game/agent-provider/detail?${query}`;
  return (
    <Link href={address} {...look} aria-label={name} title={name}>
      {marks[state]}
    </Link>
  );
}
