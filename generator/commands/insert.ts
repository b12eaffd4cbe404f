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

/**
 * Adds an item at the end of the first entry of a file's menu, which is written as a block. The text as it was where there
 * is no such entry.
 */
export function insertMenuItem(text: string, item: string): string {
  const lines = text.split('\n');
  const menu = lines.findIndex((line) => line.startsWith('menu:'));
  const items = lines.findIndex((line, at) => menu >= 0 && at > menu && /^ +items:$/.test(line));
  const indent = /^ +(?=- )/.exec(lines[items + 1] ?? '')?.[0];
  if (items < 0 || indent === undefined) return text;
  let end = items + 1;
  while (lines[end]?.startsWith(indent)) end += 1;
  return [...lines.slice(0, end), `${indent}- ${item}`, ...lines.slice(end)].join('\n');
}
