import type { Text } from '#contract/text.ts';
import { isForPeople } from '#server/base/api-key.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { keyTexts } from './texts.ts';

export type Key = RowOf<'api_key'>;
type Hand = Pick<TransactionContext, 'tx' | 'principal' | 'can' | 'mayServe' | 'clock'>;

const day = 86_400_000;
/** Days for which a key may be made, at most. */
const mostDays = 731;
/** Names in one message. */
const mostNames = 3;

const named = (keys: readonly string[]) => ({ names: keys.slice(0, mostNames).join(', ') });

/** Nobody gives a key what they do not have, and nobody what is for people alone. Throws 422. */
export async function checkScopes({ tx, can }: Hand, scopes: readonly string[]): Promise<void> {
  const refuse = (keys: readonly string[], says: (places: { readonly names: string }) => Text) => {
    if (keys.length > 0) throw invalid({ scopes: says(named(keys)) });
  };
  if (new Set(scopes).size < scopes.length) throw invalid({ scopes: keyTexts.twice });
  const rows = await tx.selectFrom('permission').select('key').where('key', 'in', scopes).execute();
  const known = new Set(rows.map(({ key }) => key));
  refuse(
    scopes.filter((key) => !known.has(key)),
    keyTexts.noSuchScope,
  );
  refuse(scopes.filter(isForPeople), keyTexts.forPeople);
  refuse(
    scopes.filter((key) => !can(key)),
    keyTexts.notYours,
  );
}

/** A key speaks for agents that whoever makes it sees. Throws 422. */
export async function checkAgents({ tx, mayServe }: Hand, agentIds: readonly number[]): Promise<void> {
  if (agentIds.length === 0) return;
  if (new Set(agentIds).size < agentIds.length) throw invalid({ agent_ids: keyTexts.twice });
  const rows = await tx.selectFrom('agent').select('id').where('id', 'in', agentIds).execute();
  if (rows.length < agentIds.length || !agentIds.every(mayServe)) throw invalid({ agent_ids: keyTexts.agentsBeyond });
}

/** It ends, and within two years. Throws 422. */
export function checkExpiry({ clock }: Hand, expiresAt: Date): void {
  const left = expiresAt.getTime() - clock.now().getTime();
  if (left <= 0) throw invalid({ expires_at: keyTexts.inThePast });
  if (left > mostDays * day) throw invalid({ expires_at: keyTexts.tooLong({ days: mostDays }) });
}

/**
 * Whoever changes a key, answers for it, or is shown a new secret of it could do by it what it may do: they must be allowed
 * all of that themselves. Throws 403.
 */
export function checkHolds({ principal, can, mayServe }: Hand, key: Key): void {
  const agents = key.agent_ids ?? [];
  const isOwn = key.responsible_id === principal.userId;
  const seesAgents = agents.length > 0 ? agents.every(mayServe) : isOwn || principal.agentIds === 'all';
  if (!seesAgents || !key.scopes.every(can)) throw forbidden(keyTexts.keyHasMore);
}
