import { type Rule, warnings } from './rule.ts';

/** Two files that call one area differently: only one of the names is shown. */
export const areaTitles: Rule = function* (world) {
  const warn = warnings('area-title', world);
  const first = new Map<string, string>();
  for (const file of world.draft.areaFiles) {
    if (!file.title) continue;
    const title = `${file.title.th} · ${file.title.en ?? ''}`;
    const other = first.get(file.area);
    if (other === undefined) first.set(file.area, title);
    else if (other !== title)
      yield warn({
        holder: file,
        key: 'title',
        received: file.title.th,
        message: `another file calls the area “${file.area}” otherwise: “${other.replace(/ · $/, '')}”`,
      });
  }
};
