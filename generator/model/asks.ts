import type { Ask } from '#contract/ask.ts';
import type { RawAsk } from '../language/ask.ts';
import { conditionOf } from './conditions.ts';
import { plainField } from './fields.ts';
import { noteOf, placesIn } from './texts.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** Fields of the record that a question speaks of, but for `known` ones; what is a text anyway needs none. */
function placesOf(
  { th, en }: Ask['question'],
  known: ReadonlySet<string>,
  record: EndpointModel | undefined,
  world: World,
): Pick<Ask, 'places'> {
  const names = record && world.replyNames(record);
  const spoken = [...new Set([...placesIn(th), ...placesIn(en)])].filter((name) => !known.has(name));
  const places = spoken.flatMap((name) =>
    record && names?.includes(name) ? (world.replyField(record, name) ?? []) : [],
  );
  return places.length === 0 ? {} : { places: places.map(plainField) };
}

/** The questions before a save; `known` = fields that the form has. */
export function asksOf(
  raw: readonly RawAsk[] | undefined,
  known: ReadonlySet<string>,
  record: EndpointModel | undefined,
  world: World,
): { readonly asks?: readonly Ask[] } {
  const asks = (raw ?? []).flatMap(({ question: written, was, when, fields, typed, send }) => {
    const question = noteOf(written);
    if (!question) return [];
    return [
      {
        question,
        ...(fields ? { fields } : {}),
        ...(was ? { was: conditionOf(was) } : {}),
        ...(when ? { when: conditionOf(when) } : {}),
        ...(typed === undefined ? {} : { typed }),
        ...(send ? { send } : {}),
        ...placesOf(question, known, record, world),
      },
    ];
  });
  return asks.length === 0 ? {} : { asks };
}
