import { subjectOf } from '../model/endpoints.ts';
import { isWrite } from '../model/reply-names.ts';
import { type Rule, warnings } from './rule.ts';

/** A write without a permission. Hand-written ones, such as signing in, are responsible for themselves. */
export const publicWrites: Rule = function* (world) {
  const warn = warnings('public-write', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    if (raw.allow !== 'public' || !isWrite(subjectOf(raw).kind)) continue;
    const message = `anybody may make ${id}, without signing in: is that meant?`;
    yield warn({ holder: raw, key: 'allow', received: raw.allow, message });
  }
};
