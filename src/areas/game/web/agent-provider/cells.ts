import type { ProviderConfigsReply } from '#generated/api/game.ts';

export type Config = ProviderConfigsReply;
/** How a provider may stand at an agent; the last one has no setting. */
export const states = ['active', 'maintenance', 'inactive', 'missing'] as const;
export type State = (typeof states)[number];

export interface Provider {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly status: 'active' | 'maintenance' | 'inactive';
}

/** What members get: a provider that is not open is open for nobody, whatever an agent's own setting is. */
export function stateOf(config: Pick<Config, 'status'> | undefined, provider: Pick<Provider, 'status'>): State {
  if (!config) return 'missing';
  return config.status === 'active' ? provider.status : config.status;
}

/** Does the provider, and not the agent's own setting, decide? */
export function isOverridden(config: Pick<Config, 'status'> | undefined, provider: Pick<Provider, 'status'>): boolean {
  return config?.status === 'active' && provider.status !== 'active';
}

export const marks: Readonly<Record<State, string>> = { active: '●', maintenance: '◐', inactive: '○', missing: '+' };

/** Settings by agent and provider. */
export function gridOf(rows: readonly Config[]): ReadonlyMap<string, Config> {
  return new Map(rows.map((row) => [cellKey(row.agent_id, row.provider_id), row]));
}

export const cellKey = (agent: number, provider: number) => `${agent}/${provider}`;
