import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/** Finds a call to try a key with: a list that its scopes allow and that needs no days; null = there is none. */
export type ExampleOf = (scopes: readonly string[]) => string | null;

/** What the lists of this deployment offer to try. */
export function exampleOf(endpoints: readonly Endpoint[], deployment: Pick<DeploymentInfo, 'endpoints'>): ExampleOf {
  const on = new Set(deployment.endpoints);
  const lists = endpoints.filter(
    ({ id, kind, variant, filters = [] }) =>
      on.has(id) && kind === 'page' && !variant && filters.every(({ maxDays }) => maxDays === undefined),
  );
  return (scopes) => {
    const given = new Set(scopes);
    const list = lists.find(({ permission }) => given.has(permission));
    return list ? `${list.path}?limit=1` : null;
  };
}
