import { errors, jwtVerify } from 'jose';
import { IdentityUnavailable, type IdentityVerifier } from './identity.ts';
import { personOf } from './identity-claims.ts';
import { type FetchKeys, remoteKeys } from './identity-keys.ts';

/** Where Google publishes the keys with which ID tokens are signed. */
export const firebaseKeys = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Who issues the tokens of a project. */
export const firebaseIssuer = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/**
 * Three parts, each in the one spelling that its bytes have: the last letter of base64 has unused bits, and a decoder
 * that ignores them reads the same token from several texts.
 */
export function isPlainToken(token: string): boolean {
  const parts = token.split('.');
  return parts.length === 3 && parts.every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}

export interface FirebaseSettings {
  readonly projectId: string;
  readonly fetchKeys: FetchKeys;
  readonly now: () => Date;
}

/** ID tokens of a Firebase project: signed by Google with RS256 and a published key, for this project, just now. */
export function firebaseVerifier({ projectId, fetchKeys, now }: FirebaseSettings): IdentityVerifier {
  const keys = remoteKeys(firebaseKeys, fetchKeys, now);
  return {
    async verify(token) {
      if (!isPlainToken(token)) return undefined;
      try {
        const { payload } = await jwtVerify(
          token,
          (header, input) => {
            // Without a name the only key of a set would do.
            if (typeof header.kid !== 'string' || header.kid === '') throw new errors.JWKSNoMatchingKey();
            return keys(header, input);
          },
          {
            algorithms: ['RS256'],
            issuer: firebaseIssuer(projectId),
            audience: projectId,
            requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
            currentDate: now(),
          },
        );
        return personOf(payload, now());
      } catch (error) {
        if (error instanceof IdentityUnavailable) throw error;
        return undefined;
      }
    },
  };
}
