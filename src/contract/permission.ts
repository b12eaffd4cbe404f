/** Stands for any segment: in a grant for all of them, in what a call asks for at least one. */
export const anySegment = '*';

/** Does a call ask for one of several permissions, as `gateway.*.order.view`? */
export const isPattern = (key: string): boolean => key.split('.').includes(anySegment);

/**
 * Does a set of grants allow `key`? Keys are `area.resource.action`; each segment of a grant may be `*`
 * (`gateway.*.order.view` has four segments: the key is compared segment by segment and lengths must agree,
 * except that a lone `*` grants everything). A key with `*` is allowed by a grant of any permission that it stands for.
 */
export function allows(grants: ReadonlySet<string>, key: string): boolean {
  if (grants.has(key) || grants.has('*')) return true;
  const wanted = key.split('.');
  const isAny = wanted.includes(anySegment);
  for (const grant of grants) {
    if (!isAny && !grant.includes(anySegment)) continue;
    const parts = grant.split('.');
    const meets = (part: string, i: number) => part === anySegment || wanted[i] === anySegment || part === wanted[i];
    if (parts.length === wanted.length && parts.every(meets)) return true;
  }
  return false;
}
