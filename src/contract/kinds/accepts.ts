// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const control = /[\u0000-\u001f\u007f]/;

/** Text of ordinary length without control characters: what a query string may ask of any kind without a form of its own. */
export const plain = (text: string): boolean => text.length <= 200 && !control.test(text);

export const matches = (pattern: RegExp) => (text: string) => pattern.test(text);

export const decimal = matches(/^-?\d{1,13}(\.\d{1,4})?$/);
export const whole = matches(/^-?\d{1,15}$/);

/** "2026-01-31", a day of this century that exists. */
export const day = (text: string): boolean => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
