import ts from 'typescript';
import { expand, type Form, type Spot, startOf } from './expand.ts';
import { isSql, type Modules, type Sql } from './modules.ts';
import { type Parsed, parseForm } from './parse.ts';

/** A template, and what PostgreSQL's grammar makes of its forms. */
export interface Reading {
  readonly template: Sql;
  readonly parsed: readonly Parsed[];
  /** A query has it that cannot be read. */
  readonly isPart: boolean;
}

export interface Readings {
  /** Queries, and parts that no query in sight has. */
  readonly read: readonly Reading[];
  /** Templates in which the grammar knows no way. */
  readonly unread: readonly Sql[];
}

function templatesOf(modules: Modules, paths: readonly string[]): readonly Sql[] {
  const found: Sql[] = [];
  const visit = (node: ts.Node): void => {
    if (isSql(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  for (const path of paths) {
    const module = modules.open(path);
    if (module) visit(module.source);
  }
  return found;
}

const parsedForms = (forms: readonly Form[]): readonly Parsed[] | undefined => {
  const parsed: Parsed[] = [];
  for (const form of forms) {
    const one = parseForm(form);
    if (!one) return undefined;
    parsed.push(one);
  }
  return parsed;
};

const keyOf = ({ file, offset }: Spot): string => `${file}:${offset}`;

/** Templates by where their text begins. */
const startsIn = (forms: readonly Form[]): readonly string[] =>
  forms.flatMap((form) => form.flatMap((piece) => ('at' in piece && piece.at ? [keyOf(piece.at)] : [])));

/**
 * Reads all templates of these files: each as part of the queries that it belongs to, and by itself where none is in sight.
 * A query that cannot be read with its parts, as only a program could, is read without them, and they by themselves.
 */
export function readTemplates(modules: Modules, paths: readonly string[]): Readings {
  const whole = templatesOf(modules, paths).map((template) => {
    const forms = expand(modules, template);
    return { template, forms, key: keyOf(startOf(template)), starts: startsIn(forms) };
  });
  const asPart = new Set(whole.flatMap(({ key, starts }) => starts.filter((start) => start !== key)));
  const covered = new Set<string>();
  const [read, unread]: [Reading[], Sql[]] = [[], []];
  const take = ({ template, forms, key, starts }: (typeof whole)[number]): void => {
    const own = parsedForms(forms);
    for (const start of own ? starts : []) covered.add(start);
    const parsed = own ?? parsedForms(expand(modules, template, false));
    if (parsed) read.push({ template, parsed, isPart: asPart.has(key) });
    else unread.push(template);
  };
  for (const one of whole) if (!asPart.has(one.key)) take(one);
  // What belongs to queries that could not be read, or to itself.
  for (const one of whole) if (asPart.has(one.key) && !covered.has(one.key)) take(one);
  return { read, unread };
}
