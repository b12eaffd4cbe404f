import { UnsecuredJWT } from 'jose';
import type { IdentityVerifier } from './identity.ts';
import { personOf } from './identity-claims.ts';
import { firebaseIssuer, isPlainToken } from './identity-firebase.ts';

/**
 * Tokens of the Firebase emulator, which signs nothing: anybody can write one. Only for development on one machine;
 * `emulatorOf` decides whether it may be used at all.
 */
export function emulatorVerifier(projectId: string, now: () => Date): IdentityVerifier {
  return {
    async verify(token) {
      if (!isPlainToken(token)) return undefined;
      try {
        const { payload } = UnsecuredJWT.decode(token, {
          issuer: firebaseIssuer(projectId),
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          currentDate: now(),
        });
        return personOf(payload, now());
      } catch {
        return undefined;
      }
    },
  };
}

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

export interface EmulatorRequest {
  /** ALLOW_EMULATOR_TOKENS. */
  readonly allow: string | undefined;
  /** FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:9099`. */
  readonly host: string | undefined;
  /** NODE_ENV. */
  readonly mode: string | undefined;
  /** Where this server listens. */
  readonly listen: string;
}

/**
 * Origin of the emulator, `http://127.0.0.1:9099`, or undefined if real tokens are required. Throws if emulator
 * tokens are accepted and anybody but this machine could use them.
 */
export function emulatorOf({ allow, host, mode, listen }: EmulatorRequest): string | undefined {
  if (allow === undefined || allow === '' || allow === '0') return undefined;
  const refuse = (why: string) => new Error(`ALLOW_EMULATOR_TOKENS=${allow} is refused: ${why}`);
  if (allow !== '1') throw refuse('it takes 1, or nothing');
  if (mode === 'production') throw refuse('NODE_ENV is production');
  if (!loopback.has(listen.includes(':') ? `[${listen}]` : listen)) throw refuse(`HOST=${listen} is open to others`);
  const match = /^(localhost|127\.0\.0\.1|\[::1\]):(\d{1,5})$/.exec(host ?? '');
  if (!match || !loopback.has(match[1] ?? '') || Number(match[2]) > 65_535) {
    throw refuse(`FIREBASE_AUTH_EMULATOR_HOST=${host ?? ''} is no address of this machine such as 127.0.0.1:9099`);
  }
  return `http://${host}`;
}
