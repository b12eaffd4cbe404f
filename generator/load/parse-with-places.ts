import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
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
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' });
  const reader = new Reader(file, document, lines, origins);
  const isReadable = sayMistakes(reader, text, document);
  const { problems } = reader;
  if (!isReadable) return { value: undefined, problems, lost: true };
  return { value: document.contents === null ? null : reader.read(document.contents), problems, lost: false };
}

/** Complains about what is no YAML; false where the text cannot be understood. */
function sayMistakes(reader: Reader, text: string, { errors }: Document): boolean {
  const odd = oddities(text);
  if (odd) {
    reader.complain(odd.offset, `bad YAML: ${odd.message}`, odd.received);
    return false;
  }
  const [serious] = errors.filter((error) => !harmless.has(error.code));
  if (serious) {
    const wrong = wordsOf(text, { code: serious.code, message: serious.message, offset: serious.pos[0] });
    reader.complain(wrong.offset, wrong.message);
  }
  for (const { pos } of errors.filter((error) => harmless.has(error.code))) {
    const key = /^[^\s:]+/.exec(text.slice(pos[0]))?.[0];
    reader.complain(pos[0], `the key ${JSON.stringify(key ?? '')} is written twice`, key);
  }
  return serious === undefined;
}

type Children = Map<string, { key: Position; value: Position }>;

/** Makes values of the nodes of one document, and keeps where each was written. */
class Reader {
  readonly problems: Problem[] = [];
  readonly #file: string;
  readonly #document: Document;
  readonly #lines: LineCounter;
  readonly #origins: WeakMap<object, Origin>;
  readonly #made = new Map<Node, unknown>();
  /** Nodes that are being read: an alias of one of them would contain itself. */
  readonly #above = new Set<Node>();

  constructor(file: string, document: Document, lines: LineCounter, origins: WeakMap<object, Origin>) {
    this.#file = file;
    this.#document = document;
    this.#lines = lines;
    this.#origins = origins;
  }

  complain(offset: number, message: string, received?: string): void {
    this.problems.push({
      rule: 'yaml',
      source: { file: this.#file, ...this.#position(offset) },
      message,
      ...(received === undefined ? {} : { received }),
    });
  }

  read(node: unknown): unknown {
    if (isAlias(node)) return this.#follow(node);
    if (isScalar(node)) return node.value;
    if (!isMap(node) && !isSeq(node)) return null;
    if (this.#made.has(node)) return this.#made.get(node);
    this.#above.add(node);
    const children: Children = new Map();
    const value = isSeq(node) ? this.#list(node, children) : this.#map(node, children);
    this.#above.delete(node);
    this.#made.set(node, value);
    this.#origins.set(value, { file: this.#file, self: this.#start(node), children });
    return value;
  }

  #list({ items }: YAMLSeq, children: Children): object {
    return items.map((item, index) => {
      children.set(String(index), { key: this.#start(item), value: this.#start(item) });
      return this.read(item);
    });
  }

  #map({ items }: YAMLMap, children: Children): object {
    const value = {};
    for (const pair of items) {
      const name = isScalar(pair.key) ? String(pair.key.value ?? '') : undefined;
      if (name === undefined) this.complain(offsetOf(pair.key), 'a key must be a text');
      else if (name === '<<') this.complain(offsetOf(pair.key), noMerge, name);
      else {
        const key = this.#start(pair.key);
        children.set(name, { key, value: isNothing(pair.value) ? key : this.#start(pair.value) });
        // A key such as __proto__ must become a property like any other.
        Object.defineProperty(value, name, {
          value: this.read(pair.value),
          enumerable: true,
          configurable: true,
          writable: true,
        });
      }
    }
    return value;
  }

  #follow(alias: Alias): unknown {
    const target = alias.resolve(this.#document);
    if (target && !this.#above.has(target)) return this.read(target);
    const message = target ? `the anchor “${alias.source}” contains itself` : `there is no anchor “${alias.source}”`;
    this.complain(offsetOf(alias), message, alias.source);
    return null;
  }

  #position(offset: number): Position {
    const { line, col } = this.#lines.linePos(offset);
    return { line, column: col };
  }

  #start(node: unknown): Position {
    if (!(isMap(node) || isSeq(node) || isScalar(node) || isAlias(node))) return { line: 1, column: 1 };
    const [from, to] = node.range ?? [0, 0];
    const [begin, end] = [this.#position(from), this.#position(to)];
    return end.line === begin.line && to > from ? { ...begin, endLine: end.line, endColumn: end.column } : begin;
  }
}

const noMerge = 'merge keys (<<) are not read here: write the keys out, or give a whole value an anchor';

const offsetOf = (node: unknown): number => (isNode(node) ? (node.range?.[0] ?? 0) : 0);

/** A value that is not written has no place of its own. */
function isNothing(node: unknown): boolean {
  return node === null || (isScalar(node) && node.value === null && node.range?.[0] === node.range?.[1]);
}
