import { namesIn } from '../language/names-in.ts';
import { suggested } from '../language/nearest.ts';
import { screen } from '../language/screen.ts';
import { partFile } from '../model/screen-part.ts';
import { complaints, type Rule } from './rule.ts';

const inParts = /^(src\/areas\/[^/]+\/web\/parts)\/([^/]+)\.tsx$/;

const nameOf = (file: string): string => (inParts.exec(file)?.[2] ?? '').replaceAll('-', '_');

/** A part that a screen names is written, and a written one is named by a screen. */
export const parts: Rule = function* (world, { code }) {
  if (!code) return;
  const complain = complaints('parts', world);
  const { screens, places } = world.draft;
  const written = new Set(code.areas.filter((file) => inParts.test(file) && !file.endsWith('.test.tsx')));
  const named = new Set<string>();
  for (const thing of screens.values()) {
    for (const { name, holder, key } of namesIn(screen, thing.raw, 'part', { holder: thing.raw, key: '' })) {
      const file = partFile(name, thing);
      named.add(file);
      if (written.has(file)) continue;
      const folder = file.slice(0, file.lastIndexOf('/'));
      const others = [...written].filter((one) => one.startsWith(`${folder}/`)).map(nameOf);
      const suggestion = suggested(name, others);
      if (suggestion !== undefined) named.add(partFile(suggestion, thing));
      const message = `nobody has written the part “${name}”: write ${file}`;
      yield complain({ holder, key, received: name, message, ...(suggestion === undefined ? {} : { suggestion }) });
    }
  }
  if (!places.isWhole()) return;
  for (const file of written) {
    if (named.has(file)) continue;
    yield {
      rule: 'parts',
      source: { file, line: 1, column: 1 },
      message: 'no screen names this part: nobody would ever see it; what parts share is kept in another folder',
      received: nameOf(file),
    };
  }
};
