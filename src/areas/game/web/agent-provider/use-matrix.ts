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
  /** Keys with commas between them. */
  readonly agents: string;
  readonly type: string;
  readonly provider: string;
  readonly status: string;
  readonly missing: boolean;
  readonly page: number;
}

/** Rows that one answer of the list may hold, and answers of one page of the matrix. */
const mostRows = 200;
const answers = 4;

/** The filters, kept in the address. */
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
    const wanted = {
      q,
      agent_id: agents,
      type,
      provider_id: provider,
      status,
      missing: missing ? '1' : '',
      page: page > 1 ? `${page}` : '',
    };
    const said = Object.entries(wanted).filter(([, value]) => value !== '');
    const search = new URLSearchParams(said).toString();
    navigate(search === '' ? path : `${path}?${search}`, { replace: true });
  };
  return [filters, change];
}

export interface Matrix {
  readonly providers: readonly Provider[];
  readonly agents: readonly Agent[];
  /** All that may be chosen. */
  readonly everyAgent: readonly Agent[];
  readonly grid: ReadonlyMap<string, Config>;
  readonly total: number;
  readonly perPage: number;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  refresh(): Promise<void>;
}

/** Does a cell pass the filters of status and of what is missing? */
function isWanted(state: State, { status, missing }: Filters): boolean {
  return missing ? state === 'missing' : status === '' || state === status;
}

/** Agents by providers, as the filters ask. Settings come in as many answers as their number takes. */
export function useMatrix(filters: Filters): Matrix {
  const agentAnswer = useAgentItems({ limit: 200 });
  const providerAnswer = useProviderItems({ limit: 100 });
  const everyProvider = providerAnswer.data?.data ?? [];
  const block = Math.max(1, Math.floor(mostRows / Math.max(1, everyProvider.length)));
  const perPage = block * answers;
  const words = filters.q.trim().toLowerCase();
  const chosen = new Set(filters.agents.split(',').filter((id) => id !== ''));
  // Masters have no members of their own: nobody would play at what they offer.
  const everyAgent = (agentAnswer.data?.data ?? []).filter(({ type }) => type !== 'master');
  const matching = everyAgent.filter(
    ({ id, code, name }) =>
      (chosen.size === 0 || chosen.has(String(id))) &&
      (words === '' || `${code} ${name}`.toLowerCase().includes(words)),
  );
  const page = matching.slice((filters.page - 1) * perPage, filters.page * perPage);
  const isReady = everyProvider.length > 0;
  const asked = (at: number) => {
    const ids = page.slice(at * block, (at + 1) * block).map(({ id }) => id);
    return isReady && ids.length > 0 ? { agent_id: ids, limit: mostRows } : null;
  };
  const parts = [
    useProviderConfigs(asked(0)),
    useProviderConfigs(asked(1)),
    useProviderConfigs(asked(2)),
    useProviderConfigs(asked(3)),
  ];
  const grid = gridOf(parts.flatMap((part) => part.data?.data ?? []));
  const providers = everyProvider.filter(
    (one) =>
      (filters.type === '' || one.types.some((type) => type === filters.type)) &&
      (filters.provider === '' || String(one.id) === filters.provider),
  );
  const isFiltered = filters.missing || filters.status !== '';
  const wanted = (agent: number, provider: Provider) =>
    isWanted(stateOf(grid.get(cellKey(agent, provider.id)), provider), filters);
  const isLoading = agentAnswer.isLoading || providerAnswer.isLoading || parts.some((part) => part.isLoading);
  const shownAgents =
    isFiltered && !isLoading ? page.filter(({ id }) => providers.some((one) => wanted(id, one))) : page;
  return {
    providers:
      isFiltered && !isLoading ? providers.filter((one) => shownAgents.some(({ id }) => wanted(id, one))) : providers,
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
