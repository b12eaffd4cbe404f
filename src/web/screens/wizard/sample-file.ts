/** Heads with an example of each, as CSV with a mark by which spreadsheets know that it is UTF-8. */
export function sampleFile(sample: Readonly<Record<string, string>>): string {
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
  return `\ufeff${line(Object.keys(sample))}${line(Object.values(sample))}`;
}
