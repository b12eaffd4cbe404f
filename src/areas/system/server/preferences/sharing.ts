import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '#server/context/context.ts';

/** Permission to share views, and to put those that others have shared in order: whoever has it sees all that are shared. */
export const sharing = 'system.view.update';

/** The key of a person's role. */
export const roleOf = ({ userId }: Pick<Principal, 'userId'>): RawBuilder<number> =>
  sql<number>`(select role_id from app_user where id = ${userId})`;
