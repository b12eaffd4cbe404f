import { oncePerName } from '../model/once.ts';

const identifier = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

const reserved = new Set(
  (
    'abstract any arguments as async await boolean break case catch class const constructor continue debugger declare ' +
    'default delete do else enum eval export extends false finally for from function get if implements import in ' +
    'infer instanceof interface is keyof let module namespace never new null number object of package private ' +
    'protected public readonly require return set static string super switch symbol this throw true try type ' +
    'typeof undefined unique unknown var void while with yield'
  ).split(' '),
);

/** Whether the text can be a property name without quotes. */
export function isIdentifier(text: string): boolean {
  return identifier.test(text);
}

function partsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
}

function checked(text: string, name: string): string {
  if (!isIdentifier(text)) throw new Error(`"${name}" gives no name for code`);
  return text;
}

/** `withdraw.change_type` → `WithdrawChangeType`. Throws when nothing usable is left. */
export const pascal = oncePerName((name) =>
  checked(
    partsOf(name)
      .map((word) => word[0]?.toUpperCase() + word.slice(1))
      .join(''),
    name,
  ),
);

/** `withdraw.change_type` → `withdrawChangeType`; a reserved word gets an underscore. */
export const camel = oncePerName((name) => {
  const text = pascal(name);
  const lower = text[0]?.toLowerCase() + text.slice(1);
  return reserved.has(lower) ? `${lower}_` : lower;
});

/** `WithdrawalStatus` → `withdrawal-status`: the file of one named thing. Throws when nothing usable is left. */
export const kebab = oncePerName((name) => {
  pascal(name);
  return partsOf(name).join('-').toLowerCase();
});

/** `bank-name` of a file: only what every file system takes. Throws otherwise. */
export function fileStem(name: string): string {
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) throw new Error(`"${name}" gives no file name`);
  return name;
}

/** Hands out names of one file or table and refuses to give one twice. */
export class Names {
  readonly #owners = new Map<string, string>();
  readonly #where: string;
  constructor(where: string) {
    this.#where = where;
  }
  get size(): number {
    return this.#owners.size;
  }
  /** Throws when `name` already belongs to another owner. */
  take(name: string, owner: string): string {
    const before = this.#owners.get(name);
    if (before !== undefined && before !== owner) {
      throw new Error(`${this.#where}: "${owner}" and "${before}" would both be named ${name}`);
    }
    this.#owners.set(name, owner);
    return name;
  }
}
