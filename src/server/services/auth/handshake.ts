import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';

/** Version of the calls, not of the program. */
const apiVersion = '1';

/** `POST /api/handshake`: which server this is, and what time it has. */
export function handshake(deployment: DeploymentInfo): Services<Context>['auth.handshake'] {
  return async (_input, ctx) => ({
    server_key: deployment.server,
    server_name: deployment.title.th,
    api_version: apiVersion,
    server_time: ctx.clock.now().toISOString(),
    maintenance: false,
  });
}
