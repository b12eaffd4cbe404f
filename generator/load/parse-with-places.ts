import { type Alias, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../model/types.ts';
import type { Origin, Position } from './places.ts';
import { oddities, wordsOf } from './yaml-words.ts';

export interface Parsed {
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** The text could not be understood well enough to go on with it. */
  readonly lost: boolean;
}

/** Mistakes after which the rest of the file still means what its author meant. */
const harmless = new Set(['DUPLICATE_KEY']);

/** Value of a YAML text, the place of every node in it (added to `origins`), and what is wrong with the YAML itself. */
export function parseWithPlaces(file: string, text: string, origins: WeakMap<object, Origin>): Parsed {
  const problems: Problem[] = [];
  const lines = new LineCounter();
  const position = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const complain = (offset: number, message: string, received?: string) =>
    problems.push({
      rule: 'yaml',
      source: { file, ...position(offset) },
      message,
      ...(received === undefined ? {} : { received }),
    });

  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const odd = oddities(text);
  if (odd) {
    complain(odd.offset, `bad YAML: ${odd.message}`, odd.received);
    return { value: undefined, problems, lost: true };
  }
  const serious = document.errors.filter((error) => !harmless.has(error.code));
  for (const { code, message, pos } of serious.slice(0, 1)) {
    const wrong = wordsOf(text, { code, message, offset: pos[0] });
    complain(wrong.offset, wrong.message);
  }
  for (const error of document.errors.filter((error) => harmless.has(error.code))) {
    const key = /^[^\s:]+/.exec(text.slice(error.pos[0]))?.[0];
    complain(error.pos[0], `the key ${JSON.stringify(key ?? '')} is written twice`, key);
  }
  if (serious.length > 0) return { value: undefined, problems, lost: true };

  const made = new Map<Node, unknown>();
  const above = new Set<Node>();
  const start = (node: unknown): Position => {
    if (!(isMap(node) || isSeq(node) || isScalar(node) || isAlias(node))) return { line: 1, column: 1 };
    const [from, to] = node.range ?? [0, 0];
    const [begin, end] = [position(from), position(to)];
    return end.line === begin.line && to > from ? { ...begin, endLine: end.line, endColumn: end.column } : begin;
  };

  const follow = (alias: Alias): unknown => {
    const target = alias.resolve(document);
    if (!target) {
      complain(alias.range?.[0] ?? 0, `there is no anchor “${alias.source}”`, alias.source);
      return null;
    }
    if (above.has(target)) {
      complain(alias.range?.[0] ?? 0, `the anchor “${alias.source}” contains itself`, alias.source);
      return null;
    }
    return read(target);
  };

  function read(node: unknown): unknown {
    if (isAlias(node)) return follow(node);
    if (isScalar(node)) return node.value;
    if (!isMap(node) && !isSeq(node)) return null;
    if (made.has(node)) return made.get(node);
    above.add(node);
    const children = new Map<string, { key: Position; value: Position }>();
    const value: object = isSeq(node) ? [] : {};
    if (isSeq(node)) {
      node.items.forEach((item, index) => {
        children.set(String(index), { key: start(item), value: start(item) });
        (value as unknown[])[index] = read(item);
      });
    } else {
      for (const pair of node.items) {
        const name = isScalar(pair.key) ? String(pair.key.value ?? '') : undefined;
        if (name === undefined) {
          complain(offsetOf(pair.key), 'a key must be a text');
          continue;
        }
        if (name === '<<') {
          complain(
            offsetOf(pair.key),
            'merge keys (<<) are not read here: write the keys out, or give a whole value an anchor',
            name,
          );
          continue;
        }
        children.set(name, {
          key: start(pair.key),
          value: isNothing(pair.value) ? start(pair.key) : start(pair.value),
        });
        // A key such as __proto__ must become a property like any other.
        Object.defineProperty(value, name, {
          value: read(pair.value),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
    }
    above.delete(node);
    made.set(node, value);
    origins.set(value, { file, self: start(node), children });
    return value;
  }

  return { value: document.contents === null ? null : read(document.contents), problems, lost: false };
}

const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** A value of which nothing is written has no place of its own. */
function isNothing(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1]);
}
