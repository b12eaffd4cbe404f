import { referenceName } from '#contract/ingest.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawField } from '../language/field.ts';
import { own } from '../model/draft.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** What a call that takes facts has no use for: its body is a list of them, and the reference of each is its key. */
const foreign = [
  ...(['input', 'query', 'filters', 'fields', 'key', 'money', 'decide', 'multipart', 'files', 'guards'] as const),
  ...(['undo', 'confirm', 'audited', 'handler'] as const),
] satisfies readonly (keyof RawEndpoint)[];

/** A text by which a thing is known, and which is always there. */
const isReference = (field: RawField | undefined): boolean =>
  field?.type !== undefined && kinds[field.type].identifies === true && !field.nullable && field.initial === undefined;

/** Facts have a shape, and each a reference. */
export const ingests: Rule = function* (world) {
  const { draft } = world;
  const complain = complaints('ingest', world);
  for (const { raw } of draft.endpoints.values()) {
    if (raw.ingest === undefined || draft.places.isDamaged(raw, 'ingest')) continue;
    const at = { holder: raw, key: 'ingest' };
    const shape = draft.shapes.get(raw.ingest)?.raw;
    if (!shape) {
      const message = `unknown shape “${raw.ingest}”`;
      yield* unknownName('unknown-shape', world, at, raw.ingest, draft.shapes.keys(), message);
    } else if (!draft.places.isDamaged(shape)) {
      if (!isReference(own(shape, referenceName))) {
        const message = `a fact is known again by its reference: ${raw.ingest} needs “${referenceName}: { type: code, … }”`;
        yield complain({ ...at, received: raw.ingest, message });
      }
    }
    for (const key of foreign)
      if (raw[key] !== undefined)
        yield complain({ holder: raw, key, part: 'key', received: key, message: `an ingest has no “${key}”` });
  }
};
