import type { Text } from '#contract/text.ts';
import type { RawAccess, RawResource, RawVerb } from '../language/files.ts';
import { verbLetters } from './defaults.ts';
import type { Draft } from './draft.ts';
import { own } from './draft.ts';
import { factOf } from './memory.ts';
import { humanise } from './naming.ts';
import { textOf } from './texts.ts';

export interface AccessModel {
  /** Every permission key that exists, sorted. */
  readonly permissions: readonly {
    readonly key: string;
    readonly title: Text;
    readonly risk: 'low' | 'medium' | 'high';
    readonly gateway?: string;
    /** No key of a program may be given it. */
    readonly people?: true;
  }[];
  readonly roles: readonly RoleModel[];
}

export interface RoleModel {
  readonly code: string;
  readonly title: Text;
  readonly rank: number;
  readonly scope: 'all' | 'assigned' | 'own_tree';
  /** Exact keys granted (wildcards of the matrix already expanded), sorted. */
  readonly permissions: readonly string[];
}

/** Verbs of one grant: "VX verify" → view, export, verify; `*` stays. */
export function verbsOf(grant: string | readonly string[]): readonly string[] {
  const patterns = typeof grant === 'string' ? grant.split(/\s+/).filter(Boolean) : grant;
  return patterns.flatMap((word) =>
    /^[A-Z]+$/.test(word) ? [...word].map((letter) => own(verbLetters, letter) ?? letter) : [word],
  );
}

/** One row of the matrix. */
export interface ResourceRow {
  readonly key: string;
  readonly title: Text;
  readonly raw: RawResource;
  /** The map that contains it under its key. */
  readonly holder: object;
  /** Whose row it is, where a resource has one a gateway. */
  readonly gateway?: string;
  /** Every verb that somebody is granted by name. */
  readonly verbs: readonly string[];
}

/** The matrix: what areas and gateways say of it, as one. */
export const resourceRows = factOf('draft', (draft: Draft): readonly ResourceRow[] =>
  [...draft.resources.values()].map(({ name, raw, holder, gateway }) => ({
    key: name,
    title: textOf(raw.title, raw.title.th),
    raw,
    holder,
    ...(gateway === undefined ? {} : { gateway }),
    verbs: [...new Set(Object.values(raw.grants).flatMap(verbsOf))].filter((verb) => verb !== '*'),
  })),
);

/** What is said of a verb: by the resource that it is done to, then by what all areas share. */
export const verbInfo = (draft: Draft, resource: string, verb: string): readonly RawVerb[] =>
  [own(draft.resources.get(resource)?.raw.verbs, verb), own(draft.access?.verbs, verb)].filter(
    (one) => one !== undefined,
  );

function matches(pattern: string, key: string): boolean {
  if (pattern === '*') return true;
  const parts = pattern.split('.');
  const wanted = key.split('.');
  return parts.length === wanted.length && parts.every((part, i) => part === '*' || part === wanted[i]);
}

function titleOf(row: ResourceRow, verb: string, access: RawAccess): Text {
  const whole = own(row.raw.verbs, verb);
  if (whole) return textOf(whole, humanise(verb));
  const label = textOf(own(access.verbs, verb), humanise(verb));
  return {
    th: `${label.th} ${row.title.th}`,
    en: `${row.title.en}: ${label.en.charAt(0).toLowerCase()}${label.en.slice(1)}`,
  };
}

/** Is it people's alone: everything of its resource, or what is said of its verb, first by the resource? */
function forPeople({ raw }: ResourceRow, info: readonly RawVerb[]): { readonly people?: true } {
  const isPeoples = raw.people === true || info.find((one) => one.people !== undefined)?.people === true;
  return isPeoples ? { people: true } : {};
}

/** Every permission and who has it. */
export const resolveAccess = factOf('draft', (draft: Draft): AccessModel => {
  const { access } = draft;
  if (!access) return { permissions: [], roles: [] };
  const rows = resourceRows(draft);
  const permissions = rows
    .flatMap((row) =>
      row.verbs.map((verb) => {
        const key = `${row.key}.${verb}`;
        const info = verbInfo(draft, row.key, verb);
        const risk = info.find((one) => one.risk !== undefined)?.risk ?? 'medium';
        const gateway = row.gateway === undefined ? {} : { gateway: row.gateway };
        return { key, title: titleOf(row, verb, access), risk, ...gateway, ...forPeople(row, info) };
      }),
    )
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const roles = Object.entries(access.roles).map(([code, raw]): RoleModel => {
    const granted = new Set<string>();
    for (const row of rows) {
      const verbs = verbsOf(own(row.raw.grants, code) ?? []);
      for (const verb of verbs.includes('*') ? row.verbs : verbs) granted.add(`${row.key}.${verb}`);
    }
    for (const pattern of raw.grants ?? []) {
      for (const { key } of permissions) if (matches(pattern, key)) granted.add(key);
    }
    return {
      code,
      title: textOf(raw, humanise(code)),
      rank: raw.rank,
      scope: raw.scope,
      permissions: [...granted].sort(),
    };
  });
  return { permissions, roles };
});
