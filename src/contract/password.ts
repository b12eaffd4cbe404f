/**
 * Characters of a new password. Fifteen, because it is all that proves who somebody is (NIST SP 800-63B-4, 3.1.1.1;
 * ASVS 5.0, 6.2.1 recommends the same): a phrase of three or four words. Any character counts, and none is demanded.
 */
export const passwordLength = { min: 15, max: 128 } as const;

/** Guesses, as a power of ten, that a new password must withstand. */
export const guessesNeeded = 10;

/** So many characters of a password are looked at for words and patterns: the work grows faster than their number. */
export const judgedLength = 40;

/** Words that people here begin with; the usual lists know the English ones alone. The last is a row of Thai keys. */
export const wordsHere: readonly string[] = [
  'รหัสผ่าน',
  'สวัสดี',
  'ประเทศไทย',
  'กรุงเทพ',
  'krungthep',
  'sawasdee',
  'ฟหกดาสวง',
];

/** Names shorter than this are part of too many words. */
const shortestName = 4;

/** Small letters, without separators between words: `Admin System` is in `my-adminsystem-key`. */
const bare = (text: string) => text.toLowerCase().replace(/[\s._@-]/g, '');

/** Names as they are looked for, without those that are part of too many words. */
export function namesToAvoid(names: readonly string[]): readonly string[] {
  return [...new Set(names.map(bare))].filter((name) => name.length >= shortestName);
}

/**
 * Does the password contain one of the names?
 *
 * @example
 * holdsName('Somchai likes durian', ['somchai']); // true
 * holdsName('a-nok-in-the-mango', ['nok']); // false: three letters are part of too many words
 */
export function holdsName(password: string, names: readonly string[]): boolean {
  const text = bare(password);
  return namesToAvoid(names).some((name) => text.includes(name));
}
