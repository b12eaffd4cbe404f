import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { devicesOf } from '#server/identity/devices.ts';
import type { Settings } from '#server/settings/settings.ts';

/** `GET /api/session/list`: the devices on which the user is signed in. */
export function sessionList(settings: Settings): Services<Context>['session.list'] {
  return async (_input, { db, principal }) => ({
    items: await devicesOf(db, principal.userId, principal.sessionId, settings),
  });
}
