import type { RawField } from '../language/field.ts';
import { ofEach, type Rule, warnings } from './rule.ts';

interface Described {
  readonly raw: { readonly fields?: Readonly<Record<string, RawField>> | undefined };
}

const plain = (text: string) => text.trim().replace(/[.:]$/, '').toLowerCase();

/** What a definition says in Thai. */
const thaiOf = (help: NonNullable<RawField['help']>) => (typeof help === 'string' ? help : help.th);

const definitionsIn = ofEach<Described>(function* (world, { raw }) {
  const warn = warnings('field-help', world);
  for (const [name, field] of Object.entries(raw.fields ?? {})) {
    if (field.help === undefined || field.th === undefined || plain(thaiOf(field.help)) !== plain(field.th)) continue;
    const message = `help of “${name}” only says its label again; say what it means, or leave it out`;
    yield warn({ holder: field, key: 'help', received: thaiOf(field.help), message });
  }
});

/** A definition says more than the label that it explains. */
export const fieldHelp: Rule = function* (world) {
  for (const entity of world.draft.entities.values()) yield* definitionsIn(world, entity);
};
