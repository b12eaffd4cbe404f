/** The small language in which emitters describe a TypeScript file. Types and values are texts made by `literal.ts`. */
export interface SourceSpec {
  /** From the project's root. */
  readonly path: string;
  /** Literals and names that the generator made itself: proved once for all by tests/golden/fuzz.test.ts, not parsed each time. */
  readonly data?: true;
  readonly imports?: readonly ImportSpec[];
  readonly statements: readonly StatementSpec[];
}

export interface ImportSpec {
  readonly from: string;
  readonly names: readonly string[];
  /** `import type`. */
  readonly type?: true;
}

export interface PropertySpec {
  readonly name: string;
  readonly type: string;
  readonly optional?: boolean;
  readonly doc?: string;
}

export type StatementSpec =
  | {
      readonly kind: 'interface';
      readonly name: string;
      readonly generics?: readonly string[];
      readonly extends?: string;
      readonly properties: readonly PropertySpec[];
      readonly mutable?: true;
      readonly doc?: string;
    }
  | { readonly kind: 'type'; readonly name: string; readonly type: string; readonly doc?: string }
  | {
      readonly kind: 'const';
      readonly name: string;
      readonly type?: string;
      /** JSON-like, with `code` in it. */
      readonly value: unknown;
      readonly doc?: string;
      readonly local?: true;
    }
  /** `export default call(data)`. */
  | { readonly kind: 'default'; readonly call: string; readonly data: unknown };

/** Import of types; nothing if there are no names. */
export function typeImport(from: string, names: Iterable<string>): ImportSpec {
  return { from, names: [...new Set(names)].sort(), type: true };
}

/** Import of values; nothing if there are no names. */
export function valueImport(from: string, names: Iterable<string>): ImportSpec {
  return { from, names: [...new Set(names)].sort() };
}

/** Imports from the same file as one. */
export function joinedImports(imports: readonly ImportSpec[]): readonly ImportSpec[] {
  const byFile = new Map<string, ImportSpec>();
  for (const each of imports) {
    const key = `${each.type ?? false} ${each.from}`;
    const names = [...(byFile.get(key)?.names ?? []), ...each.names];
    byFile.set(key, each.type ? typeImport(each.from, names) : valueImport(each.from, names));
  }
  return [...byFile.values()];
}
