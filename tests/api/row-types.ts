import ts from 'typescript';
import { type Modules, moduleOf } from '#generator/sql/modules.ts';

/** What JavaScript has of a column; `other` is everything that a name stands for, which is not looked into. */
export type Base = 'string' | 'number' | 'bigint' | 'boolean' | 'Date' | 'other';

/** Properties of a row, each with what it may be besides null. */
export type Row = ReadonlyMap<string, ReadonlySet<Base>>;

const keywords = new Map<ts.SyntaxKind, Base>([
  [ts.SyntaxKind.StringKeyword, 'string'],
  [ts.SyntaxKind.NumberKeyword, 'number'],
  [ts.SyntaxKind.BigIntKeyword, 'bigint'],
  [ts.SyntaxKind.BooleanKeyword, 'boolean'],
]);

function basesOf(type: ts.TypeNode | undefined): readonly Base[] {
  if (!type) return ['other'];
  const keyword = keywords.get(type.kind);
  if (keyword) return [keyword];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(basesOf);
  if (ts.isParenthesizedTypeNode(type)) return basesOf(type.type);
  if (ts.isLiteralTypeNode(type)) {
    const { kind } = type.literal;
    if (kind === ts.SyntaxKind.NullKeyword) return [];
    if (kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword) return ['boolean'];
    if (ts.isStringLiteral(type.literal)) return ['string'];
    return [kind === ts.SyntaxKind.BigIntLiteral ? 'bigint' : 'number'];
  }
  return ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Date' ? ['Date'] : ['other'];
}

const rowOf = (members: readonly ts.TypeElement[]): Row =>
  new Map(
    members.flatMap((member) =>
      ts.isPropertySignature(member) && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name))
        ? [[member.name.text, new Set(basesOf(member.type))] as const]
        : [],
    ),
  );

type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isNamed = (statement: ts.Node, name: string): statement is Declared =>
  (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === name;

/** The declaration that a name of a type means: around the place, in its file, or in one that it is imported from. */
function declarationOf(modules: Modules, at: ts.Node, name: string): Declared | undefined {
  for (let node: ts.Node | undefined = at; node; node = node.parent) {
    if (!ts.isBlock(node) && !ts.isSourceFile(node)) continue;
    const own = node.statements.find((statement) => isNamed(statement, name));
    if (own && isNamed(own, name)) return own;
  }
  for (const statement of at.getSourceFile().statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const named = statement.importClause?.namedBindings;
    const element = named && ts.isNamedImports(named) && named.elements.find((one) => one.name.text === name);
    const path = element && modules.target(moduleOf(at), statement.moduleSpecifier.text);
    const module = path ? modules.open(path) : undefined;
    if (element && module) return declarationOf(modules, module.source, (element.propertyName ?? element.name).text);
  }
  return undefined;
}

/** All of several, where all are understood. */
function merged(rows: readonly (Row | undefined)[]): Row | undefined {
  return rows.every((row) => row) ? new Map(rows.flatMap((row) => [...(row ?? [])])) : undefined;
}

const namesOf = (keys: ts.TypeNode): readonly string[] =>
  (ts.isUnionTypeNode(keys) ? [...keys.types] : [keys]).map((one) => one.getText().replace(/'/g, ''));

/** The row that a name of a type stands for. */
function rowOfName(modules: Modules, at: ts.Node, name: string, args: readonly ts.TypeNode[]): Row | undefined {
  const [of, keys] = args;
  if (name === 'Readonly' && of) return rowOfType(modules, of);
  if (name === 'Record') return new Map();
  if (name === 'Pick' && of && keys) {
    const whole = rowOfType(modules, of);
    return new Map(namesOf(keys).map((key) => [key, whole?.get(key) ?? new Set<Base>(['other'])]));
  }
  if (name === 'Omit' && of && keys) {
    const [whole, without] = [rowOfType(modules, of), new Set(namesOf(keys))];
    return whole && new Map([...whole].filter(([key]) => !without.has(key)));
  }
  const declared = of ? undefined : declarationOf(modules, at, name);
  if (!declared) return undefined;
  if (ts.isTypeAliasDeclaration(declared)) return rowOfType(modules, declared.type);
  const bases = declared.heritageClauses?.flatMap(({ types }) => types) ?? [];
  const inherited = bases.map(({ expression, typeArguments = [] }) =>
    rowOfName(modules, declared, expression.getText(), [...typeArguments]),
  );
  return merged([...inherited, rowOf([...declared.members])]);
}

/** The row that a type describes, as far as it is written out; undefined where it is computed. */
export function rowOfType(modules: Modules, type: ts.TypeNode): Row | undefined {
  if (ts.isTypeLiteralNode(type)) return rowOf([...type.members]);
  if (ts.isIntersectionTypeNode(type)) return merged(type.types.map((one) => rowOfType(modules, one)));
  if (!ts.isTypeReferenceNode(type)) return undefined;
  return rowOfName(modules, type, type.typeName.getText(), [...(type.typeArguments ?? [])]);
}
