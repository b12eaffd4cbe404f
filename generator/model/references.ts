import type { Reference } from '#contract/field.ts';
import type { RawField } from '../language/field.ts';
import { pathOf, variantOf } from './call-text.ts';
import { hintName, personName } from './defaults.ts';
import type { Draft } from './draft.ts';
import { humanise } from './naming.ts';
import { textOf } from './texts.ts';

/** What must be known of entities to say how their records are chosen. */
interface EntityNames {
  ownerOf(name: string): string;
  keyOf(name: string): string;
  displayOf(name: string): string;
  written(name: string): ReadonlyMap<string, { readonly raw: RawField }>;
}

/** The items call of each entity; the first one written counts. */
export function referencesOf(draft: Draft, entities: EntityNames): ReadonlyMap<string, Reference> {
  const found = new Map<string, Reference>();
  for (const { raw } of draft.endpoints.values()) {
    const entity = raw.items;
    if (entity === undefined || found.has(entity) || !draft.entities.has(entity)) continue;
    const label = entities.displayOf(entity);
    const english = entities.written(entity).get(label)?.raw.english;
    const value = entities.keyOf(entity);
    const hint = hintName !== label && hintName !== value && entities.written(entity).has(hintName);
    const isAnswered = (field: string) => raw.fields?.includes(field) ?? true;
    const parent = [...entities.written(entity)].find(
      ([, field]) => field.raw.type === 'ref' && field.raw.to === entity,
    )?.[0];
    const title = textOf(raw.title, humanise(entity));
    const all = { th: `ทุก${title.th}`, en: `All ${title.en.toLowerCase()}` };
    found.set(entity, {
      entity,
      path: pathOf(raw.call),
      value,
      label,
      ...(english === undefined ? {} : { english }),
      ...(entities.ownerOf(entity) === personName ? { people: true as const } : {}),
      ...(hint && isAnswered(hintName) ? { hint: hintName } : {}),
      ...(parent !== undefined && isAnswered(parent) ? { tree: { parent, all } } : {}),
      ...(raw.extension ? { instead: listOf(draft, entity) ?? null } : {}),
    });
  }
  // An entity of one gateway has its choices from the owner's call where it has none itself.
  for (const name of draft.entities.keys()) {
    const owner = found.get(entities.ownerOf(name));
    if (owner && !found.has(name)) found.set(name, { ...owner, entity: name });
  }
  return found;
}

/** Path of what lists the records of an entity, or those of what it extends, where a server lacks the call of the choices. */
function listOf(draft: Draft, entity: string): string | undefined {
  const lists = [...draft.endpoints.values()].filter(
    ({ raw }) => !raw.extension && (raw.items ?? raw.page) !== undefined && variantOf(raw.call) === undefined,
  );
  const seen = new Set<string>();
  for (let at: string | undefined = entity; at !== undefined && !seen.has(at); ) {
    const name: string = at;
    seen.add(name);
    const found = lists.find(({ raw }) => (raw.items ?? raw.page) === name);
    if (found) return pathOf(found.raw.call);
    at = draft.entities.get(name)?.raw.extends;
  }
  return undefined;
}
