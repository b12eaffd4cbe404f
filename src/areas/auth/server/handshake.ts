import { announcedName } from '#contract/call.ts';
import type { DeploymentIdentity, DeploymentInfo } from '#contract/catalog.ts';
import type { IdentityService } from '#generated/api/auth.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Version of the calls, not of the program. */
const apiVersion = '1';

/** What the browser needs in order to ask the right service; all of it is public. */
function identityOf(identity: DeploymentIdentity, emulator: string | undefined): IdentityService {
  if (identity.provider === 'local') return { provider: 'local', config: null, emulator: null };
  const { provider, appId = null, ...config } = identity;
  return { provider, config: { ...config, appId }, emulator: emulator ?? null };
}

/** What this deployment has beside the specification. Every page says as much: its files name the calls that it makes. */
function extensionsOf(deployment: DeploymentInfo): readonly string[] {
  const on = new Set(deployment.endpoints);
  return endpoints.filter(({ id, extension }) => extension && on.has(id)).map(announcedName);
}

/** `POST /api/handshake`: which server this is, what it offers, what time it has, and who knows its people. */
export function handshake(
  deployment: DeploymentInfo,
  settings: Pick<Settings, 'identityEmulator'>,
): Services<Context>['auth.handshake'] {
  const extensions = extensionsOf(deployment);
  return async (_input, ctx) => ({
    server_key: deployment.server,
    server_name: deployment.title[ctx.language],
    api_version: apiVersion,
    server_time: ctx.clock.now().toISOString(),
    maintenance: false,
    extensions,
    identity: identityOf(deployment.identity, settings.identityEmulator),
  });
}
