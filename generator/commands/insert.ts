/** Last line (exclusive) of the block under a top-level key: blank lines and comments before the next key are not its own. */
function endOfBlock(lines: readonly string[], start: number): number {
  let end = start + 1;
  for (let at = start + 1; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (/^\S/.test(line) && !line.startsWith('#') && !line.startsWith('- ')) break;
    if (line.trim() !== '' && !line.startsWith('#')) end = at + 1;
  }
  return end;
}

/** Adds lines at the end of the block under a top-level key of a YAML text; makes the key where it is missing. */
export function insertUnder(text: string, key: string, block: string): string {
  const lines = text.replace(/\n+$/, '').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  if (start < 0) return `${lines.join('\n')}\n\n${key}:\n${block}\n`;
  const end = endOfBlock(lines, start);
  return `${[...lines.slice(0, end), block, ...lines.slice(end)].join('\n')}\n`;
}
