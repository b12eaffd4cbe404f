import ts from 'typescript';
import { isSqlTag, moduleOf, sqlCall } from './modules.ts';
import { nothingGiven, type Value, type Values } from './values.ts';

/** Where a piece of text stands. */
export interface Spot {
  readonly file: string;
  readonly offset: number;
}

/** SQL as it stands in a file, or something that only a run knows: a value, a name, a part of a query. */
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

/** Where the text of a template begins. */
export const startOf = ({ template }: ts.TaggedTemplateExpression): Spot => ({
  file: moduleOf(template),
  offset: template.getStart() + 1,
});

/** Writes a template out; without what its parts say, where only their names are wanted. */
export type Expand = (template: ts.TaggedTemplateExpression, isWhole?: boolean) => readonly Form[];

/** Writes templates out: what their parts are is followed as far as the code says it. */
export function expander(values: Values): Expand {
  /** Templates that are being written out: one that is part of itself ends there. */
  const open = new Set<ts.Node>();
  let count = 0;
  let isDeep = true;

  /** A name or text that is written out in the code. */
  const constant = (value: Value): readonly Form[] | undefined => {
    const found = values.of(value).flatMap(({ node }): readonly Form[] => {
      if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return [];
      return node.text === '' ? [] : [[{ text: node.text, at: { file: moduleOf(node), offset: node.getStart() + 1 } }]];
    });
    return found.length > 0 ? found : undefined;
  };

  const joined = (list: Value, separator: Value | undefined): readonly Form[] => {
    const items = values.items(list);
    if (!items || items.length === 0) return [anything];
    const [between = [{ text: ', ' }]] = separator ? formsOf(separator) : [];
    return sequence(items.flatMap((item, index) => [...(index > 0 ? [[between]] : []), formsOf(item)]));
  };

  const call = (name: string, node: ts.CallExpression, given: Value['given']): readonly Form[] => {
    const [first, second] = node.arguments.map((argument) => ({ node: argument, given }));
    if (!first) return [anything];
    if (name === 'join') return joined(first, second);
    if (name === 'raw') return constant(first) ?? [anything];
    if (!['ref', 'table', 'id'].includes(name)) return [anything];
    return constant(first)?.map((form) => form.flatMap(quoted)) ?? [[{ hole: 'name' }]];
  };

  const written = ({ template }: ts.TaggedTemplateExpression, given: Value['given']): readonly Form[] => {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [[literalPiece(template)]];
    return sequence([
      [[literalPiece(template.head)]],
      ...template.templateSpans.flatMap((span) => {
        if (open.size === 1) count = 0;
        return [formsOf({ node: span.expression, given }), [[literalPiece(span.literal)]]];
      }),
    ]);
  };

  const ofTemplate = ({ node, given }: Value): readonly Form[] => {
    count += 1;
    if (!isSqlTag(node) || open.has(node) || count > mostTemplates) return [anything];
    open.add(node);
    const forms = written(node, given);
    open.delete(node);
    return forms;
  };

  const formsOf = (value: Value): readonly Form[] => {
    const found = values.of(value).flatMap((one): readonly Form[] => {
      const name = sqlCall(one.node);
      if (isSqlTag(one.node)) return isDeep ? ofTemplate(one) : [anything];
      return name !== undefined && ts.isCallExpression(one.node) ? call(name, one.node, one.given) : [anything];
    });
    const known = found.filter((form) => form !== anything);
    return known.length > 0 ? known : [anything];
  };

  return (template, isWhole = true) => {
    [count, isDeep] = [0, isWhole];
    return ofTemplate({ node: template, given: nothingGiven });
  };
}
