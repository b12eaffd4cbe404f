import { isEmail } from '#contract/formats.ts';
import type { OutsidePerson } from './identity.ts';

/** Seconds by which the service's clock may be ahead of ours. */
const skew = 10;

/**
 * Seconds after the person proved themselves during which a token opens a session. The service renews tokens by itself
 * for as long as a browser is open; without this limit such a token would outlive every limit of our sessions.
 */
export const freshFor = 600;

/** Claims whose issuer, audience and expiry are already checked, as a person; undefined when anything is amiss. */
export function personOf(claims: Readonly<Record<string, unknown>>, now: Date): OutsidePerson | undefined {
  const seconds = now.getTime() / 1000;
  const { sub, aud, iat, exp, auth_time, email, email_verified, name } = claims;
  const past = (at: unknown): at is number => typeof at === 'number' && at <= seconds + skew;
  if (typeof sub !== 'string' || sub.length === 0 || sub.length > 128) return undefined;
  // A list of audiences that also names us is a token for somebody else.
  if (typeof aud !== 'string' || typeof exp !== 'number') return undefined;
  if (!past(iat) || !past(auth_time) || auth_time < seconds - freshFor) return undefined;
  const service = typeof claims.firebase === 'object' && claims.firebase !== null ? claims.firebase : {};
  // Other tenants of the project are other sets of people, and anonymous people are nobody.
  if ('tenant' in service) return undefined;
  if ('sign_in_provider' in service && service.sign_in_provider === 'anonymous') return undefined;
  // Checked with the address unchanged: lower-casing first turns some foreign letters into Latin ones.
  const isOurs = typeof email === 'string' && email.length <= 120 && isEmail(email);
  return {
    provider: 'firebase',
    uid: sub,
    email: isOurs ? email.toLowerCase() : null,
    emailVerified: email_verified === true,
    name: typeof name === 'string' ? name : '',
  };
}
