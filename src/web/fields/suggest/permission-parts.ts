/** `area.resource.action` in its parts; the resource is everything between the first and the last. */
export interface Parts {
  readonly area: string;
  readonly resource: string;
  readonly action: string;
}

export function partsOf(key: string): Parts {
  const [area = '', ...rest] = key.split('.');
  return { area, resource: rest.slice(0, -1).join('.'), action: rest.at(-1) ?? '' };
}

/** The key of parts; null while there is none. A dot in the first or last part would make another part of it. */
export function keyOf({ area, resource, action }: Parts): string | null {
  const [first, last] = [area, action].map((part) => part.replaceAll('.', ''));
  return `${area}${resource}${action}` === '' ? null : `${first}.${resource}.${last}`;
}

/** What is known for each part, given the parts before it. */
export function suggestedParts(
  keys: readonly string[],
  { area, resource }: Parts,
): Readonly<Record<keyof Parts, readonly string[]>> {
  const all = keys.map(partsOf);
  const unique = (list: readonly string[]) => [...new Set(list)].filter((part) => part !== '' && part !== '*').sort();
  const inArea = all.filter((one) => one.area === area);
  const same = inArea.filter((one) => one.resource === resource);
  return {
    area: unique(all.map((one) => one.area)),
    resource: unique(inArea.map((one) => one.resource)),
    // What a resource has already is no news; every action that exists may be.
    action: unique(all.map((one) => one.action)).filter((action) => !same.some((one) => one.action === action)),
  };
}
