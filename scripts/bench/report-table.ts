import { readFileSync, writeFileSync } from 'node:fs';

/** Medians of one report: span of days → one number a size, in milliseconds. */
export type Medians = ReadonlyMap<string, readonly number[]>;

/** Milliseconds that a report may take over each span. */
export type Budgets = Readonly<Record<string, number>>;

const begin = '<!-- figures of the reports -->';
const end = '<!-- end of the figures of the reports -->';

/**
 * The measurements as a table of Markdown; values over budget are bold.
 * @example `| agents | 42 / 60 / **310** | 137 / 200 / 480 |`
 */
export function reportTable(sizes: readonly number[], budgets: Budgets, reports: ReadonlyMap<string, Medians>): string {
  const spans = Object.keys(budgets);
  const millions = sizes.map((size) => size / 1_000_000).join(' / ');
  const lines = [...reports].map(([what, medians]) => {
    const cells = spans.map((span) =>
      (medians.get(span) ?? [])
        .map((time) => (time > (budgets[span] ?? 0) ? `**${time.toFixed(0)}**` : time.toFixed(0)))
        .join(' / '),
    );
    return `| ${[what, ...cells].join(' | ')} |`;
  });
  return [
    `| ms over ${millions} million rows | ${spans.map((span) => `${span} (≤ ${budgets[span]})`).join(' | ')} |`,
    `| ${['---', ...spans.map(() => '---')].join(' | ')} |`,
    ...lines,
  ].join('\n');
}

/** Puts the table between its two marks in a page of Markdown. */
export function writeTable(file: string, table: string): void {
  const page = readFileSync(file, 'utf8');
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no "${begin}" and "${end}" to write between`);
  writeFileSync(file, `${page.slice(0, from + begin.length)}\n\n${table}\n\n${page.slice(to)}`);
}
