import { writtenParts } from '../model/parts.ts';
import { shapeNamed } from '../model/shapes.ts';
import { type Rule, warnings } from './rule.ts';

/** Structures that no field has, and that no call takes. */
export const unusedShapes: Rule = function* (world) {
  const { draft } = world;
  const warn = warnings('unused-shape', world);
  const fields = [
    ...[...draft.entities.values()].flatMap(({ raw }) => Object.values(raw.fields ?? {})),
    ...[...draft.shapes.values()].flatMap(({ raw }) => Object.values(raw)),
    ...[...draft.endpoints.values()].flatMap(({ raw }) =>
      [raw.input, raw.query, raw.reply].flatMap((parts) => writtenParts(parts).map((part) => part.raw)),
    ),
  ];
  const taken = [...draft.endpoints.values()].map(({ raw }) => raw.ingest);
  const used = new Set([...fields.map((field) => shapeNamed(field, draft)), ...taken]);
  for (const { name, holder } of draft.shapes.values()) {
    if (used.has(name)) continue;
    const message = `no field has the shape ${name}: name it with type: shape, of: ${name}, or take it away`;
    yield warn({ holder, key: name, part: 'key', received: name, message });
  }
};
