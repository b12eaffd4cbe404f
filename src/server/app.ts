import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { agentEffects } from '#areas/agent/server/effects.ts';
import { agentServices } from '#areas/agent/server/services.ts';
import { authServices } from '#areas/auth/server/services.ts';
import { addSetup } from '#areas/auth/server/setup/setup.ts';
import { bannerEffects } from '#areas/banner/server/effects.ts';
import { financeDecisions } from '#areas/finance/server/decisions.ts';
import { financeEffects, financePreparations } from '#areas/finance/server/effects.ts';
import { mbankingPreparations, mbankingServices } from '#areas/finance/server/mbanking/services.ts';
import { financeServices } from '#areas/finance/server/services.ts';
import { treasuryEffects, treasuryPreparations, treasuryServices } from '#areas/finance/server/treasury.ts';
import { gameEffects } from '#areas/game/server/effects.ts';
import { gameServices } from '#areas/game/server/services.ts';
import { addCallbacks } from '#areas/gateway/server/callback/add-callbacks.ts';
import { gatewayEffects } from '#areas/gateway/server/effects.ts';
import { gatewayServices } from '#areas/gateway/server/services.ts';
import { memberServices } from '#areas/member/server/services.ts';
import { pollEffects } from '#areas/poll/server/effects.ts';
import { decideDistribute } from '#areas/poll/server/prizes/decide-distribute.ts';
import { pollServices } from '#areas/poll/server/services.ts';
import { decideCampaign } from '#areas/promotion/server/campaign-moves.ts';
import { promotionEffects, promotionServices } from '#areas/promotion/server/services.ts';
import { questEffects } from '#areas/quest/server/effects.ts';
import { activeness } from '#areas/report/server/activeness.ts';
import { decideRedeem } from '#areas/shop/server/decide-redeem.ts';
import { shopEffects, shopServices } from '#areas/shop/server/services.ts';
import { auditServices } from '#areas/system/server/audit/services.ts';
import { systemEffects } from '#areas/system/server/effects.ts';
import { exportIgn } from '#areas/system/server/export-ign.ts';
import { decideImport } from '#areas/system/server/import/decide-run.ts';
import { importPreparations, importServices } from '#areas/system/server/import/services.ts';
import { systemServices } from '#areas/system/server/services.ts';
import { wheelEffects } from '#areas/wheel/server/effects.ts';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { type DeploymentName, deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { enumOptions, entities as written } from '#generated/api/entities.ts';
import type { Decisions, Services } from '#generated/api/handlers.ts';
import { cipherOf } from './base/cipher.ts';
import { relabelled } from './base/relabel.ts';
import type { Clock, Context } from './context/context.ts';
import type { CheckedEffects } from './context/effect.ts';
import type { AnyDecision, AnyEffect, AnyService, Logger, Platform, Preparation } from './context/platform.ts';
import type { Database } from './db/database.ts';
import type { DecideContext } from './decisions/verdict.ts';
import { buildServer, type ServerOptions } from './http/build-server.ts';
import { accountKeeping } from './identity/account-keeping.ts';
import { localIdentity } from './identity/identity.ts';
import { proveSelf } from './identity/prove-self.ts';
import { payouts } from './payouts.ts';
import type { Providers } from './providers/providers.ts';
import { sealerOf } from './seals/seal.ts';
import { withIdentitySources } from './settings/identity-sources.ts';
import { defaultSettings, type Settings } from './settings/settings.ts';
import { transferListeners } from './transfer-listeners.ts';

export interface AppOptions extends ServerOptions {
  /** By name, or (in tests) one that no manifest has. */
  readonly deployment: DeploymentName | DeploymentInfo;
  readonly db: Kysely<Database>;
  readonly providers: Providers;
  readonly clock?: Clock;
  /** Whatever is not named has its default; the secret key has none. */
  readonly settings: Partial<Settings> & Pick<Settings, 'secretKey'>;
}

export const systemClock: Clock = { now: () => new Date() };

const silent: Logger = { info() {}, warn() {}, error() {} };

/** Everything a request or a job needs, from the generated contract and the hand-written functions. */
export function platformOf(options: AppOptions): Platform {
  const deployment = typeof options.deployment === 'string' ? deployments[options.deployment] : options.deployment;
  const entities = relabelled(written, enumOptions, deployment.relabel);
  const settings: Settings = withIdentitySources({ ...defaultSettings, ...options.settings }, deployment.identity);
  const cipher = cipherOf(settings.secretKey);
  const accounts = accountKeeping(deployment, settings);
  const services: Services<Context> = {
    ...authServices(deployment, settings),
    ...agentServices({ entities, cipher }),
    ...financeServices,
    ...treasuryServices({ entities, cipher, settings }),
    ...mbankingServices(transferListeners),
    ...gameServices,
    ...gatewayServices(payouts),
    ...promotionServices(settings),
    ...shopServices({ entities, cipher, settings }),
    ...memberServices({ entities, cipher }),
    ...pollServices,
    'member.activeness': activeness,
    ...systemServices(accounts, settings),
    ...importServices,
    'export_ign.run': exportIgn,
    ...auditServices({ entities, endpoints, deployment, cipher }),
  };
  const effects: CheckedEffects = {
    ...agentEffects,
    ...financeEffects,
    ...treasuryEffects,
    ...bannerEffects,
    ...gameEffects,
    ...gatewayEffects(settings),
    ...shopEffects,
    ...pollEffects,
    ...promotionEffects,
    ...questEffects,
    ...systemEffects(accounts, deployment),
    ...wheelEffects,
  };
  const decisions: Decisions<DecideContext> = {
    ...financeDecisions({ entities, cipher, settings }),
    'import.run': decideImport,
    'rank_rewards.distribute': decideDistribute,
    'sms.approve': decideCampaign,
    'shop.inquiry.update': decideRedeem({ entities, cipher, settings }),
  };
  const prove = proveSelf(deployment, settings);
  const preparations = {
    ...financePreparations,
    ...mbankingPreparations(prove),
    ...treasuryPreparations(prove),
    ...importPreparations,
  };
  return {
    db: options.db,
    deployment,
    endpoints,
    entities,
    // Input and output of each were checked above, name by name; the dispatcher validates input by the same schemas.
    services: services as unknown as Readonly<Record<string, AnyService>>,
    preparations: preparations as unknown as Readonly<Record<string, Preparation>>,
    effects: effects as unknown as Readonly<Record<string, AnyEffect>>,
    decisions: decisions as unknown as Readonly<Record<string, AnyDecision>>,
    identity: localIdentity(options.db, settings),
    providers: options.providers,
    clock: options.clock ?? systemClock,
    settings,
    cipher,
    sealer: sealerOf(settings.secretKey),
    logger: options.logger ?? silent,
  };
}

/**
 * Builds the product's server; listening is the caller's business.
 *
 * @example
 * const app = await buildApp({ deployment: 'default', db, providers, settings: { secretKey } });
 * await app.inject({ url: '/health' });
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const platform = platformOf(options);
  const app = await buildServer(platform, options);
  addSetup(app, platform);
  addCallbacks(app, platform);
  return app;
}
