import { randomBytes } from 'node:crypto';
import type { AreaTools } from '#server/areas/define-area.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { type CheckedEffects, effect } from '#server/context/effect.ts';
import { addressRule, PrivateAddressError, requireOpen } from './address.ts';
import { webhookTexts } from './texts.ts';

type Tools = Pick<AreaTools, 'cipher' | 'settings'>;
type Endpoint = RowOf<'webhook_endpoint'>;

/** A new secret by the scheme: 32 random bytes. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Nobody lets out, or changes, what others' agents are told by: an endpoint belongs to those who see all that it hears of. */
export function requireAllAgents(
  { agent_ids: agents }: Pick<Endpoint, 'agent_ids'>,
  { principal }: Pick<TransactionContext, 'principal'>,
): void {
  const mine = principal.agentIds;
  if (mine === 'all') return;
  if (agents.length === 0 || agents.some((id) => !mine.includes(id))) throw forbidden(webhookTexts.notYours);
}

function checkAgents(agents: readonly number[], { principal }: TransactionContext): void {
  const mine = principal.agentIds;
  if (mine === 'all') return;
  if (agents.length === 0 || agents.some((id) => !mine.includes(id)))
    throw invalid({ agent_ids: webhookTexts.ownAgents });
}

/** An address that something may be sent to, as far as it can be said without looking its name up. */
function checkAddress(text: string, { webhookHttp, webhookNetworks }: Tools['settings']): void {
  const url = URL.parse(text);
  if (!url) throw invalid({ url: webhookTexts.notAnAddress });
  if (url.protocol !== 'https:' && !(webhookHttp && url.protocol === 'http:'))
    throw invalid({ url: webhookTexts.httpsOnly });
  if (url.username !== '' || url.password !== '') throw invalid({ url: webhookTexts.noPassword });
  try {
    requireOpen(url, addressRule(webhookNetworks));
  } catch (error) {
    if (error instanceof PrivateAddressError) throw invalid({ url: webhookTexts.privateAddress });
    throw error;
  }
}

/** The hand-written parts of this area's writes. */
export const webhookEffects = ({ cipher, settings }: Tools) =>
  ({
    'webhook.add': effect('webhook.add', async ({ row }, ctx) => {
      checkAgents(row.agent_ids, ctx);
      checkAddress(row.url, settings);
      return { secret: cipher.encrypt(newSecret()) };
    }),
    'webhook.update': effect('webhook.update', async ({ before, row }, ctx) => {
      if (before) requireAllAgents(before, ctx);
      checkAgents(row.agent_ids, ctx);
      if (row.url !== before?.url) checkAddress(row.url, settings);
    }),
    'webhook.pause': effect('webhook.pause', async ({ row }, ctx) => requireAllAgents(row, ctx)),
    'webhook.resume': effect('webhook.resume', async ({ row }, ctx) => {
      requireAllAgents(row, ctx);
      return { failures: 0, failing_since: null };
    }),
    'webhook.test': effect('webhook.test', async ({ row }, ctx) => requireAllAgents(row, ctx)),
    'webhook.rotate': effect('webhook.rotate', async ({ row, body }, ctx) => {
      requireAllAgents(row, ctx);
      const until = new Date(ctx.clock.now().getTime() + body.overlap_hours * 3_600_000);
      const former = body.overlap_hours === 0 ? null : row.secret;
      const shown = { secret_shown_at: null, old_secret: former, old_until: former === null ? null : until };
      return { secret: cipher.encrypt(newSecret()), ...shown };
    }),
  }) satisfies Pick<CheckedEffects, Extract<keyof CheckedEffects, `webhook.${string}`>>;
