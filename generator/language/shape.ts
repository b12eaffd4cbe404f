/**
 * The words in which the manifest's language is defined. A shape says what one YAML node may be; from the same
 * shapes come the JSON Schema of the editors, the check of the generator, and the types of what was read.
 */
export type Shape =
  | StringShape
  | ChoiceShape
  | NumberShape
  | BooleanShape
  | TrueShape
  | ScalarShape
  | NothingShape
  | ListShape
  | MapShape
  | ObjectShape
  | VariantsShape
  | UnionShape;

/** What of a project a text may be the name of. */
export type NameKind =
  | 'area'
  | 'capability'
  | 'endpoint'
  | 'entity'
  | 'enum'
  | 'ofField'
  | 'field'
  | 'gateway'
  | 'icon'
  | 'link'
  | 'move'
  | 'part'
  | 'permission'
  | 'queue'
  | 'role'
  | 'route'
  | 'routeOrEndpoint'
  | 'server'
  | 'shape';

export interface StringShape {
  readonly kind: 'string';
  /** A value is such a name; a key is one where its map `refers`, and else makes a new one. */
  readonly names?: NameKind;
  /** ECMAScript pattern, anchored. */
  readonly pattern?: string;
  /** How messages call it: “a name in snake_case”. */
  readonly what: string;
  /** What a missing one counts as, so that the rest of its owner can still be checked. */
  readonly standIn?: string;
  /** What is said of texts that are written elsewhere and cannot be said here. */
  readonly foreign?: readonly { readonly pattern: RegExp; readonly says: string }[];
}

export interface ChoiceShape<V extends string = string> {
  readonly kind: 'choice';
  readonly values: readonly V[];
}

export interface NumberShape {
  readonly kind: 'number';
  /** A whole number, one at least: rows, days, pixels. */
  readonly counts?: true;
}

export interface BooleanShape {
  readonly kind: 'boolean';
}

export interface TrueShape {
  readonly kind: 'true';
}

/** A text, a number, or true or false. */
export interface ScalarShape {
  readonly kind: 'scalar';
}

/** `null`: written where an empty value is meant. */
export interface NothingShape {
  readonly kind: 'nothing';
}

export interface ListShape<S extends Shape = Shape> {
  readonly kind: 'list';
  readonly item: S;
}

export interface MapShape<S extends Shape = Shape> {
  readonly kind: 'map';
  readonly key: StringShape;
  readonly value: S;
  /** Its keys are names of what is made elsewhere. */
  readonly refers?: true;
}

export interface Key<S extends Shape = Shape, R extends boolean = boolean> {
  readonly shape: S;
  readonly required: R;
  readonly doc: string;
}

export type Keys = Readonly<Record<string, Key>>;

export interface ObjectShape<K extends Keys = Keys> {
  readonly kind: 'object';
  /** Name in messages and among the definitions of the schema. */
  readonly name: string;
  readonly keys: K;
  /** Sets of keys of which exactly one must be given. */
  readonly oneOf: readonly string[];
  /** Keys of which at least one must be given. */
  readonly anyOf: readonly string[];
  /** Said instead of “unknown key” about any key that does not belong. */
  readonly foreign?: string;
}

/** An object whose kind is identified by which of some keys it has. */
export interface VariantsShape<
  V extends Readonly<Record<string, ObjectShape>> = Readonly<Record<string, ObjectShape>>,
> {
  readonly kind: 'variants';
  readonly name: string;
  readonly by: V;
}

/** Alternatives of different YAML types, so that one look shows which is meant. */
export interface UnionShape<S extends readonly Shape[] = readonly Shape[]> {
  readonly kind: 'union';
  readonly of: S;
  /** Its name in the schema, if it is used in many places. */
  readonly name?: string;
}

type Required<K extends Keys> = { [P in keyof K as K[P] extends Key<Shape, true> ? P : never]: K[P] };
type Optional<K extends Keys> = { [P in keyof K as K[P] extends Key<Shape, true> ? never : P]: K[P] };
type Flat<T> = { readonly [P in keyof T]: T[P] };

/** What a node of this shape reads as. */
export type Infer<S> =
  S extends ChoiceShape<infer V>
    ? V
    : S extends StringShape
      ? string
      : S extends NumberShape
        ? number
        : S extends BooleanShape
          ? boolean
          : S extends TrueShape
            ? true
            : S extends ScalarShape
              ? string | number | boolean
              : S extends NothingShape
                ? null
                : S extends ListShape<infer I>
                  ? readonly Infer<I>[]
                  : S extends MapShape<infer M>
                    ? Readonly<Record<string, Infer<M>>>
                    : S extends ObjectShape<infer K>
                      ? Flat<
                          { [P in keyof Required<K>]: Infer<K[P]['shape']> } & {
                            [P in keyof Optional<K>]?: Infer<K[P]['shape']>;
                          }
                        >
                      : S extends VariantsShape<infer V>
                        ? { [P in keyof V]: Infer<V[P]> }[keyof V]
                        : S extends UnionShape<infer U>
                          ? Infer<U[number]>
                          : never;
