import type { StoredField } from './endpoint.ts';
import type { Field } from './field.ts';

type Fields<Name extends string> = Readonly<Record<Name, Field>>;

/** What the server alone knows of some of the fields. */
type Overrides<Name extends string> = Partial<Readonly<Record<Name, Partial<StoredField>>>>;

function joined<Name extends string>(
  fields: Fields<Name>,
  overrides: Readonly<Record<string, Partial<StoredField> | undefined>>,
  defaultsOf: (name: string) => Partial<StoredField>,
): Readonly<Record<string, StoredField>> {
  return Object.fromEntries(
    Object.entries<Field>(fields).map(([name, field]) => [
      name,
      { ...field, ...(overrides[name] ?? defaultsOf(name)) },
    ]),
  );
}

/**
 * The fields of an entity with a table, as the server sees them. A field without an override is a column of its name.
 *
 * @example stored({ name, agent_code }, { agent_code: { through: { ref: 'agent_id', field: 'code' } } })
 */
export const stored = <Name extends string>(fields: Fields<Name>, overrides: Overrides<NoInfer<Name>> = {}) =>
  joined(fields, overrides, (name) => ({ column: name }));

/** The fields of an entity without a table: hand-written code makes its rows. */
export const computed = <Name extends string>(fields: Fields<Name>, overrides: Overrides<NoInfer<Name>> = {}) =>
  joined(fields, overrides, () => ({}));
