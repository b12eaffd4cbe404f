/**
 * Does a set of grants allow `key`? Keys are `area.resource.action`; each segment of a grant may be `*`
 * (`gateway.*.order.view` has four segments: the key is compared segment by segment and lengths must agree,
 * except that a lone `*` grants everything).
 */
export function allows(grants: ReadonlySet<string>, key: string): boolean {
  if (grants.has(key) || grants.has('*')) return true;
  const wanted = key.split('.');
  for (const grant of grants) {
    if (!grant.includes('*')) continue;
    const parts = grant.split('.');
    if (parts.length === wanted.length && parts.every((part, i) => part === '*' || part === wanted[i])) return true;
  }
  return false;
}
