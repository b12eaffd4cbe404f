import { pascalCase } from '../model/naming.ts';
import type { World } from '../model/world.ts';
import { mentionedIn } from './mentioned.ts';
import { type Facts, type Rule, warnings } from './rule.ts';

/** A call that no screen of ours makes, and that is not there for other programs (`ingest`, or said so by `external: true`). */
export const unusedCalls: Rule = function* (world, { source }) {
  if (!source) return;
  const warn = warnings('unused-call', world);
  const used = usedByManifest(world);
  for (const { name: id, raw, holder } of world.draft.endpoints.values()) {
    // The runtime calls the history of records and the choices of references.
    if (raw.external || raw.ingest || raw.history || used.has(id) || (raw.items !== undefined && used.has(raw.items)))
      continue;
    if (isInCode(source, id, world.endpoints.get(id)?.path ?? id)) continue;
    const message = `no screen and no page makes the call ${id}: take it away, or say external: true where it is there for other programs`;
    yield warn({ holder, key: id, part: 'key', received: id, message });
  }
};

/** Calls of screens and of the questions before a decision, and entities that somebody refers to. */
function usedByManifest({ draft }: World): ReadonlySet<string> {
  const { screens, entities, endpoints } = draft;
  const parts = [...endpoints.values()].flatMap(({ raw }) => [raw.decide?.handover, raw.input, raw.query, raw.filters]);
  return mentionedIn([...[...screens.values(), ...entities.values()].map(({ raw }) => raw), ...parts]);
}

/** Code makes a call by its hook or its type (useBookList), by its constant (bookList), by its id, or by its path. */
const isInCode = (source: NonNullable<Facts['source']>, id: string, path: string): boolean =>
  [pascalCase(id).slice(1), `'${id}'`, path].some((text) => source.webHas(text));
