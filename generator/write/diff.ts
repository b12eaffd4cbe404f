const context = 2;

type Line = readonly [' ' | '-' | '+', string];

/** Lines of both texts between their common head and tail: good enough to see what changed, linear in time. */
function changedLines(before: readonly string[], after: readonly string[]): { lines: readonly Line[]; start: number } {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < before.length - head && tail < after.length - head && before.at(-1 - tail) === after.at(-1 - tail))
    tail++;
  const from = Math.max(0, head - context);
  const keep = (line: string): Line => [' ', line];
  return {
    start: from + 1,
    lines: [
      ...before.slice(from, head).map(keep),
      ...before.slice(head, before.length - tail).map((line): Line => ['-', line]),
      ...after.slice(head, after.length - tail).map((line): Line => ['+', line]),
      ...before.slice(before.length - tail, before.length - tail + context).map(keep),
    ],
  };
}

/** A short unified diff: at most `most` lines of it. */
export function shortDiff(before: string, after: string, most = 12): string {
  const { lines, start } = changedLines(before.split('\n'), after.split('\n'));
  const shown = lines
    .slice(0, most)
    .map(([sign, line]) => `${sign}${line.length > 160 ? `${line.slice(0, 157)}…` : line}`);
  const more = lines.length > most ? [`… ${lines.length - most} more lines`] : [];
  return [`@@ line ${start} @@`, ...shown, ...more].join('\n');
}
