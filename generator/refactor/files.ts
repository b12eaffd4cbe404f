import { callFile } from '../emit/calls.ts';
import { stubName } from '../emit/stub-name.ts';
import type { VirtualFile } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { kebab } from '../print/names.ts';
import type { Subject } from './subject.ts';

/** The part of the name of a generated file that comes from what is renamed, before and after. */
function stemOf({ kind, name }: Subject, to: string, world: World): readonly [string, string] | undefined {
  if (kind === 'field') return undefined;
  if (kind === 'entity' || kind === 'shape') return [`/${kebab(name)}.`, `/${kebab(to)}.`];
  if (kind === 'call') return [callFile(name).replace(/^calls/, ''), callFile(to).replace(/^calls/, '')];
  const area = world.draft.screens.get(name)?.area ?? '';
  return [`/${stubName(area, name)}.`, `/${stubName(area, to)}.`];
}

/** Generated files that are gone afterwards and have the same thing in them as one that is new: old path → new one. */
export function movedFiles(
  before: readonly VirtualFile[],
  after: readonly VirtualFile[],
  subject: Subject,
  to: string,
  world: World,
): ReadonlyMap<string, string> {
  const stem = stemOf(subject, to, world);
  if (!stem) return new Map();
  const [old, now] = [before, after].map((files) => new Set(files.map(({ path }) => path)));
  const [from, next] = stem;
  return new Map(
    [...(old ?? [])].flatMap((path) => {
      const then = path.replace(from, () => next);
      return path !== then && now?.has(then) && !now.has(path) ? [[path, then] as const] : [];
    }),
  );
}
