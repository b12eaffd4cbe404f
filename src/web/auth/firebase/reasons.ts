import { IdentityError, type IdentityReason } from '../identity.ts';

/**
 * What the codes of the SDK mean. Everything that would reveal whether an address has an account, or how it
 * signs in, is the one reason `wrong`.
 */
const reasons: Readonly<Record<string, IdentityReason>> = {
  'auth/wrong-password': 'wrong',
  'auth/user-not-found': 'wrong',
  'auth/invalid-credential': 'wrong',
  'auth/invalid-login-credentials': 'wrong',
  'auth/invalid-email': 'wrong',
  'auth/missing-password': 'wrong',
  'auth/user-disabled': 'wrong',
  'auth/user-mismatch': 'wrong',
  'auth/account-exists-with-different-credential': 'wrong',
  'auth/too-many-requests': 'wait',
  'auth/quota-exceeded': 'wait',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/popup-blocked': 'blocked',
  'auth/operation-not-supported-in-this-environment': 'blocked',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
};

/** The code of an error of the SDK; '' for anything else. */
export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : '';
}

/** An error of the SDK as an IdentityError; other errors as they are. */
export function asIdentityError(error: unknown): unknown {
  const code = codeOf(error);
  return code.startsWith('auth/') ? new IdentityError(reasons[code] ?? 'failed', error) : error;
}
