import ts from 'typescript';
import { isSqlTag, type Modules, moduleOf, type Sql, sqlCall } from './modules.ts';
import { itemsOf, nothingGiven, type Value, valuesOf } from './values.ts';

/** The place of a piece of text. */
export interface Spot {
  readonly file: string;
  readonly offset: number;
}

/** SQL as written in a file, or something that only exists at run time: a value, a name, a part of a query. */
export type Piece = { readonly text: string; readonly at?: Spot } | { readonly hole: 'any' | 'name' };

/** A query in one of its forms. Where parts of it have several, each is in one of the forms at least. */
export type Form = readonly Piece[];

const anything: Form = [{ hole: 'any' }];

/** More forms than this come from lists of parts that are no alternatives. */
const mostForms = 24;

/** A part that is made of more templates than this is written by a program, not by a person: the rest of it is unknown. */
const mostTemplates = 150;

/** The text of a template's part: what is escaped keeps its length, so that offsets stay. */
const plain = (raw: string): string => raw.replace(/\\(?:u[0-9a-f]{4}|[\s\S])/gi, (code) => '_'.repeat(code.length));

function literalPiece(node: ts.TemplateLiteralLikeNode): Piece {
  const offset = node.getStart() + 1;
  const end = node.getEnd() - (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) ? 2 : 1);
  return {
    text: plain(node.getSourceFile().text.slice(offset, end)),
    at: { file: moduleOf(node), offset },
  };
}

/** Parts with their forms, one after another: as many forms as the part with the most has. */
function sequence(parts: readonly (readonly Form[])[]): readonly Form[] {
  const count = Math.min(mostForms, Math.max(1, ...parts.map(({ length }) => length)));
  return Array.from({ length: count }, (_, index) =>
    parts.flatMap((forms) => forms[Math.min(index, forms.length - 1)] ?? []),
  );
}

/** A name as a query has it, part by part: `"member"."id"`. */
function quoted(piece: Piece): readonly Piece[] {
  if ('hole' in piece) return [piece];
  let offset = piece.at?.offset ?? 0;
  return piece.text.split('.').flatMap((part, index) => {
    const at = piece.at && { file: piece.at.file, offset };
    offset += part.length + 1;
    return [{ text: index === 0 ? '"' : '."' }, { text: part, ...(at ? { at } : {}) }, { text: '"' }];
  });
}

/** Where the text of SQL begins. */
export const startOf = (node: Sql): Spot => {
  const text = isSqlTag(node) ? node.template : (node.arguments[0] ?? node);
  return { file: moduleOf(node), offset: text.getStart() + 1 };
};

/** A query that is being written out. */
interface Work {
  readonly modules: Modules;
  /** Templates within which one is: one that is part of itself ends there. */
  readonly open: Set<ts.Node>;
  /** Whether the parts of the query are written out, too; else their names alone are. */
  readonly isWhole: boolean;
  /** How many templates the part has that is being written. */
  count: number;
}

const begun = (modules: Modules, isWhole = true): Work => ({ modules, open: new Set(), isWhole, count: 0 });

/** A name or text that is written out in the code. */
function constant({ modules }: Work, value: Value): readonly Form[] | undefined {
  const found = valuesOf(modules, value).flatMap(({ node }): readonly Form[] => {
    if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
    return node.text === '' ? [] : [[{ text: node.text, at: { file: moduleOf(node), offset: node.getStart() + 1 } }]];
  });
  return found.length > 0 ? found : undefined;
}

function joined(work: Work, list: Value, separator: Value | undefined): readonly Form[] {
  const items = itemsOf(work.modules, list);
  if (!items || items.length === 0) return [anything];
  const [between = [{ text: ', ' }]] = separator ? formsOf(begun(work.modules), separator) : [];
  // With nothing between them they are no parts of a list, but words that a program puts together.
  if (between.every((piece) => 'text' in piece && piece.text === '')) return [anything];
  return sequence(items.flatMap((item, index) => [...(index > 0 ? [[between]] : []), formsOf(work, item)]));
}

/** `sql.join(…)`, `sql.ref(…)` and their like. */
function call(work: Work, name: string, node: ts.CallExpression, given: Value['given']): readonly Form[] {
  const [first, second] = node.arguments.map((argument) => ({ node: argument, given }));
  if (!first) return [anything];
  if (name === 'join') return joined(work, first, second);
  if (name === 'raw') return constant(work, first) ?? [anything];
  if (!['ref', 'table', 'id'].includes(name)) return [anything];
  return constant(work, first)?.map((form) => form.flatMap(quoted)) ?? [[{ hole: 'name' }]];
}

function parts(work: Work, { template }: ts.TaggedTemplateExpression, given: Value['given']): readonly Form[] {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return [[literalPiece(template)]];
  return sequence([
    [[literalPiece(template.head)]],
    ...template.templateSpans.flatMap((span) => {
      if (work.open.size === 1) work.count = 0;
      return [formsOf(work, { node: span.expression, given }), [[literalPiece(span.literal)]]];
    }),
  ]);
}

function ofTemplate(work: Work, node: ts.TaggedTemplateExpression, given: Value['given']): readonly Form[] {
  work.count += 1;
  if (work.open.has(node) || work.count > mostTemplates) return [anything];
  work.open.add(node);
  const forms = parts(work, node, given);
  work.open.delete(node);
  return forms;
}

function formsOf(work: Work, value: Value): readonly Form[] {
  const found = valuesOf(work.modules, value).flatMap(({ node, given }): readonly Form[] => {
    if (isSqlTag(node)) return work.isWhole ? ofTemplate(work, node, given) : [anything];
    const name = sqlCall(node);
    return name !== undefined && ts.isCallExpression(node) ? call(work, name, node, given) : [anything];
  });
  const definite = found.filter((form) => form !== anything);
  return definite.length > 0 ? definite : [anything];
}

/** Writes SQL out: its parts are followed as far as the code shows them; not at all if only parts are needed. */
export function expand(modules: Modules, node: Sql, isWhole = true): readonly Form[] {
  const work = begun(modules, isWhole);
  return isSqlTag(node) ? ofTemplate(work, node, nothingGiven) : call(work, 'ref', node, nothingGiven);
}
