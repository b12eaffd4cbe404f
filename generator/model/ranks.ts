import type { Column } from '#contract/screen.ts';
import type { Rank } from '../language/field.ts';
import type { RawColumns } from '../language/screen.ts';
import { columnOf, resolveColumns } from './columns.ts';
import type { Written } from './entities.ts';
import { fact, joinTo } from './memory.ts';
import type { EndpointModel } from './types.ts';
import type { World } from './world.ts';

/** The place of a column in a list by its rank: title and result stay in sight. */
const places: Readonly<Record<Rank, Pick<Column, 'pin' | 'hidden'>>> = {
  title: { pin: 'start' },
  result: { pin: 'end' },
  status: { pin: 'end' },
  fact: {},
  detail: { hidden: true },
};

/** What its rank gives a column that does not say so itself. */
export const presentationOf = (rank: Rank): Pick<Column, 'pin' | 'hidden'> => places[rank];

/** How the ranks of an entity follow if they are not written. */
interface RankedColumns {
  readonly fields: ReadonlyMap<string, Written>;
  /** Field that represents a record. */
  readonly display: string;
  /** Field of the life-cycle. */
  readonly lifecycle: string | undefined;
}

/**
 * The fields of an entity with a rank other than fact: the written ones, else as title the field that represents a record
 * and as status the field of the life-cycle, or an enum of that name.
 */
export function ranksOf({ fields, display, lifecycle = 'status' }: RankedColumns): ReadonlyMap<string, Rank> {
  const found = new Map([...fields].flatMap(([name, { raw }]) => (raw.rank ? [[name, raw.rank] as const] : [])));
  const taken = new Set(found.values());
  const isChoice = fields.get(lifecycle)?.raw.type === 'enum';
  if (!taken.has('status') && isChoice && !found.has(lifecycle)) found.set(lifecycle, 'status');
  if (!taken.has('title') && fields.has(display) && !found.has(display)) found.set(display, 'title');
  return found;
}

/** The columns of a list, each where its rank wants it; what a column says itself holds. */
export function listColumns(
  written: RawColumns | undefined,
  endpoint: EndpointModel,
  world: Pick<World, 'replyField' | 'rankIn'>,
): readonly Column[] {
  const overrides = new Map((written ?? []).map((one) => [columnOf(one).field, columnOf(one)]));
  return resolveColumns(written, endpoint, (name) => world.replyField(endpoint, name)).map((column) => {
    const raw = overrides.get(column.name);
    const { pin, hidden } = places[raw?.rank ?? world.rankIn(endpoint, column.name)];
    return {
      ...column,
      ...(pin && raw?.pin === undefined && !raw?.hidden ? { pin } : {}),
      ...(hidden && raw?.hidden === undefined ? { hidden } : {}),
      ...(raw?.rank === 'fact' ? { fact: true as const } : {}),
    };
  });
}

/** What ranks follow from, of every entity. */
interface Entities {
  written(entity: string): RankedColumns['fields'];
  displayOf(entity: string): string;
  lifecycleRaw(entity: string): { readonly field: string } | undefined;
}

const ranksIn = fact('ranks', (ranks: Ranks, entity: string) => ranks.look(entity));

/** How much fields of entities matter, each entity looked at once. */
export class Ranks {
  readonly #entities: Entities;

  constructor(entities: Entities) {
    this.#entities = entities;
    joinTo('ranks', this, entities);
  }

  of(entity: string, field: string): Rank {
    return ranksIn(this, entity).get(field) ?? 'fact';
  }

  look(entity: string): ReadonlyMap<string, Rank> {
    return ranksOf({
      fields: this.#entities.written(entity),
      display: this.#entities.displayOf(entity),
      lifecycle: this.#entities.lifecycleRaw(entity)?.field,
    });
  }
}
