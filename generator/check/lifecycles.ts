import type { RawLifecycle } from '../language/entity.ts';
import { subjectOf } from '../model/endpoints.ts';
import { fromOf, toOf } from '../model/lifecycle.ts';
import { writtenParts } from '../model/parts.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { fieldIsSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';
import { unknownOption } from './unknown-option.ts';

function* moves(world: World, raw: RawLifecycle, enumName: string, statuses: readonly string[]): Iterable<Problem> {
  for (const move of Object.values(raw.moves)) {
    for (const key of ['from', 'to'] as const) {
      const value = move[key];
      if (value === undefined) continue;
      const list = typeof value === 'string' ? [value] : value;
      for (const [index, status] of list.entries()) {
        if (statuses.includes(status) || (key === 'from' && status === 'any')) continue;
        const at = typeof value === 'string' ? { holder: move, key } : { holder: value, key: index };
        yield* unknownOption('lifecycle', world, at, status, enumName, statuses);
      }
    }
  }
}

/** Statuses that no chain of moves from the initial one reaches. */
function unreachable(raw: RawLifecycle, statuses: readonly string[]): readonly string[] {
  const reached = new Set([raw.initial]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const move of Object.values(raw.moves)) {
      if (fromOf(move, statuses).some((status) => reached.has(status)))
        for (const status of toOf(move)) reached.add(status);
    }
  }
  return statuses.filter((status) => !reached.has(status));
}

/** Life-cycles speak of statuses that exist, and every status can come about. */
export const lifecycles: Rule = function* (world) {
  const complain = complaints('lifecycle', world);
  for (const { name, raw: entity } of world.draft.entities.values()) {
    const raw = entity.lifecycle;
    if (!raw || world.draft.places.isDamaged(raw)) continue;
    const field = world.entities.field(name, raw.field);
    if (!field) {
      yield* unknownField('lifecycle', world, { holder: raw, key: 'field' }, name, raw.field);
      continue;
    }
    yield* ownerProblems(world, name, raw.field);
    if (field.kind !== 'enum') {
      if (fieldIsSound(world, name, raw.field))
        yield complain({
          holder: raw,
          key: 'field',
          received: field.kind,
          message: `${name}.${raw.field} is ${field.kind}: a life-cycle follows an enum`,
        });
      continue;
    }
    const statuses = (field.options ?? []).map((option) => option.value);
    if (statuses.length === 0) continue;
    const of = world.entities.written(name).get(raw.field)?.raw.of;
    const enumName = typeof of === 'string' ? of : `${name}.${raw.field}`;
    if (!statuses.includes(raw.initial))
      yield* unknownOption('lifecycle', world, { holder: raw, key: 'initial' }, raw.initial, enumName, statuses);
    const broken = [...moves(world, raw, enumName, statuses)];
    yield* broken;
    // A misspelt status makes another one unreachable; one report is enough.
    if (broken.length > 0 || !statuses.includes(raw.initial) || world.draft.places.isDamaged(raw.moves)) continue;
    if (Object.values(raw.moves).some((move) => world.draft.places.isDamaged(move))) continue;
    const lost = unreachable(raw, statuses);
    if (lost.length > 0) {
      const [holder, key] = statusPlace(world, enumName, lost[0] ?? '') ?? [raw, 'moves'];
      yield complain({
        holder,
        key,
        part: 'key',
        received: lost.join(', '),
        message: `no move of ${name} leads to ${lost.map((status) => `“${status}”`).join(', ')}`,
      });
    }
  }
};

/** Nobody gives the field of a life-cycle: its moves write it, and a new record begins with `initial`. */
function* ownerProblems(world: World, entity: string, name: string): Iterable<Problem> {
  const written = world.entities.written(entity).get(name)?.raw;
  if (!written) return;
  const complain = complaints('lifecycle', world);
  const label = `${entity}.${name}`;
  if (written.readonly === false || written.required) {
    const key = written.required ? 'required' : 'readonly';
    const message = `${label} follows its life-cycle: the moves write it, and nobody gives it`;
    yield complain({ holder: written, key, received: String(written[key]), message });
  }
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const { kind, entity: about } = subjectOf(raw);
    // A hand-written effect may make the move that a status belongs to.
    if (about !== entity || raw.handler !== undefined || (kind !== 'create' && kind !== 'update')) continue;
    for (const part of writtenParts(raw.input)) {
      if (part.name !== name) continue;
      const at = {
        holder: part.holder,
        key: part.key,
        ...(typeof part.key === 'string' ? { part: 'key' as const } : {}),
      };
      const message = `${label} follows its life-cycle: say a call with move: ${entity}.…, for ${id} would go round its rules`;
      yield complain({ ...at, received: name, message });
    }
  }
}

function statusPlace(world: World, enumName: string, status: string): readonly [object, string] | undefined {
  const raw = world.draft.enums.get(enumName)?.raw;
  return raw && [raw, status];
}
