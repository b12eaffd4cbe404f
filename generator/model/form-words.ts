import type { Field } from '#contract/field.ts';
import type { FormWords as Said } from '#contract/form-words.ts';
import type { RawScreen } from '../language/screen.ts';
import { asksOf } from './asks.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** As the browser's, with the part by its name. */
export interface FormWords extends Omit<Said, 'aside'> {
  readonly aside?: string;
}

/** What represents a record, where its reply says that. */
function calledBy(record: EndpointModel, world: World): string | undefined {
  const { entity } = record;
  if (entity === undefined) return undefined;
  const name = world.entities.displayOf(entity);
  return name !== world.entities.keyOf(entity) && world.replyNames(record)?.includes(name) ? `{${name}}` : undefined;
}

export function formWords(
  raw: Extract<RawScreen, { form: unknown }>,
  fields: readonly Field[],
  record: EndpointModel | undefined,
  world: World,
): FormWords {
  const about = record && (raw.about ?? calledBy(record, world));
  return {
    ...(about === undefined ? {} : { about }),
    ...(record ? asksOf(raw.ask, new Set(fields.map(({ name }) => name)), record, world) : {}),
    ...(raw.aside === undefined ? {} : { aside: raw.aside }),
  };
}
