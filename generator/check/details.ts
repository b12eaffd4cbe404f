import { kinds } from '#contract/kinds/index.ts';
import { namesIn } from './group-names.ts';
import { isSound, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** Groups and timelines of detail screens name what the record holds. */
export const details: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values()) {
    if (!('detail' in raw)) continue;
    const endpoint = shownBy(world, raw);
    if (!endpoint) continue;
    const taken = [endpoint.key ?? 'id', ...endpoint.queryFields.map((field) => field.name)];
    if (raw.key !== undefined && !taken.includes(raw.key) && isSound(world, endpoint)) {
      const message = `${endpoint.id} takes no “${raw.key}”: it could not be told which record`;
      yield* unknownName('detail', world, { holder: raw, key: 'key' }, raw.key, taken, message);
    }
    for (const { name, holder, key, problem } of namesIn(world, raw.groups)) {
      if (problem) yield problem;
      else yield* replyProblems(world, endpoint, name, { holder, key });
    }
    if (raw.timeline === undefined) continue;
    const at = { holder: raw, key: 'timeline' };
    yield* replyProblems(world, endpoint, raw.timeline, at);
    const field = world.replyNames(endpoint)?.includes(raw.timeline)
      ? world.replyField(endpoint, raw.timeline)
      : undefined;
    const type = field && kinds[field.kind].type;
    if (field && type !== 'array' && type !== 'object') {
      yield complaints(
        'timeline',
        world,
      )({ ...at, received: raw.timeline, message: `“${raw.timeline}” is ${field.kind}: a timeline is a list` });
    }
  }
};
