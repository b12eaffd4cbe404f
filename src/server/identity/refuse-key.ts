import { isWellFormed } from '../base/api-key.ts';
import { FailureError } from '../base/failure.ts';
import { networkOf } from '../base/network.ts';
import { anonymous, contextOf } from '../context/context-factory.ts';
import type { Identity } from '../context/platform.ts';
import { takeAttempt } from './guard.ts';
import type { KeyFinder, KeyRefusal } from './keys.ts';
import { identityTexts } from './texts.ts';

/** What a refusal is written under, whichever call was meant. */
const endpoint = {
  id: 'key.refused',
  area: 'key',
  kind: 'service',
  method: 'POST',
  path: '',
  permission: 'public',
} as const;

/** Why, for the audit log alone: whoever sent the key is answered alike whatever it is. */
const reasons = {
  revoked: identityTexts.keyRevoked,
  expired: identityTexts.keyExpired,
  replaced: identityTexts.keyReplaced,
  responsible: identityTexts.keyResponsible,
  address: identityTexts.keyAddress,
  mistyped: identityTexts.keyMistyped,
  unknown: identityTexts.keyUnknown,
} satisfies Record<KeyRefusal | 'mistyped' | 'unknown', unknown>;

/**
 * Counts a key that may not be used, by network as wrong passwords are, and audits it: as the key where it is one of ours.
 * Every such key takes the same way and is answered alike. Keys that work are not counted, so that nobody shuts them out.
 * @throws FailureError 429 where too many came from there; the log has no row of these.
 */
export function keyRefuser(findKey: KeyFinder): NonNullable<Identity['refuseKey']> {
  return async (platform, secret, request) => {
    const { guessesPerNetwork, lockOutMinutes } = platform.settings;
    const found = await findKey(secret, request.ip);
    const counter = { subject: `keys:${networkOf(request.ip)}`, attempts: guessesPerNetwork, minutes: lockOutMinutes };
    const attempt = await takeAttempt(platform.db, counter);
    if (!attempt.allowed) {
      const { wait } = attempt;
      throw new FailureError(429, { message: identityTexts.keyPause({ seconds: wait }), retryAfter: wait });
    }
    const reason = reasons[found?.refusal ?? (isWellFormed(secret) ? 'unknown' : 'mistyped')];
    await contextOf(platform, { principal: found?.principal ?? anonymous, request, endpoint }).auditAlone({
      action: endpoint.id,
      entityType: 'ApiKey',
      ...(found ? { entityId: found.principal.key.id } : {}),
      result: 'denied',
      errorCode: 401,
      reason: reason.kept(),
    });
  };
}
