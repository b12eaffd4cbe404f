import type { EndpointKind } from '#contract/call.ts';
import type { StoredField } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import { takeOver } from './claims.ts';
import type { Entities } from './entities.ts';
import { plainField } from './fields.ts';
import { isList } from './filters.ts';
import { factsField } from './ingests.ts';
import { resolvePart, writtenParts } from './parts.ts';
import type { EntityModel } from './types.ts';

/** May a form of this kind write the field? */
function isWritable(field: StoredField, entity: EntityModel, kind: EndpointKind): boolean {
  if (field.column === undefined || field.readonly || kinds[field.kind].key) return false;
  if (entity.where && Object.hasOwn(entity.where, field.name)) return false;
  return kind === 'create' || !field.immutable;
}

/** Fields that create and update take when nothing is written. */
export function writableFields(entity: EntityModel, kind: EndpointKind): readonly Field[] {
  return Object.values(entity.fields)
    .filter((field) => isWritable(field, entity, kind))
    .map(plainField);
}

/**
 * An update may leave out what it does not change, but may not empty what a record must have: such a field is
 * neither required nor nullable, which the contract expresses by an initial value.
 */
function ofUpdate(field: Field): Field {
  if (!field.required) return field;
  const { required: _, ...rest } = field;
  return { ...rest, initial: rest.initial ?? '' };
}

/** Fields of the body in order. `forForm` = as a form shows them, with everything that a record must have required. */
export function inputOf(
  raw: RawEndpoint,
  kind: EndpointKind,
  entity: EntityModel | undefined,
  entities: Entities,
  forForm: boolean,
): readonly Field[] {
  const isForm = kind === 'create' || kind === 'update';
  const replaces = raw.input !== undefined && isList(raw.input);
  const fields = new Map<string, Field>();
  if (isForm && entity && !replaces) for (const field of writableFields(entity, kind)) fields.set(field.name, field);
  for (const part of writtenParts(raw.input)) {
    const field = resolvePart(part, entity?.name, entities);
    if (field) fields.set(field.name, field);
  }
  if (kind === 'claim' && raw.over !== undefined) fields.set(takeOver.name, takeOver);
  if (raw.ingest !== undefined) fields.set('facts', factsField(raw.ingest, entities));
  const all = [...fields.values()];
  if (kind !== 'update') return all;
  // Left blank, a secret stays as it is.
  return forForm ? all.map((field) => (kinds[field.kind].secret ? ofUpdate(field) : field)) : all.map(ofUpdate);
}
