import { join } from 'node:path/posix';
import { Project, ts } from 'ts-morph';
import type { VirtualFile } from '../model/types.ts';
import { type Gone, removedNames } from './declared.ts';
import { Edits, positionAt } from './edits.ts';
import { importEdits } from './imports.ts';
import type { Form } from './subject.ts';
import { nameToken } from './tokens.ts';

export interface CodeJob {
  readonly root: string;
  readonly forms: readonly Form[];
  /** Generated files as they are and as they will be. */
  readonly before: readonly VirtualFile[];
  readonly after: readonly VirtualFile[];
  /** Generated files that are called otherwise afterwards: old path → new one. */
  readonly files: ReadonlyMap<string, string>;
  /** Hand-written TypeScript that has one of the names, or that belongs to the folder that moves, or imports from it. */
  readonly code: readonly VirtualFile[];
  /** A folder of hand-written files that has another path afterwards. */
  readonly move?: Move;
}

export interface Move {
  readonly from: string;
  readonly to: string;
}

/** The path of a file after a folder has moved. */
export const movedPath = (path: string, move: Move | undefined): string =>
  move && path.startsWith(`${move.from}/`) ? `${move.to}${path.slice(move.from.length)}` : path;

/** A place in a file, from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What the compiler says of a hand-written file afterwards, where it has to do with the name. */
export interface Complaint extends Place {
  readonly message: string;
}

export interface CodeChange {
  /** Changes by file; the places of them are the uses. */
  readonly edits: ReadonlyMap<string, Edits>;
  /** What every file is afterwards, by the path that it has now. */
  readonly texts: ReadonlyMap<string, string>;
  readonly complaints: readonly Complaint[];
}

/** Rounds of changing what the compiler complains about: one more than anything needs. */
const mostRounds = 4;

/** The project's compiler with the given files; what they import it reads itself, and types are all that it makes. */
class Compiler {
  readonly #project: Project;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
    this.#project = new Project({
      tsConfigFilePath: join(root, 'tsconfig.json'),
      skipAddingFilesFromTsConfig: true,
      skipFileDependencyResolution: true,
    });
  }

  /** A file as it is to be seen. */
  put({ path, text }: VirtualFile): void {
    this.#project.createSourceFile(join(this.#root, path), text, { overwrite: true });
  }

  tree(path: string): ts.SourceFile {
    return this.#project.getSourceFileOrThrow(join(this.#root, path)).compilerNode;
  }

  get #service(): ts.LanguageService {
    return this.#project.getLanguageService().compilerObject;
  }

  /** Where what is declared at this place has to change when it is renamed, with what is written around the name there. */
  references({ file, offset, isMember }: Gone): readonly (ts.RenameLocation & { readonly path: string })[] {
    const at = join(this.#root, file);
    const found = this.#service.findRenameLocations(at, offset, false, false, {
      providePrefixAndSuffixTextForRename: isMember,
    });
    return (found ?? []).map((one) => ({ ...one, path: one.fileName.slice(this.#root.length + 1) }));
  }

  /** What it says of a file, as far as it says one of the names. */
  complaints(path: string, forms: readonly Form[]): readonly ts.Diagnostic[] {
    return this.#service.getSemanticDiagnostics(join(this.#root, path)).filter(({ messageText }) => {
      const said = ts.flattenDiagnosticMessageText(messageText, '\n');
      return forms.some(({ from, to }) => said.includes(from) || said.includes(to));
    });
  }

  get checker(): ts.TypeChecker {
    return this.#project.getTypeChecker().compilerObject;
  }

  /** Files whose import paths are other ones when a folder has moved: what they are then, by their paths before. */
  moves({ from, to }: Move): ReadonlyMap<string, string> {
    const found = this.#service.getEditsForFileRename(
      join(this.#root, from),
      join(this.#root, to),
      {},
      { quotePreference: 'single' },
    );
    return new Map(
      found.map(({ fileName, textChanges }) => {
        const path = fileName.slice(this.#root.length + 1);
        const edits = new Edits(this.tree(path).text);
        for (const { span, newText } of textChanges)
          edits.add({ start: span.start, end: span.start + span.length, text: newText });
        return [path, edits.text];
      }),
    );
  }
}

/** Names and texts within a piece of code. */
function* wordsIn(source: ts.SourceFile, start: number, end: number): Iterable<ts.Identifier | ts.StringLiteralLike> {
  function* walk(node: ts.Node): Iterable<ts.Identifier | ts.StringLiteralLike> {
    if (node.getEnd() <= start || node.getStart(source) >= end) return;
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) yield node;
    for (const child of node.getChildren(source)) yield* walk(child);
  }
  yield* walk(source);
}

/** A complaint about a function or a call is shown at its head; what it is about may be anywhere in it. */
function endOf(source: ts.SourceFile, { start = 0, length = 0 }: ts.Diagnostic): number {
  let end = start + length;
  const walk = (node: ts.Node): void => {
    if (node.getStart(source) === start && (ts.isArrowFunction(node) || ts.isFunctionExpression(node)))
      end = Math.max(end, node.getEnd());
    const called = ts.isCallExpression(node) ? node.expression : undefined;
    if (called && (ts.isPropertyAccessExpression(called) ? called.name : called).getStart(source) === start)
      end = Math.max(end, node.getEnd());
    if (node.pos <= start && start < node.end) ts.forEachChild(node, walk);
  };
  walk(source);
  return end;
}

/** The type that a name is looked up in: what is read from, what is taken apart, what an object has to be. */
function holderOf(node: ts.Node, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return checker.getTypeAtLocation(parent.expression);
  if (ts.isBindingElement(parent)) return checker.getTypeAtLocation(parent.parent);
  if (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent))
    return checker.getContextualType(parent.parent);
  return undefined;
}

/** The texts that a value may be. */
function textsOf(type: ts.Type | undefined): ReadonlySet<string> {
  const all = type?.isUnion() ? type.types : type ? [type] : [];
  return new Set(all.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])));
}

/** The words within a complaint that have an old name, with what they would be; undefined where nobody can say which. */
function wordsBehind(source: ts.SourceFile, complaint: ts.Diagnostic, forms: readonly Form[], checker: ts.TypeChecker) {
  const found = [...wordsIn(source, complaint.start ?? 0, endOf(source, complaint))].flatMap((node) => {
    const form = forms.find(({ kind, from, infix }) => !infix && node.text.search(nameToken(kind, from)) >= 0);
    if (!form) return [];
    const quote = ts.isStringLiteralLike(node) ? 1 : 0;
    const name = node.text.replace(nameToken(form.kind, form.from), () => form.to);
    const text = quote === 1 || /^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`;
    const before = ts.isShorthandPropertyAssignment(node.parent) ? `${text}: ${node.text}` : text;
    return [{ node, form, start: node.getStart(source) + quote, end: node.getEnd() - quote, text: before }];
  });
  if (found.length === 1) return found;
  return found.filter(({ node, form, text }) => {
    if (ts.isStringLiteralLike(node) && !ts.isPropertyAssignment(node.parent)) {
      const texts = textsOf(checker.getContextualType(node));
      return texts.has(text) && !texts.has(node.text);
    }
    const type = holderOf(node, checker);
    return type?.getProperty(form.to) !== undefined && type.getProperty(form.from) === undefined;
  });
}

/**
 * Follows a name of the manifest into hand-written code. What refers to a declaration of the generated files, the language
 * service finds. What only has to fit a type that follows from them, such as the name of a column in a query, the compiler
 * finds: it complains about it once it sees the files as they will be. Nothing is written.
 */
export function followCode(job: CodeJob): CodeChange {
  const { root, forms, before, after, files, code } = job;
  const lost = removedNames(before, after, forms);
  const edits = new Map(code.map(({ path, text }) => [path, new Edits(text)]));
  const compiler = new Compiler(root);
  for (const file of code) compiler.put(file);
  const declaring = new Set(lost.map(({ file }) => file));
  for (const file of before) if (declaring.has(file.path)) compiler.put(file);
  for (const { path } of code)
    for (const edit of importEdits(compiler.tree(path), path, files, lost)) edits.get(path)?.add(edit);
  for (const one of lost) {
    for (const { path, textSpan, prefixText = '', suffixText = '' } of compiler.references(one)) {
      const [start, end] = [textSpan.start, textSpan.start + textSpan.length];
      edits.get(path)?.add({ start, end, text: `${prefixText}${one.to}${suffixText}` });
    }
  }
  const isChanged = new Set(before.map(({ path, text }) => `${path}\0${text}`));
  const later = after.filter(({ path, text }) => /\.tsx?$/.test(path) && !isChanged.has(`${path}\0${text}`));
  const paths = new Set(later.map(({ path }) => path));
  const earlier = before.filter(({ path }) => paths.has(path));
  const show = (): void => {
    for (const file of later) compiler.put(file);
    for (const [path, { text }] of edits) compiler.put({ path, text });
  };
  show();
  const suspects = code.filter(({ path }) => compiler.complaints(path, forms).length > 0);
  for (const file of suspects.length > 0 ? [...earlier, ...code] : []) compiler.put(file);
  const known = new Set(
    suspects.flatMap(({ path }) => compiler.complaints(path, forms).map((one) => keyOf(path, one, one.start))),
  );
  if (suspects.length > 0) show();
  const complaints = settle(compiler, edits, forms, known);
  const texts = new Map([...edits].map(([path, own]) => [path, own.text]));
  if (job.move) for (const [path, text] of compiler.moves(job.move)) texts.set(path, text);
  return { edits, texts, complaints };
}

/** Identifies a complaint about the current files by its place: names in its text may change. */
const keyOf = (path: string, { code }: ts.Diagnostic, start: number | undefined): string => `${path}:${start}:${code}`;

/** Changes what the compiler complains about until it has nothing more to say of the name; returns what is left. `known` = what it said before. */
function settle(
  compiler: Compiler,
  edits: ReadonlyMap<string, Edits>,
  forms: readonly Form[],
  known: ReadonlySet<string>,
): readonly Complaint[] {
  const left: Complaint[] = [];
  for (const [path, own] of edits) {
    for (let round = 0; round < mostRounds; round++) {
      const about = compiler
        .complaints(path, forms)
        .filter((one) => !known.has(keyOf(path, one, own.before(one.start ?? 0))));
      const names = about.flatMap((complaint) => wordsBehind(compiler.tree(path), complaint, forms, compiler.checker));
      // Where they stood at first, before one of them moves the others.
      const found = names.flatMap((word) => {
        const [start, last] = [own.before(word.start), own.before(word.end - 1)];
        return start === undefined || last === undefined ? [] : [{ start, end: last + 1, text: word.text }];
      });
      const changed = found.filter((edit) => own.add(edit));
      if (changed.length === 0) {
        for (const { start = 0, messageText } of about) {
          const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
          left.push({ file: path, ...positionAt(own.original, own.before(start) ?? start), message });
        }
        break;
      }
      compiler.put({ path, text: own.text });
    }
  }
  return left;
}
