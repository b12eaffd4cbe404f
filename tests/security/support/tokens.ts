import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { FetchKeys } from '#server/providers/identity-keys.ts';

/** A signing service as Google's: keys by name, published as a key set. */
export interface Signer {
  /** An ID token; claims and header may be replaced, `undefined` takes one away. */
  token(claims?: Readonly<Record<string, unknown>>, header?: Readonly<Record<string, unknown>>): Promise<string>;
  readonly fetchKeys: FetchKeys;
  /** How often the keys were fetched. */
  readonly fetched: () => number;
  /** Text of the published set; tests may break it. */
  published: string;
  cacheControl: string;
  down: boolean;
  /** The public key as PEM-less SPKI bytes, for swapping algorithms. */
  readonly spki: Uint8Array;
}

export const projectId = 'office-test';

/** Claims of a good token at `now`. */
export function goodClaims(now: Date): Record<string, unknown> {
  const at = Math.floor(now.getTime() / 1000);
  return {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    sub: 'uid-1',
    user_id: 'uid-1',
    iat: at - 5,
    auth_time: at - 5,
    exp: at + 3600,
    email: 'outside@example.test',
    email_verified: true,
    name: 'คนนอก',
    firebase: { sign_in_provider: 'google.com', identities: {} },
  };
}

function without(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

export async function openSigner(now: () => Date): Promise<Signer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  let count = 0;
  const signer: Signer = {
    async token(claims = {}, header = {}) {
      const payload: JWTPayload = without({ ...goodClaims(now()), ...claims });
      const protectedHeader = without({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header });
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', ...protectedHeader }).sign(privateKey);
    },
    async fetchKeys() {
      count += 1;
      if (signer.down) throw new TypeError('fetch failed');
      const headers = new Headers({ 'cache-control': signer.cacheControl });
      return { ok: true, headers, text: async () => signer.published };
    },
    fetched: () => count,
    published: JSON.stringify({ keys: [jwk] }),
    cacheControl: 'public, max-age=19845, must-revalidate, no-transform',
    down: false,
    spki: new Uint8Array(await crypto.subtle.exportKey('spki', publicKey)),
  };
  return signer;
}

/** A token without a signature, as the emulator writes them. */
export function unsigned(
  claims: Readonly<Record<string, unknown>>,
  header: object = { alg: 'none', typ: 'JWT' },
): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(claims)}.`;
}
