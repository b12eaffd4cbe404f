import type { Language } from '#contract/text.ts';
import type { KeyScope } from '#generated/api/integration.ts';

/** A permission by what is done: `ดู`. */
export interface Scope extends KeyScope {
  readonly label: string;
}

/** What is done it to: `รายการถอน`. */
export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly scopes: readonly Scope[];
}

export interface Area {
  readonly id: string;
  readonly title: string;
  readonly resources: readonly Resource[];
}

/** Parts of a name: `ดู รายการถอน`, `Withdrawals: view`. One that has no parts names both. */
function partsOf({ name, name_en }: KeyScope, language: Language): readonly [verb: string, resource: string] {
  if (language === 'en' && name_en) {
    const [resource = name_en, verb] = name_en.split(': ');
    return verb === undefined ? [name_en, name_en] : [verb, resource];
  }
  const at = name.indexOf(' ');
  return at < 0 ? [name, name] : [name.slice(0, at), name.slice(at + 1)];
}

function grouped<T>(
  all: readonly T[],
  keyOf: (one: T) => string,
): readonly (readonly [string, readonly [T, ...T[]]])[] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}

/** Scopes by area and by what they are about, in the order in which they come. */
export function areasOf(scopes: readonly KeyScope[], language: Language): readonly Area[] {
  return grouped(scopes, ({ area }) => area).map(([id, own]) => {
    const resources = grouped(own, ({ key }) => key.slice(0, key.lastIndexOf('.'))).map(([resource, all]): Resource => {
      const first = all.find(({ key }) => key === `${resource}.view`) ?? all[0];
      return {
        id: resource,
        title: partsOf(first, language)[1],
        scopes: all.map((one) => ({ ...one, label: partsOf(one, language)[0] })),
      };
    });
    return { id, title: own[0].area_name ?? resources[0]?.title ?? id, resources };
  });
}

/** Those whose names or keys have the words; an area that is called so, whole. */
export function searched(areas: readonly Area[], words: string): readonly Area[] {
  const needle = words.trim().toLowerCase();
  if (needle === '') return areas;
  const has = (text: string) => text.toLowerCase().includes(needle);
  return areas.flatMap((area) => {
    if (has(area.title)) return [area];
    const resources = area.resources.filter(
      ({ id, title, scopes }) => [id, title].some(has) || scopes.some(({ label }) => has(label)),
    );
    return resources.length > 0 ? [{ ...area, resources }] : [];
  });
}

/** A choice that many keys want. */
export interface Preset {
  readonly name: 'read' | 'export' | 'send';
  readonly keys: readonly string[];
}

const ends =
  (...verbs: readonly string[]) =>
  ({ key }: KeyScope) =>
    verbs.includes(key.slice(key.lastIndexOf('.') + 1));

/** Presets that choose something of what may be given. */
export function presetsOf(scopes: readonly KeyScope[]): readonly Preset[] {
  const mine = scopes.filter((scope) => scope.mine);
  const chosen = (name: Preset['name'], fits: (scope: KeyScope) => boolean): Preset => ({
    name,
    keys: mine.filter(fits).map(({ key }) => key),
  });
  return [
    chosen('read', ends('view')),
    chosen('export', ends('view', 'export')),
    chosen('send', ({ key }) => key.includes('.ingest.')),
  ].filter(({ keys }) => keys.length > 0);
}
