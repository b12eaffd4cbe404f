import { endpoints } from '../language/endpoint.ts';
import { entities, enums } from '../language/entity.ts';
import { note, shapes } from '../language/field.ts';
import { notices } from '../language/notice.ts';
import { screens } from '../language/screen.ts';
import type { Shape } from '../language/shape.ts';
import type { Problem } from '../model/types.ts';
import { type At, ofEach, type Rule, warnings } from './rule.ts';

const thai = /\p{Script=Thai}/u;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The shape of what is under a key. */
function shapeAt(shape: Shape, key: string): Shape | undefined {
  if (shape.kind === 'list') return shape.item;
  if (shape.kind === 'map') return shape.value;
  return shape.kind === 'object' && Object.hasOwn(shape.keys, key) ? shape.keys[key]?.shape : undefined;
}

/** The shapes that a value may be of, where there are several. */
function formsOf(shape: Shape, value: object): readonly Shape[] {
  if (shape.kind === 'union') return shape.of;
  if (shape.kind !== 'variants') return [];
  return Object.entries(shape.by).flatMap(([name, one]) => (name in value ? [one] : []));
}

interface Written {
  readonly raw: unknown;
}

/** What of one thing is a sentence in Thai alone. */
const sentencesIn = (start: Shape) =>
  ofEach<Written>(function* (world, { raw }) {
    const warn = warnings('english', world);
    const seen = new Set<unknown>();

    function complain(value: unknown, at: At | undefined): readonly Problem[] {
      const text = isRecord(value) ? (value.en === undefined ? value.th : undefined) : value;
      if (!at || typeof text !== 'string' || !thai.test(text)) return [];
      const message = `“${text}” has no English: who reads English would get the Thai; write { th, en }`;
      return [warn({ ...at, received: text, message })];
    }

    function* sentences(shape: Shape, value: unknown, at?: At): Iterable<Problem> {
      if (shape === note) yield* complain(value, at);
      if (!isRecord(value) || seen.has(value)) return;
      for (const one of formsOf(shape, value)) yield* sentences(one, value);
      if (Array.isArray(value) !== (shape.kind === 'list')) return;
      for (const [key, inner] of Object.entries(value)) {
        const child = shapeAt(shape, key);
        if (child) yield* sentences(child, inner, { holder: value, key });
      }
    }

    yield* sentences(start, raw);
  });

const parts = {
  enums: sentencesIn(enums.value),
  shapes: sentencesIn(shapes.value),
  entities: sentencesIn(entities.value),
  endpoints: sentencesIn(endpoints.value),
  screens: sentencesIn(screens.value),
  notices: sentencesIn(notices.value),
};

/** A sentence in Thai that those who read English would get in Thai: no name says it, as a name says a label. */
export const english: Rule = function* (world) {
  for (const thing of world.draft.enums.values()) yield* parts.enums(world, thing);
  for (const thing of world.draft.shapes.values()) yield* parts.shapes(world, thing);
  for (const thing of world.draft.entities.values()) yield* parts.entities(world, thing);
  for (const thing of world.draft.endpoints.values()) yield* parts.endpoints(world, thing);
  for (const thing of world.draft.screens.values()) yield* parts.screens(world, thing);
  for (const thing of world.draft.notices.values()) yield* parts.notices(world, thing);
};
