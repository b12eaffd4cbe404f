import { companionOf } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawDecide } from '../language/endpoint.ts';
import { methodOf } from '../model/call-text.ts';
import { aboutRecord, verdictId } from '../model/decisions.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isSound, withCompanions } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/**
 * Every call that moves money is decided about, or says why not; what a decision shows is of its record, and what its
 * verdict depends on is of its body.
 */
export const decisions: Rule = function* (world) {
  const complain = complaints('decide', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    const endpoint = world.endpoints.get(id);
    if (!endpoint || !isSound(world, endpoint) || world.draft.places.isDamaged(raw, 'call', 'money', 'decide'))
      continue;
    const { decide } = raw;
    if (!decide) {
      if (raw.money)
        yield complain({
          holder: raw,
          key: 'money',
          part: 'key',
          message: `${id} moves money: say what a person must see to decide (decide: { amount, to, facts … }), or why nobody does (decide: { not: "…" })`,
        });
      continue;
    }
    if (world.draft.places.isDamaged(decide)) continue;
    if (methodOf(raw.call) === 'GET') {
      yield complain({ holder: raw, key: 'decide', part: 'key', message: 'a GET decides nothing' });
      continue;
    }
    if (decide.not !== undefined) {
      const others = Object.keys(decide).filter((key) => key !== 'not');
      if (others.length > 0 || !raw.money)
        yield complain({
          holder: decide,
          key: 'not',
          part: 'key',
          message:
            others.length > 0
              ? `“not” says that nothing is decided here: leave out ${others.join(', ')}`
              : `${id} moves no money, so nobody asks why nothing is decided: leave “decide” out`,
        });
      if (others.length === 0) continue;
    }
    if (world.endpoints.get(verdictId(id))?.verdictOf !== id || world.draft.endpoints.has(verdictId(id)))
      yield complain({
        holder: raw,
        key: 'decide',
        part: 'key',
        message: `the verdict on ${id} is the call ${verdictId(id)}, and that name is taken`,
      });
    yield* fieldProblems(world, decide, endpoint);
    yield* bodyProblems(world, decide, endpoint);
  }
};

/** What is shown is what the record holds. */
function* fieldProblems(world: World, decide: RawDecide, endpoint: EndpointModel): Iterable<Problem> {
  const complain = complaints('decide', world);
  const { entity } = endpoint;
  const lists = ['from', 'to', 'names', 'facts'] as const;
  if (entity === undefined) {
    for (const key of ['amount', ...lists] as const)
      if (decide[key] !== undefined)
        yield complain({
          holder: decide,
          key,
          part: 'key',
          message: `${endpoint.id} is about no entity: its verdict alone knows what to show (leave “${key}” out, or name the entity)`,
        });
    return;
  }
  const fields = world.entities.names(entity);
  const rows = withCompanions(world, entity, fields);
  const taken = endpoint.input.flatMap(({ name, kind }) => (kind === 'ref' ? [name, companionOf(name)] : [name]));
  if (decide.amount !== undefined) {
    const field = world.entities.field(entity, decide.amount);
    const at = { holder: decide, key: 'amount' };
    if (!field)
      yield* unknownName('decide', world, at, decide.amount, fields, `unknown field “${decide.amount}” on ${entity}`);
    else if (kinds[field.kind].number?.unit !== 'baht')
      yield complain({ ...at, received: decide.amount, message: `“${decide.amount}” is no money, but ${field.kind}` });
  }
  for (const key of lists) {
    const names = key === 'facts' ? fields : key === 'from' ? [...rows, ...taken] : rows;
    for (const [index, name] of (decide[key] ?? []).entries())
      if (!names.includes(name))
        yield* unknownName(
          'decide',
          world,
          { holder: decide[key] ?? decide, key: index },
          name,
          names,
          `a row of ${entity} has no “${name}”`,
        );
  }
  if (decide.names && decide.names.length !== 2)
    yield complain({
      holder: decide,
      key: 'names',
      message: 'two names are compared: that of the account, and whose it should be',
    });
}

/** What the verdict depends on is sent with the call. */
function* bodyProblems(world: World, decide: RawDecide, endpoint: EndpointModel): Iterable<Problem> {
  const complain = complaints('decide', world);
  const taken = endpoint.input.map((field) => field.name);
  for (const [index, name] of (decide.by ?? []).entries())
    if (!taken.includes(name))
      yield* unknownName(
        'decide',
        world,
        { holder: decide.by ?? decide, key: index },
        name,
        taken,
        `${endpoint.id} takes no “${name}”`,
      );
  if (!aboutRecord.has(endpoint.kind) && !decide.by?.length)
    yield complain({
      holder: decide,
      key: 'by',
      message: `${endpoint.id} is a ${endpoint.kind}: say which field of its body identifies the record (by: [id])`,
    });
  if (decide.handover === undefined) return;
  const at = { holder: decide, key: 'handover' };
  const call = world.draft.endpoints.get(decide.handover);
  if (!call)
    yield* unknownName(
      'decide',
      world,
      at,
      decide.handover,
      world.draft.endpoints.keys(),
      `unknown endpoint “${decide.handover}”`,
    );
  else if (methodOf(call.raw.call) !== 'POST')
    yield complain({
      ...at,
      received: decide.handover,
      message: `${decide.handover} changes nothing: a POST hands over`,
    });
  else if (!world.endpoints.get(decide.handover)?.input.some(({ name }) => name === 'note'))
    yield complain({
      ...at,
      received: decide.handover,
      message: `${decide.handover} takes no “note”: who hands a record over says why`,
    });
}
