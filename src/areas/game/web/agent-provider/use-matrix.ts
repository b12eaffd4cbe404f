import { useLocation, useRouter } from 'wouter';
import { useAgentItems } from '#generated/web/agent/hooks/agent.ts';
import { useProviderConfigs, useProviderItems } from '#generated/web/game/hooks/provider.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { type Config, cellKey, gridOf, type Provider, type State, stateOf } from './cells.ts';

export interface Agent {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

export interface Filters {
  readonly q: string;
  /** Ids, separated by commas. */
  readonly agents: string;
  readonly type: string;
  readonly provider: string;
  readonly status: string;
  readonly missing: boolean;
  readonly page: number;
}

/** Maximum rows per list reply, and replies per page of the matrix. */
const maxRowsPerReply = 200;
const repliesPerPage = 4;

/** The filters, kept in the URL. */
export function useFilters(): readonly [Filters, (change: Partial<Filters>) => void] {
  const router = useRouter();
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(router.searchHook(router));
  const text = (name: string) => query.get(name) ?? '';
  const filters: Filters = {
    ...{
      q: text('q'),
      agents: text('agent_id'),
      type: text('type'),
      provider: text('provider_id'),
      status: text('status'),
    },
    missing: text('missing') === '1',
    page: Math.max(1, Math.floor(Number(text('page'))) || 1),
  };
  const change = (next: Partial<Filters>) => {
    const { q, agents, type, provider, status, missing, page } = { ...filters, page: 1, ...next };
    const params = {
      q,
      agent_id: agents,
      type,
      provider_id: provider,
      status,
      missing: missing ? '1' : '',
      page: page > 1 ? `${page}` : '',
    };
    const nonEmpty = Object.entries(params).filter(([, value]) => value !== '');
    const search = new URLSearchParams(nonEmpty).toString();
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return [filters, change];
}

export interface Matrix {
  readonly providers: readonly Provider[];
  readonly agents: readonly Agent[];
  /** All agents offered by the filter. */
  readonly everyAgent: readonly Agent[];
  readonly grid: ReadonlyMap<string, Config>;
  readonly total: number;
  readonly perPage: number;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  refresh(): Promise<void>;
}

/** Whether a cell passes the status and missing filters. */
function passesFilters(state: State, { status, missing }: Filters): boolean {
  return missing ? state === 'missing' : status === '' || state === status;
}

/** The matrix of agents and providers that pass the filters. Configurations are read in as many replies as needed. */
export function useMatrix(filters: Filters): Matrix {
  const agentAnswer = useAgentItems({ limit: 200 });
  const providerAnswer = useProviderItems({ limit: 100 });
  const everyProvider = providerAnswer.data?.data ?? [];
  const block = Math.max(1, Math.floor(maxRowsPerReply / Math.max(1, everyProvider.length)));
  const perPage = block * repliesPerPage;
  const searchText = filters.q.trim().toLowerCase();
  const chosen = new Set(filters.agents.split(',').filter((id) => id !== ''));
  // Masters have no members of their own, so no one plays what they offer.
  const everyAgent = (agentAnswer.data?.data ?? []).filter(({ type }) => type !== 'master');
  const matching = everyAgent.filter(
    ({ id, code, name }) =>
      (chosen.size === 0 || chosen.has(String(id))) &&
      (searchText === '' || `${code} ${name}`.toLowerCase().includes(searchText)),
  );
  const page = matching.slice((filters.page - 1) * perPage, filters.page * perPage);
  const isReady = everyProvider.length > 0;
  const queryOf = (at: number) => {
    const ids = page.slice(at * block, (at + 1) * block).map(({ id }) => id);
    return isReady && ids.length > 0 ? { agent_id: ids, limit: maxRowsPerReply } : null;
  };
  const parts = [
    useProviderConfigs(queryOf(0)),
    useProviderConfigs(queryOf(1)),
    useProviderConfigs(queryOf(2)),
    useProviderConfigs(queryOf(3)),
  ];
  const grid = gridOf(parts.flatMap((part) => part.data?.data ?? []));
  const providers = everyProvider.filter(
    (provider) =>
      (filters.type === '' || provider.types.some((type) => type === filters.type)) &&
      (filters.provider === '' || String(provider.id) === filters.provider),
  );
  const isFiltered = filters.missing || filters.status !== '';
  const cellPasses = (agent: number, provider: Provider) =>
    passesFilters(stateOf(grid.get(cellKey(agent, provider.id)), provider), filters);
  const isLoading = agentAnswer.isLoading || providerAnswer.isLoading || parts.some((part) => part.isLoading);
  const shownAgents =
    isFiltered && !isLoading ? page.filter(({ id }) => providers.some((provider) => cellPasses(id, provider))) : page;
  return {
    providers:
      isFiltered && !isLoading
        ? providers.filter((provider) => shownAgents.some(({ id }) => cellPasses(id, provider)))
        : providers,
    agents: shownAgents,
    everyAgent,
    grid,
    total: matching.length,
    perPage,
    isLoading,
    error: [agentAnswer, providerAnswer, ...parts].find((answer) => answer.error && !answer.data)?.error,
    async refresh() {
      await Promise.all([agentAnswer, providerAnswer, ...parts].map((answer) => answer.refresh()));
    },
  };
}
