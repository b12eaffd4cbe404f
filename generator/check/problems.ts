import type { Problem } from '../model/types.ts';

/** `manifest/areas/library.yaml:41:9  unknown field "amuont" on Book; did you mean "amount"?` */
export function problemLine({ source, message, suggestion }: Problem): string {
  const hint = suggestion === undefined ? '' : `; did you mean “${suggestion}”?`;
  return `${source.file}:${source.line}:${source.column}  ${message}${hint}`;
}

const order = (a: Problem, b: Problem): number =>
  a.source.file < b.source.file
    ? -1
    : a.source.file > b.source.file
      ? 1
      : a.source.line - b.source.line || a.source.column - b.source.column;

/** Sorted by place, one problem a place: what a gateway template gets wrong is wrong once, not once a gateway. */
export function tidy(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return [...problems].sort(order).filter(({ source }) => {
    const place = `${source.file}:${source.line}:${source.column}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
