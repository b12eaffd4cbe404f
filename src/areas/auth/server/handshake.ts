import { announcedName } from '#contract/call.ts';
import type { DeploymentIdentity, DeploymentInfo } from '#contract/catalog.ts';
import { changesCall } from '#contract/changes.ts';
import type { IdentityService } from '#generated/api/auth.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Version of the API, not of the program. */
const apiVersion = '1';

/** What the browser needs to reach the identity service; all of it is public. */
function identityOf(identity: DeploymentIdentity, emulator: string | undefined): IdentityService {
  if (identity.provider === 'local') return { provider: 'local', config: null, emulator: null };
  const { provider, appId = null, ...config } = identity;
  return { provider, config: { ...config, appId }, emulator: emulator ?? null };
}

/** Calls of this deployment that go beyond the specification. They are public anyway: the browser's files name them. */
function extensionsOf(deployment: DeploymentInfo): readonly string[] {
  const enabled = new Set(deployment.endpoints);
  return [changesCall, ...endpoints.filter(({ id, extension }) => extension && enabled.has(id))].map(announcedName);
}

/** `POST /api/handshake`: which server this is, what it offers, its time, and its identity service. */
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
