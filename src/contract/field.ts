import type { Row } from './envelope.ts';
import type { kinds } from './kinds/index.ts';
import type { Language, Text } from './text.ts';

/** Units of a number that follow from another field of its row: baht, times or days, by what is counted. */
interface Units {
  /** The enum of a neighbouring field. */
  readonly by: string;
  /** Value of that enum → unit; what is not here has the field's own `unit`. */
  readonly of: Readonly<Record<string, Text>>;
}

/** How values of several rows add up, where that is not simply to one sum. */
export interface Adds {
  /** Field that splits the rows before they are added up: one sum each (`partsOf`). */
  readonly by?: string;
  /** Choices of that field, where it has some. */
  readonly options?: readonly Option[];
  /** What the sum of values of either sign is called. */
  readonly net?: Text;
}

/** A kind decides storage, JSON form, cell, input, filter and format; nothing else may. What each is: src/contract/kinds. */
export type FieldKind = keyof typeof kinds;

/** Colour by meaning (chips): pending=warning, processing=info, done=success, failed=danger, off=neutral, unknown=unknown. */
export const tones = ['neutral', 'info', 'success', 'warning', 'danger', 'unknown'] as const;
export type Tone = (typeof tones)[number];

export interface Option {
  readonly value: string;
  readonly label: Text;
  readonly tone?: Tone;
  /** Set by the system alone: nobody chooses it. */
  readonly system?: true;
}

/** What a choice is called; undefined where nobody has a name for it. */
export function labelOf(options: readonly Option[] | undefined, value: unknown): Text | undefined {
  return options?.find((option) => option.value === value)?.label;
}

/** Where the choices of a `ref` come from: the items call of the target entity. */
export interface Reference {
  readonly entity: string;
  /** Path of the items call, e.g. /api/system/agent/items. Takes `q`, `ids` and `limit`. */
  readonly path: string;
  /** Key of the value in an item, e.g. `id` or `code`. */
  readonly value: string;
  /** Key of the text in an item, e.g. `name`. */
  readonly label: string;
  /** Key of the text in English. */
  readonly english?: string;
  /** Key of the smaller second text, e.g. `code`. */
  readonly hint?: string;
  /** They are people who sign in: a filter may ask for whoever looks (`me`). */
  readonly people?: true;
  /** Choices in a tree: in a multiple choice, a branch or the whole tree can be chosen at once. */
  readonly tree?: {
    /** Key of the choice above, e.g. `parent_id`. */
    readonly parent: string;
    /** What all of them are called together: ทุกเอเย่นต์. */
    readonly all: Text;
  };
  /**
   * Present where the items call is an extension, which a server may lack: path of the specification's list of the same
   * records, which takes `q` and `limit`; null where it has none.
   */
  readonly instead?: string | null;
}

/**
 * What the input of a text offers beyond a line to type into: `routes` screens of the deployment, or an https address;
 * `icons` those that the menus of the deployment can be drawn with; `permissions` the parts of area.resource.action;
 * `password` a random one, and a look at what is typed.
 */
export const suggestions = ['routes', 'icons', 'permissions'] as const;
export type Suggestion = (typeof suggestions)[number];

/** A named structure of the manifest. Values travel and are stored as an object with the wire form of each field. */
export interface FieldShape {
  /** PaymentSource */
  readonly name: string;
  readonly fields: readonly Field[];
}

/** One field as both programs know it. Everything optional is absent rather than undefined. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly label: Text;
  readonly hint?: Text;
  /** What it means. Known to the generator alone: browsers fetch the definitions of a page (`definitions.ts`). */
  readonly help?: Text;
  readonly unit?: Text;
  readonly units?: Units;
  /** Absent = to one sum, wherever a list has one. */
  readonly adds?: Adds;
  /** Must be given when a record is created. */
  readonly required?: true;
  /** Set by the server; never sent by a form. */
  readonly readonly?: true;
  /** The reply may hold null. */
  readonly nullable?: true;
  /** Smallest value (decimal string for money, number otherwise). */
  readonly min?: string | number;
  /** Largest value. */
  readonly max?: string | number;
  /** Shortest and longest text, or fewest and most items of a list. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** ECMAScript pattern, anchored by the author. */
  readonly pattern?: string;
  /** Choices of an enum; of a boolean the words for `true` and `false`, where it has words of its own. */
  readonly options?: readonly Option[];
  readonly reference?: Reference;
  /** What a `shape` consists of. Absent where nothing inside is looked at, as in the columns of a list. */
  readonly shape?: FieldShape;
  /** Kind of the elements of a `list`, or of the values of an object by their names (`json`). */
  readonly item?: Omit<Field, 'name' | 'label'>;
  /** Value given when the form opens and the record has none. */
  readonly initial?: string | number | boolean | readonly string[];
  /** The server masks this value for people without the permission named here. */
  readonly mask?: string;
  /** Whose gain an amount above nothing is. Its colour is the company's view: what the company loses is red. */
  readonly gain?: 'company' | 'player';
  readonly suggest?: Suggestion;
  /** Field of the same row that holds this text in English. */
  readonly english?: string;
  /** A day that represents its month, and is shown as one. */
  readonly monthly?: true;
  /** Fields of the same form that take the first or last part of this text while it is put together. */
  readonly fills?: Readonly<Record<string, 'first' | 'last'>>;
}

/** Name under which rows say whether a list of references into a tree holds all there are: agent_ids → agent_ids_all. */
export function wholeOf(name: string): string {
  return `${name}_all`;
}

/** Name under which rows carry the text of a reference: agent_id → agent_name, bank_code → bank_name, verified_by → verified_by_name. */
export function companionOf(name: string): string {
  return `${name.replace(/_(id|code)$/, '')}_name`;
}

/** The value that a person reads: in English what the field's English counterpart holds, where it holds something. */
export function shownOf({ name, english }: Pick<Field, 'name' | 'english'>, row: Row, language: Language): unknown {
  const translated = english === undefined || language !== 'en' ? undefined : row[english];
  return translated === undefined || translated === null || translated === '' ? row[name] : translated;
}
