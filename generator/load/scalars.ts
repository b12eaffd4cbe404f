import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar, visit } from 'yaml';

/** A name, text or number of a YAML file as it is written, quotes included, by its offsets. */
export interface Written {
  readonly offset: number;
  readonly end: number;
}

/**
 * The keys and values that a place of a YAML text (from 1) may refer to: the one there, or those directly in the map
 * or list that begins there.
 */
export function writtenAt(text: string, line: number, column: number): readonly Written[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const offset = (lines.lineStarts[line - 1] ?? 0) + column - 1;
  const found: Written[] = [];
  const add = (node: unknown): void => {
    if (isScalar(node) && node.range) found.push({ offset: node.range[0], end: node.range[1] });
  };
  const isHere = (node: Node | Scalar): boolean => node.range?.[0] === offset;
  visit(document, {
    Scalar: (_, node) => (isHere(node) ? add(node) : undefined),
    Collection: (_, node) => {
      if (!isHere(node)) return;
      if (isMap(node)) for (const { value } of node.items) add(value);
      if (isSeq(node)) node.items.forEach(add);
    },
  });
  return found.sort((a, b) => a.offset - b.offset);
}
