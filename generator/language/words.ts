import type {
  BooleanShape,
  ChoiceShape,
  Key,
  Keys,
  ListShape,
  MapShape,
  NameKind,
  NothingShape,
  NumberShape,
  ObjectShape,
  ScalarShape,
  Shape,
  StringShape,
  TrueShape,
  UnionShape,
  VariantsShape,
} from './shape.ts';

/** Makers of shapes, so that the definition of the language reads as a table. */
/** Anything but control characters, which neither SQL nor JSON nor a screen can show. */
export const printable = '^[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]*$';

export const text: StringShape = {
  kind: 'string',
  what: 'a text',
  pattern: `^(?=[\\s\\S]*\\S)${printable.slice(1)}`,
  standIn: '',
};
export const number: NumberShape = { kind: 'number' };
export const count: NumberShape = { kind: 'number', counts: true };
export const boolean: BooleanShape = { kind: 'boolean' };
export const yes: TrueShape = { kind: 'true' };
export const scalar: ScalarShape = { kind: 'scalar' };
export const nothing: NothingShape = { kind: 'nothing' };

export const matching = (what: string, pattern: string): StringShape => ({ kind: 'string', what, pattern });

export const choice = <const V extends string>(values: readonly V[]): ChoiceShape<V> => ({ kind: 'choice', values });

export const list = <S extends Shape>(item: S): ListShape<S> => ({ kind: 'list', item });

export const map = <S extends Shape>(key: StringShape, value: S): MapShape<S> => ({ kind: 'map', key, value });

/** A map by names of what is made elsewhere. */
export const mapOf = <S extends Shape>(key: StringShape, value: S): MapShape<S> => ({
  ...map(key, value),
  refers: true,
});

/** A text that is a name of the project. */
export const nameOf = (names: NameKind): StringShape => ({ ...text, names });

export const either = <const U extends readonly Shape[]>(...of: U): UnionShape<U> => ({ kind: 'union', of });

/** A choice of shapes that is in the schema once, however often it is used. */
export const named = <const U extends readonly Shape[]>(name: string, ...of: U): UnionShape<U> => ({
  kind: 'union',
  of,
  name,
});

export const must = <S extends Shape>(shape: S, doc: string): Key<S, true> => ({ shape, required: true, doc });

export const may = <S extends Shape>(shape: S, doc: string): Key<S, false> => ({ shape, required: false, doc });

export const object = <K extends Keys>(
  name: string,
  keys: K,
  more: { oneOf?: readonly string[]; anyOf?: readonly string[]; foreign?: string } = {},
): ObjectShape<K> => ({
  kind: 'object',
  name,
  keys,
  oneOf: more.oneOf ?? [],
  anyOf: more.anyOf ?? [],
  ...(more.foreign === undefined ? {} : { foreign: more.foreign }),
});

export const variants = <V extends Readonly<Record<string, ObjectShape>>>(name: string, by: V): VariantsShape<V> => ({
  kind: 'variants',
  name,
  by,
});
