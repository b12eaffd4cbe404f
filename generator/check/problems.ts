import type { Problem } from '../model/types.ts';

/** Does it keep nothing from being made? */
export const isWarning = ({ severity }: Problem): boolean => severity === 'warning';

/** `manifest/areas/library.yaml:41:9  unknown field "amuont" on Book; did you mean "amount"?` */
export function problemLine(problem: Problem): string {
  const { source, message, suggestion } = problem;
  const hint = suggestion === undefined ? '' : `; did you mean “${suggestion}”?`;
  return `${source.file}:${source.line}:${source.column}  ${isWarning(problem) ? 'warning: ' : ''}${message}${hint}`;
}

const order = (a: Problem, b: Problem): number =>
  a.source.file < b.source.file
    ? -1
    : a.source.file > b.source.file
      ? 1
      : a.source.line - b.source.line || a.source.column - b.source.column;

/**
 * Sorted by place, one problem a place: what a gateway template gets wrong is wrong once, not once a gateway. A mistake goes
 * before a warning.
 */
export function tidy(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  const first = [...problems.filter((one) => !isWarning(one)), ...problems.filter(isWarning)];
  return first.sort(order).filter(({ source }) => {
    const place = `${source.file}:${source.line}:${source.column}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
