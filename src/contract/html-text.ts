/** Far beyond any text that staff write; keeps hostile data cheap. */
const longest = 100_000;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * Rich text as plain text: tags go, line-making tags become line breaks, scripts and styles go with their content.
 * `<p>สวัสดี<br>ทุกคน</p>` → `สวัสดี\nทุกคน`. Screens and files show it so: nothing is ever put into a page as markup.
 */
export function htmlToText(html: string): string {
  return html
    .slice(0, longest)
    .replace(/<(script|style)\b[^<>]*>(?:(?!<\/\1)[\s\S])*(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
