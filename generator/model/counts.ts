import type { Count } from '#contract/endpoint.ts';
import type { RawField, RawItem } from '../language/field.ts';

/** What a count looks up about entities, as they were written. */
export interface CountWorld {
  written(entity: string, field: string): RawField | undefined;
  keyOf(entity: string): string;
  displayOf(entity: string): string;
}

/** Elements of a list as written: a name, or a description. */
export const itemOf = (raw: RawField | undefined): RawItem | undefined =>
  raw?.type === 'list' && typeof raw.of === 'object' ? raw.of : undefined;

/** `Book.author_id` in its two parts; the entity is absent where the list is the record's own. */
export function counted(text: string): { readonly entity?: string; readonly field: string } {
  const [, entity, field] = /^([^.]*)\.(.*)$/s.exec(text) ?? [];
  return entity === undefined || field === undefined ? { field: text } : { entity, field };
}

/** The derivation of a counted number, from `count` and its neighbouring keys. */
export function countOf(entity: string, raw: RawField, world: CountWorld): Count | undefined {
  if (raw.count === undefined) return undefined;
  const { entity: other, field } = counted(raw.count);
  if (other === undefined) {
    const allOf = raw.emptyIsAll ? itemOf(world.written(entity, field))?.to : undefined;
    return { kind: 'items', field, ...(allOf === undefined ? {} : { allOf }) };
  }
  const far = world.written(other, field);
  const isText = far?.type === 'list' && itemOf(far)?.to === undefined;
  return {
    kind: 'rows',
    entity: other,
    field,
    by: raw.by ?? (isText ? world.displayOf(entity) : world.keyOf(entity)),
    ...(raw.emptyIsAll ? { emptyIsAll: true as const } : {}),
    ...(raw.sum === undefined ? {} : { sum: raw.sum }),
    ...(raw.until === undefined ? {} : { until: raw.until }),
  };
}
