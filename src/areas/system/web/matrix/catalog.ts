import type { Language } from '#contract/text.ts';

/** One permission, as returned by the permission list. */
export interface Permission {
  readonly key: string;
  readonly name: string;
  readonly action: string;
  readonly risk: 'low' | 'medium' | 'high';
}

/** An action on a resource. */
export interface Verb extends Permission {
  /** Its label without the resource: `อนุมัติ`. */
  readonly label: string;
}

/** A resource such as `finance.withdraw`: a row of the matrix. */
export interface Resource {
  readonly id: string;
  readonly title: string;
  /** The verbs that have a column, by action. */
  readonly columns: Readonly<Record<string, Verb>>;
  readonly special: readonly Verb[];
  /** All verbs, columns first. */
  readonly verbs: readonly Verb[];
}

export interface Area {
  readonly id: string;
  readonly resources: readonly Resource[];
}

/** Verbs that most resources have: one column each, in this order. */
export const columns = ['view', 'create', 'update', 'delete', 'export'] as const;

const isColumn = (action: string) => (columns as readonly string[]).includes(action);

/** `finance.withdraw.approve` → `finance.withdraw` */
export function resourceOf(key: string): string {
  return key.slice(0, Math.max(0, key.lastIndexOf('.')));
}

/** Group of a resource: its area; each member of a family of areas (`gateway.vizpay`) is its own group. */
export function areaOf(resource: string): string {
  const parts = resource.split('.');
  return parts.length > 2 ? parts.slice(0, -1).join('.') : (parts[0] ?? resource);
}

/** English names begin with the resource, `Withdrawals: approve`, or are the verb alone: `Send SMS`. */
function english(name: string): string {
  const [resource, verb] = name.split(': ');
  const inOne = (text: string) => text.replaceAll(' ', '\u00a0');
  return verb === undefined ? inOne(name) : `${inOne(verb)} ${resource}`;
}

/** Permissions by their names in a language. */
export function namedIn<P extends Permission & { readonly name_en: string | null }>(
  language: Language,
  all: readonly P[],
): readonly P[] {
  return language === 'en' ? all.map((one) => (one.name_en ? { ...one, name: english(one.name_en) } : one)) : all;
}

/** Splits a permission name into verb and resource: `อนุมัติ รายการถอน`. A name without a blank is used for both. */
function split(name: string): readonly [verb: string, title: string] {
  const at = name.indexOf(' ');
  return at < 0 ? [name, name] : [name.slice(0, at), name.slice(at + 1)];
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups];
}

/** Rows and groups of the matrix, ordered by key. */
export function catalogOf(permissions: readonly Permission[]): readonly Area[] {
  const sorted = [...permissions].sort((a, b) => (a.key < b.key ? -1 : 1));
  const resources = grouped(sorted, ({ key }) => resourceOf(key)).map(([id, own]): Resource => {
    const verbs = own.map((one): Verb => ({ ...one, action: one.key.slice(id.length + 1), label: split(one.name)[0] }));
    const first = own.find(({ key }) => key === `${id}.view`) ?? own[0];
    const fixed = columns.flatMap((action) => verbs.filter((verb) => verb.action === action));
    const special = verbs.filter(({ action }) => !isColumn(action));
    return {
      id,
      title: first ? split(first.name)[1] : id,
      columns: Object.fromEntries(fixed.map((verb) => [verb.action, verb])),
      special,
      verbs: [...fixed, ...special],
    };
  });
  return grouped(resources, ({ id }) => areaOf(id)).map(([id, own]) => ({ id, resources: own }));
}

/** Resources whose title, key or verbs contain the search text; areas without any are left out. */
export function searched(areas: readonly Area[], words: string, titleOf: (area: string) => string): readonly Area[] {
  const needle = words.trim().toLowerCase();
  if (needle === '') return areas;
  return areas.flatMap((area) => {
    if (titleOf(area.id).toLowerCase().includes(needle)) return [area];
    const resources = area.resources.filter(({ id, title, verbs }) =>
      [id, title, ...verbs.map(({ label }) => label)].some((text) => text.toLowerCase().includes(needle)),
    );
    return resources.length > 0 ? [{ ...area, resources }] : [];
  });
}
