import type { Access } from '#contract/call.ts';
import { allows } from '#contract/permission.ts';

/** May the user do this? `can('area.resource.action')`; absent and `public` = everyone. */
export type Can = (permission: Access | undefined) => boolean;

/** Answers from one set of grants, each permission once. */
export function canOf(grants: readonly string[], signedIn: boolean): Can {
  const set = new Set(grants);
  const verdicts = new Map<string, boolean>();
  return (permission) => {
    if (permission === undefined || permission === 'public') return true;
    if (permission === 'signed-in') return signedIn;
    const before = verdicts.get(permission);
    if (before !== undefined) return before;
    const answer = signedIn && allows(set, permission);
    verdicts.set(permission, answer);
    return answer;
  };
}
