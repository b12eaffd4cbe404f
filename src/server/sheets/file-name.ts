/** What no file system takes in a name, and what a header must not carry. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff<>:"/\\|?*]+/g;

/** Characters that `encodeURIComponent` leaves and RFC 5987 does not. */
const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** `รายการถอน` and two days → `รายการถอน-2026-11-17_2026-11-23`; a single day is named once. */
export function fileName(title: string, days: readonly string[]): string {
  const clean = title.normalize('NFC').replace(unfit, ' ').replace(/\s+/g, ' ').trim().slice(0, 80);
  return [clean, [...new Set(days)].join('_')].filter((part) => part !== '').join('-');
}

/** `withdraw.list` → `withdraw-list`. */
export function plainName(text: string): string {
  return text.replace(/[^a-z0-9_]+/gi, '-').replace(/^-+|-+$/g, '') || 'file';
}

/** `Content-Disposition` of a download with a name in any script (RFC 6266, RFC 5987), and an ASCII one. */
export function dispositionOf(name: string, plain: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, percent);
  return `attachment; filename="${plain.replace(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encoded}`;
}
