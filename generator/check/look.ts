import { companionOf } from '#contract/field.ts';
import type { RawActions, RawScreen } from '../language/screen.ts';
import { actionOf } from '../model/actions.ts';
import { own } from '../model/draft.ts';
import type { EndpointModel } from '../model/types.ts';
import type { World } from '../model/world.ts';

/** What rules look up often. */

/** Fields of an entity with the texts that rows carry beside references. */
export function withCompanions(world: World, entity: string, names: readonly string[]): readonly string[] {
  return names.flatMap((name) =>
    world.entities.field(entity, name)?.kind === 'ref' ? [name, companionOf(name)] : [name],
  );
}

/** Names that a row of a reply holds; undefined where nobody knows. */
export function rowNames(world: World, endpoint: EndpointModel): readonly string[] | undefined {
  const names = world.replyNames(endpoint);
  return names && endpoint.entity !== undefined ? withCompanions(world, endpoint.entity, names) : names;
}

/** May be trusted: nothing of it was dropped when it was read. */
export function isSound(world: World, endpoint: EndpointModel): boolean {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  return raw !== undefined && !world.draft.places.isDamaged(raw);
}

export function fieldIsSound(world: World, entity: string, name: string): boolean {
  const written = world.entities.written(entity).get(name);
  return written !== undefined && !world.draft.places.isDamaged(written.raw);
}

export interface ActionPlace {
  readonly raw: ReturnType<typeof actionOf>;
  /** The list that holds it, and its index. */
  readonly holder: object;
  readonly key: number;
  /** The action as an object of its own, or the list where it is only a name. */
  readonly node: object | undefined;
  readonly where: 'actions' | 'bulk' | 'header';
}

/** Every action of a screen with its place. */
export function actionsOf(raw: RawScreen): readonly ActionPlace[] {
  const lists: readonly (readonly ['actions' | 'bulk' | 'header', RawActions | undefined])[] =
    'list' in raw || 'report' in raw
      ? [
          ['actions', raw.actions],
          ['bulk', raw.bulk],
          ['header', raw.header],
        ]
      : 'detail' in raw || 'form' in raw
        ? [['actions', raw.actions]]
        : [];
  return lists.flatMap(([where, list]) =>
    (list ?? []).map((one, key) => ({
      raw: actionOf(one),
      holder: list ?? [],
      key,
      node: typeof one === 'string' ? undefined : one,
      where,
    })),
  );
}

/** Call whose rows or record a screen shows. */
export function shownBy(world: World, raw: RawScreen): EndpointModel | undefined {
  const id =
    'list' in raw
      ? raw.list
      : 'report' in raw
        ? raw.report
        : 'detail' in raw
          ? raw.detail
          : 'form' in raw
            ? raw.form.record
            : undefined;
  return id === undefined ? undefined : world.endpoints.get(id);
}

export const hasOwn = <V>(map: Readonly<Record<string, V>> | undefined, name: string): boolean =>
  own(map, name) !== undefined;
