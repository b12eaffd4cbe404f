import type { EventRule } from '#contract/event.ts';
import type { RawEnum } from '../language/entity.ts';
import type { RawEventGroup } from '../language/event.ts';
import type { Named } from './draft.ts';
import { factOf } from './memory.ts';
import type { World } from './world.ts';

/** The enum that all events of the manifest are choices of. */
export const eventEnum = 'EventType';

export const listed = (value: string | readonly string[] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

/** Every event as a choice, by its full name. Its places are those of the event itself. */
export function eventOptions(groups: ReadonlyMap<string, Named<RawEventGroup>>): RawEnum {
  return Object.fromEntries(
    [...groups.values()].flatMap(({ name, raw }) =>
      Object.entries(raw.types).map(([type, event]) => [`${name}.${type}`, event]),
    ),
  );
}

/** The enums with that of the events, which is there as soon as there is an event. */
export function withEvents(
  enums: ReadonlyMap<string, Named<RawEnum>>,
  groups: ReadonlyMap<string, Named<RawEventGroup>>,
): ReadonlyMap<string, Named<RawEnum>> {
  const [first] = groups.values();
  if (!first || enums.has(eventEnum)) return enums;
  const all = { name: eventEnum, area: first.area, raw: eventOptions(groups), holder: first.holder };
  return new Map([...enums, [eventEnum, all]]);
}

const rulesOf = ({ name, raw }: Named<RawEventGroup>): readonly EventRule[] =>
  Object.entries(raw.types).map(([type, { on, to, th, en }]) => ({
    type: `${name}.${type}`,
    entity: raw.of,
    on: listed(on),
    to: listed(to),
    fields: raw.fields,
    text: { th, en },
  }));

/** Every event of the manifest, in its order. */
export const eventsOf = factOf('world', (world: World): readonly EventRule[] =>
  [...world.draft.events.values()].flatMap(rulesOf),
);
