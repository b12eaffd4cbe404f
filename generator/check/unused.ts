import { subjectOf } from '../model/endpoints.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { mentions } from './permissions.ts';
import { type Rule, warnings } from './rule.ts';

/** What is said and comes to nothing: resources that nothing asks for, moves that nobody can make. */
export const unused: Rule = function* (world) {
  // What is missing may be in a file that could not be read.
  if (!world.draft.places.isWhole()) return;
  yield* resourceProblems(world);
  yield* moveProblems(world);
};

function* resourceProblems(world: World): Iterable<Problem> {
  const mentioned = new Set([...mentions(world)].map(({ name }) => name.slice(0, name.lastIndexOf('.'))));
  for (const { name, holder } of world.draft.resources.values()) {
    if (mentioned.has(name)) continue;
    const message = `nothing asks for ${name}: no call, no screen, no mask`;
    yield warnings('unused', world)({ holder, key: name, part: 'key', received: name, message });
  }
}

function* moveProblems(world: World): Iterable<Problem> {
  const made = new Map<string, Set<string>>();
  const byHand = new Set<string>();
  for (const { raw } of world.draft.endpoints.values()) {
    const { kind, entity, moves = [] } = subjectOf(raw);
    if (entity === undefined) continue;
    for (const move of moves) made.set(entity, (made.get(entity) ?? new Set()).add(move));
    // A misspelt move is reported where it is written, and would be reported here as unused.
    const { moves: all = {} } = world.draft.entities.get(entity)?.raw.lifecycle ?? {};
    if (moves.some((move) => !Object.hasOwn(all, move))) byHand.add(entity);
    // Hand-written code may make any move.
    if (kind === 'service' || (raw.handler !== undefined && kind !== 'page' && kind !== 'record')) byHand.add(entity);
  }
  for (const { name, raw } of world.draft.entities.values()) {
    const { lifecycle } = raw;
    if (!lifecycle || byHand.has(name) || world.draft.places.isDamaged(lifecycle)) continue;
    for (const [move, { system }] of Object.entries(lifecycle.moves)) {
      if (system || made.get(name)?.has(move)) continue;
      const message = `no call makes ${name}.${move}: say one with move: ${name}.${move}, or system: true`;
      yield warnings('unused', world)({ holder: lifecycle.moves, key: move, part: 'key', received: move, message });
    }
  }
}
