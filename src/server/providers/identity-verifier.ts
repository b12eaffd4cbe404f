import type { DeploymentIdentity } from '#contract/catalog.ts';
import type { IdentityVerifier } from './identity.ts';
import { emulatorVerifier } from './identity-emulator.ts';
import { firebaseVerifier } from './identity-firebase.ts';

/** Who proves the tokens of a deployment; nobody where its people are this server's own. */
export function identityVerifier(
  identity: DeploymentIdentity,
  emulator: string | undefined,
  now: () => Date,
): { readonly identity?: IdentityVerifier } {
  if (identity.provider === 'local') return {};
  const { projectId } = identity;
  if (emulator !== undefined) return { identity: emulatorVerifier(projectId, now) };
  return { identity: firebaseVerifier({ projectId, fetchKeys: fetch, now }) };
}
