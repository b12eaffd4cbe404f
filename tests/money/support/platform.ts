import type { Kysely } from 'kysely';
import type { DeploymentName } from '#generated/api/deployments.ts';
import { platformOf } from '#server/app.ts';
import type { Identity, Platform } from '#server/context/platform.ts';
import type { Database } from '#server/db/database.ts';
import { type SandboxWorld, sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';

/** The product's platform over a database, with an identity and a sandbox of the test's own and no limit of calls. */
export function platformFor(
  db: Kysely<Database>,
  identity: Identity,
  sandbox: Partial<SandboxWorld>,
  deployment: DeploymentName = 'default',
): Platform {
  const providers = sandboxProviders(db, sandbox);
  const settings = { secretKey: new Uint8Array(32), callsPerMinute: 1_000_000 };
  return { ...platformOf({ deployment, db, providers, settings }), identity };
}
