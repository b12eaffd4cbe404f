import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type GatewayName, gateways } from '#generated/api/gateways.ts';
import { areaFiles } from '../../commands/area-files.ts';

interface Written {
  readonly roles: Readonly<Record<string, { readonly rank: number; readonly scope: string }>>;
  readonly grants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly calls: Readonly<Record<string, readonly string[]>>;
  readonly exports: Readonly<Record<string, readonly string[]>>;
}

const letters: Readonly<Record<string, string>> = { V: 'view', C: 'create', U: 'update', D: 'delete', X: 'export' };

/** `VX verify` → view, export, verify */
function verbsOf(text: string): readonly string[] {
  return text
    .split(/\s+/)
    .flatMap((word) => (/^[VCUDX]+$/.test(word) ? [...word].map((letter) => letters[letter] ?? letter) : [word]));
}

/** A text with `{gateway}` in it stands for one of each gateway. */
function expanded(text: string): readonly string[] {
  const names = Object.keys(gateways) as GatewayName[];
  return text.includes('{gateway}') ? names.map((name) => text.replaceAll('{gateway}', name)) : [text];
}

/** Call → permission; `{gateway}` is the same one in both. */
function byCall(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [permission, list] of Object.entries(lists)) {
    for (const [call, expected] of list.flatMap((text) => {
      const permissions = expanded(permission);
      return expanded(text).map((call, at) => [call, permissions[at] ?? permission] as const);
    })) {
      if (found.has(call)) throw new Error(`matrix.yaml: ${call} stands there twice`);
      found.set(call, expected);
    }
  }
  return found;
}

/** The kept copy of who may do what: independent of the manifest and of everything generated from it. */
export interface Matrix {
  readonly roles: Written['roles'];
  /** Role → permissions. */
  readonly grants: ReadonlyMap<string, ReadonlySet<string>>;
  /** `GET /api/…` → permission, `signed-in` or `public`. */
  readonly calls: ReadonlyMap<string, string>;
  /** The same for what `export` asks for besides. */
  readonly exports: ReadonlyMap<string, string>;
  /** Lines whose calls are none of these: not every gateway has every call, but one of them has. */
  idleLines(calls: ReadonlySet<string>): readonly string[];
}

/** Lists of calls from all files together. */
function together(parts: readonly Written['calls'][]): Written['calls'] {
  const found: Record<string, readonly string[]> = {};
  for (const part of parts)
    for (const [permission, list] of Object.entries(part)) found[permission] = [...(found[permission] ?? []), ...list];
  return found;
}

export function readMatrix(): Matrix {
  const shared = parse(readFileSync(new URL('../matrix.yaml', import.meta.url), 'utf8')) as Written;
  const parts = [shared, ...areaFiles('matrix.yaml').map((text) => parse(text) as Partial<Omit<Written, 'roles'>>)];
  const written: Written = {
    roles: shared.roles,
    grants: Object.assign({}, ...parts.map(({ grants }) => grants)),
    calls: together(parts.map(({ calls }) => calls ?? {})),
    exports: together(parts.map(({ exports }) => exports ?? {})),
  };
  const grants = new Map(Object.keys(written.roles).map((role) => [role, new Set<string>()]));
  for (const [resource, byRole] of Object.entries(written.grants)) {
    for (const [role, verbs] of Object.entries(byRole)) {
      const own = grants.get(role);
      if (!own) throw new Error(`matrix.yaml: ${resource} names the role ${role}, which it does not have`);
      for (const verb of verbsOf(verbs)) for (const key of expanded(`${resource}.${verb}`)) own.add(key);
    }
  }
  const lines = Object.values({ ...written.calls, ...written.exports }).flat();
  return {
    roles: written.roles,
    grants,
    calls: byCall(written.calls),
    exports: byCall(written.exports),
    idleLines: (known) => lines.filter((line) => !expanded(line).some((call) => known.has(call))),
  };
}

/** Does the kept copy let a role make this call? A call that it does not know fails the test that asks. */
export function isAllowed(matrix: Matrix, call: string, role: string): boolean {
  const permission = matrix.calls.get(call);
  if (permission === undefined) throw new Error(`matrix.yaml says nothing about ${call}`);
  return isHeld(matrix, permission, role);
}

/** Does the kept copy give a role this permission, or one of several? */
export function isHeld({ grants }: Pick<Matrix, 'grants'>, permission: string, role: string): boolean {
  // `gateway.*.order.view`: for one gateway at least.
  const [before, after] = permission.split('*');
  const isOne = (key: string) => after !== undefined && key.startsWith(before ?? '') && key.endsWith(after);
  const own = [...(grants.get(role) ?? [])];
  return permission === 'public' || permission === 'signed-in' || own.includes(permission) || own.some(isOne);
}
