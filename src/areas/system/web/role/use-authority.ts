import { useRoleList } from '#generated/web/system/hooks/role.ts';
import { useCan, useUser } from '#web/auth/session-context.tsx';
import { useRoleText } from './texts.ts';

const everyRole = { limit: 100, sort: 'rank' };

/** Rank of the owner. */
export const ownerRank = 1;

/** All roles, and whether the user may change one of a given rank. The server enforces it; this only predicts it. */
export function useAuthority() {
  const text = useRoleText();
  const can = useCan();
  const user = useUser();
  const list = useRoleList(everyRole);
  const roles = list.data?.data ?? [];
  const own = roles.find(({ code }) => code.toUpperCase() === user?.roleName.toUpperCase())?.rank;
  /** Why a role cannot be changed; undefined if it can. */
  const refusal = (rank: number): string | undefined => {
    if (!can('system.role.update')) return text.noPermission;
    if (own === undefined || own <= ownerRank || rank > own) return undefined;
    return text.tooHigh;
  };
  return { roles, refusal, refresh: list.refresh };
}
