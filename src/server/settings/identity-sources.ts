import type { DeploymentIdentity } from '#contract/catalog.ts';
import type { Settings } from './settings.ts';

type Sources = Pick<Settings, 'connectSources' | 'scriptSources' | 'frameSources'>;

/** Origins that the browser needs for a deployment's identity service, added to those that an operator names. */
export function withIdentitySources<T extends Sources & Pick<Settings, 'identityEmulator'>>(
  settings: T,
  identity: DeploymentIdentity,
): T {
  if (identity.provider === 'local') return settings;
  const emulator = settings.identityEmulator === undefined ? [] : [settings.identityEmulator];
  return {
    ...settings,
    connectSources: [
      ...settings.connectSources,
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      ...emulator,
    ],
    // The sign-in window talks to the page by a script and a hidden frame.
    scriptSources: [...settings.scriptSources, 'https://apis.google.com'],
    frameSources: [...settings.frameSources, `https://${identity.authDomain}`, ...emulator],
  };
}
