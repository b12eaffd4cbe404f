import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { userAgent } from './user-agent.ts';
import { userPermission } from './user-permission.ts';

/** The hand-written calls of this area, by the names of the manifest. */
export const systemServices = {
  'user.agent': userAgent,
  'user.permission': userPermission,
} satisfies Partial<Services<Context>>;
