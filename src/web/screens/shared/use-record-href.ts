import { useCan } from '#web/auth/session-context.tsx';
import { openParam } from '#web/core/address.ts';

/** Addresses of records of another list, for people who may see that list; for others, and where there is no record, none. */
export function useRecordHref(
  path: string,
  permission: string,
): (key: number | null | undefined) => string | undefined {
  const isSeen = useCan()(permission);
  return (key) => (isSeen && key !== null && key !== undefined ? `${path}?${openParam}=${key}` : undefined);
}
