import type { Text } from '#contract/text.ts';
import type { RawScreen } from '../language/screen.ts';
import { textOf } from './texts.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

type RawForm = Extract<RawScreen, { form: unknown }>;

/** What a form is called while it creates: as it says, as its call is called, or “Add” and the entity. */
export function addTitleOf(raw: RawForm, add: EndpointModel, world: World): Text | undefined {
  const written = raw.addTitle ?? world.draft.endpoints.get(add.id)?.raw.title;
  if (written) return textOf(written, written.th);
  const title = add.entity === undefined ? undefined : world.entities.model(add.entity)?.title;
  // A proper name keeps its capitals.
  return (
    title && {
      th: `เพิ่ม${title.th}`,
      en: `Add ${title.en.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase())}`,
    }
  );
}
