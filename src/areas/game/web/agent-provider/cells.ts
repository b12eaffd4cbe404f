import type { ProviderConfigsReply } from '#generated/api/game.ts';

export type Config = ProviderConfigsReply;
/** State of a provider at an agent; `missing` = not configured. */
export const states = ['active', 'maintenance', 'inactive', 'missing'] as const;
export type State = (typeof states)[number];

export interface Provider {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly status: 'active' | 'maintenance' | 'inactive';
}

/** The state that members see: a provider that is not active is closed at every agent, whatever the agent's setting. */
export function stateOf(config: Pick<Config, 'status'> | undefined, provider: Pick<Provider, 'status'>): State {
  if (!config) return 'missing';
  return config.status === 'active' ? provider.status : config.status;
}

/** Whether the provider's own status overrides the agent's setting. */
export function isOverridden(config: Pick<Config, 'status'> | undefined, provider: Pick<Provider, 'status'>): boolean {
  return config?.status === 'active' && provider.status !== 'active';
}

export const marks: Readonly<Record<State, string>> = { active: '●', maintenance: '◐', inactive: '○', missing: '+' };

/** Configurations by agent and provider. */
export function gridOf(rows: readonly Config[]): ReadonlyMap<string, Config> {
  return new Map(rows.map((row) => [cellKey(row.agent_id, row.provider_id), row]));
}

export const cellKey = (agent: number, provider: number) => `${agent}/${provider}`;
