import { dirname } from 'node:path/posix';
import { ts } from 'ts-morph';
import type { VirtualFile } from '../model/types.ts';
import type { Form } from './subject.ts';

/** A name that generated code declares: an export, a member of a type, a key of a table. */
export interface Declared {
  readonly file: string;
  /** Offset of the name, behind its quote where it has one. */
  readonly offset: number;
  readonly name: string;
  /** A member of something; otherwise an export. */
  readonly isMember: boolean;
  /** Folder and names of all that it is in. */
  readonly above: readonly string[];
}

/** A declared name that is another one after the change, and the file that has it then. */
export interface Gone extends Declared {
  readonly to: string;
  readonly toFile: string;
}

/** The name as it would be afterwards: whole, or with every part that is a form changed. */
export function renamedIdentifier(name: string, forms: readonly Form[]): string {
  const whole = forms.find(({ from }) => from === name);
  if (whole) return whole.to;
  return forms.reduce((now, { infix, from, to }) => (infix ? now.replaceAll(from, to) : now), name);
}

const nameOf = (node: ts.Node): ts.Identifier | ts.StringLiteral | undefined => {
  if (
    !ts.isFunctionDeclaration(node) &&
    !ts.isVariableDeclaration(node) &&
    !ts.isInterfaceDeclaration(node) &&
    !ts.isTypeAliasDeclaration(node) &&
    !ts.isPropertySignature(node) &&
    !ts.isPropertyAssignment(node)
  )
    return undefined;
  const { name } = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name : undefined;
};

const isMember = (node: ts.Node): boolean => ts.isPropertySignature(node) || ts.isPropertyAssignment(node);

function* declaredIn(file: VirtualFile): Iterable<Declared> {
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.ESNext, true);
  function* walk(node: ts.Node, above: readonly string[]): Iterable<Declared> {
    const name = nameOf(node);
    if (name)
      yield {
        file: file.path,
        offset: name.getStart() + (ts.isStringLiteral(name) ? 1 : 0),
        name: name.text,
        isMember: isMember(node),
        above,
      };
    const inside = name ? [...above, name.text] : above;
    for (const child of node.getChildren()) yield* walk(child, inside);
  }
  yield* walk(source, [dirname(file.path)]);
}

const mentions = ({ text }: VirtualFile, names: readonly string[]): boolean =>
  names.some((name) => text.includes(name));

/**
 * Names that the generated files declare before the change and no longer after it, each with the name at the same
 * place afterwards. A name that is still declared at its place is not lost, whatever it contains.
 */
export function removedNames(
  before: readonly VirtualFile[],
  after: readonly VirtualFile[],
  forms: readonly Form[],
): readonly Gone[] {
  const key = ({ above, name }: Declared): string =>
    [...above, name].map((one) => renamedIdentifier(one, forms)).join('\0');
  const isCode = ({ path }: VirtualFile): boolean => /\.tsx?$/.test(path);
  const [from, to] = [forms.map((form) => form.from), forms.map((form) => form.to)];
  const now = new Map<string, Declared[]>();
  // What has neither name is the same before and after; what still has the old one keeps it from being gone.
  for (const file of after.filter((one) => isCode(one) && mentions(one, [...from, ...to])))
    for (const declared of declaredIn(file)) {
      const same = now.get(key(declared));
      if (same) same.push(declared);
      else now.set(key(declared), [declared]);
    }
  return before
    .filter((one) => isCode(one) && mentions(one, from))
    .flatMap((file) => [...declaredIn(file)])
    .filter(({ name }) => renamedIdentifier(name, forms) !== name)
    .flatMap((declared): readonly Gone[] => {
      const then = now.get(key(declared)) ?? [];
      if (then.some(({ name }) => name === declared.name)) return [];
      const one = then.find(({ name }) => name === renamedIdentifier(declared.name, forms));
      return one ? [{ ...declared, to: one.name, toFile: one.file }] : [];
    });
}
