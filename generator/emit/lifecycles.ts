import type { Lifecycle } from '#contract/endpoint.ts';
import type { EntityModel, Model } from '../model/types.ts';
import { quote, union } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, type StatementSpec, typeImport } from '../print/source.ts';
import { byText } from './look-up.ts';

interface Moved extends EntityModel {
  readonly lifecycle: Lifecycle;
}

/** Entities that follow a life-cycle in a table of their own, by name; what extends one has the moves of its owner. */
function movedOf(model: Model): readonly Moved[] {
  const isMoved = (entity: EntityModel): entity is Moved =>
    entity.lifecycle !== undefined && !entity.virtual && !entity.extends;
  return model.entities.filter(isMoved).sort((a, b) => byText(a.name, b.name));
}

const movesName = (entity: EntityModel) => `${pascal(entity.name)}Moves`;

const orNever = (names: readonly string[]) => (names.length === 0 ? 'never' : union(names));

function movesOf(entity: Moved): StatementSpec {
  return {
    kind: 'interface',
    name: movesName(entity),
    properties: Object.values(entity.lifecycle.moves).map(({ name, from, to }) => ({
      name,
      type: `MoveType<${union(from)}, ${orNever(to)}>`,
    })),
  };
}

/**
 * generated/api/lifecycles.ts: the moves of each entity, for the types of code that makes one. Types only: at run time
 * the life-cycle of the entity itself counts.
 */
export function lifecycles(model: Model): readonly SourceSpec[] {
  const moved = movedOf(model);
  const column = ({ fields, lifecycle }: Moved) => fields[lifecycle.field]?.column ?? lifecycle.field;
  return [
    {
      path: 'generated/api/lifecycles.ts',
      data: true,
      imports: [typeImport('#contract/lifecycle.ts', moved.length === 0 ? [] : ['LifecycleType', 'MoveType'])],
      statements: [
        ...moved.map(movesOf),
        {
          kind: 'interface',
          name: 'Lifecycles',
          properties: moved.map((entity) => ({
            name: entity.name,
            type: `LifecycleType<${quote(entity.table)}, ${quote(column(entity))}, ${movesName(entity)}>`,
          })),
          doc: 'Life-cycles of the manifest, by entity.',
        },
      ],
    },
  ];
}
