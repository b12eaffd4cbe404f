/** Characters that XML cannot hold, and halves of pairs. */
const impossible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** How a workbook spells characters of its own; text that looks like one is spelled so that it stays as it is. */
const spelled = /_(?=x[0-9A-Fa-f]{4}_)/g;
const special: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts have none of these, and are done with at once
const harmless = /^[^\u0000-\u001f&<>"_\ud800-\udfff\ufffe\uffff]*$/;

/** Text between tags or in an attribute of a workbook, with nothing lost that it can hold. */
export function xmlText(text: string): string {
  if (harmless.test(text)) return text;
  return text
    .replace(/\r\n?/g, '\n')
    .replace(impossible, '\ufffd')
    .replace(spelled, '_x005F_')
    .replace(/[&<>"]/g, (character) => special[character] ?? '');
}

/** Names of columns: 0 → A, 26 → AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const mainSpace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
