import { untitled } from './name-titles.ts';

/**
 * The result of comparing two names. `same`; `similar` = one shows less than the other (cut short, masked,
 * an initial), and nothing contradicts; `different` = somebody else as far as letters can show; `unknown` = nothing to
 * compare: another script, or too little is shown.
 */
export type NameMatch = 'same' | 'similar' | 'unknown' | 'different';

/** The better reading of two names counts. */
const order: readonly NameMatch[] = ['same', 'similar', 'unknown', 'different'];

/**
 * A name without insignificant differences: case, invisible characters, the order in which a keyboard wrote the marks of a
 * Thai letter, accents, and repeated blanks. Dots stay: they identify titles.
 */
export function foldName(name: string): string {
  return (
    name
      .normalize('NFKC')
      .replace(/\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu, '')
      // Two short vowels for a long one; sara am in two pieces, a tone mark perhaps between them.
      .replace(/\u0e40\u0e40/g, '\u0e41')
      .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33')
      // The vowel above or below a letter comes before its tone mark, and each of them once.
      .replace(/([\u0e48-\u0e4c])([\u0e31\u0e34-\u0e3a\u0e47])/g, '$2$1')
      .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
      .replace(/([\u0e31\u0e34-\u0e3a\u0e47-\u0e4c])\1+/g, '$1')
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/['’`"]/g, '')
      .replace(/[-‐-―_/,;]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Stars, bullets, dots in a row, or two and more x: what a bank hides. */
const hidden = /[*•●…]+|\.{2,}|x{2,}/;
const mask = '*';

/** Words of one reading; hidden parts are one star each. */
function wordsOf(reading: string): readonly string[] {
  return reading
    .replace(new RegExp(hidden, 'g'), mask)
    .replace(/\*[\s*]*\*/g, `${mask} ${mask}`)
    .split(/[\s.]+/)
    .filter((word) => word !== '');
}

/** Every way to read a name, as words. */
function readingsOf(name: string): readonly (readonly string[])[] {
  return untitled(foldName(name)).map(wordsOf);
}

/**
 * A name as one run of letters, without recognizable titles: for measuring how similar names are.
 *
 * @example
 * plainName('น.ส. สมหญิง  ใจดี'); // 'สมหญิงใจดี'
 */
export function plainName(name: string): string {
  const readings = untitled(foldName(name));
  return (readings.at(-1) ?? '').replace(/[\s.]+/g, '');
}

/**
 * Compares the name of an account with the name of a person, whichever is which. Titles, case, blanks, the order of first
 * and last name and what a bank cuts or hides do not make a stranger; another surname does.
 *
 * @example
 * matchNames('นาย สมชาย ใจ***', 'สมชาย ใจดี'); // 'similar'
 * matchNames('สมชาย รักไทย', 'สมชาย ใจดี'); // 'different'
 * matchNames('MR. SOMCHAI JAIDEE', 'สมชาย ใจดี'); // 'unknown'
 */
export function matchNames(one: string | null | undefined, other: string | null | undefined): NameMatch {
  let best: NameMatch | undefined;
  for (const a of readingsOf(one ?? '')) {
    for (const b of readingsOf(other ?? '')) {
      const found = compare(a, b);
      if (best === undefined || order.indexOf(found) < order.indexOf(best)) best = found;
      if (best === 'same') return best;
    }
  }
  return best ?? 'unknown';
}

/** Is it the same person as far as anybody can see? What cannot be compared is not. */
export function isNameOf(match: NameMatch): boolean {
  return match === 'same' || match === 'similar';
}

type Words = readonly string[];

const isThai = (words: Words) => /[\u0e00-\u0e7f]/.test(words.join(''));
const isLatin = (words: Words) => /[a-z]/.test(words.join(''));

function compare(a: Words, b: Words): NameMatch {
  const [left, right] = inOneScript(a, b);
  if (left.length === 0 || right.length === 0) return 'unknown';
  const [plainLeft, plainRight] = [left.join(''), right.join('')];
  if (plainLeft === plainRight && !plainLeft.includes(mask)) return 'same';
  if (!plainLeft.includes(mask) && !plainRight.includes(mask) && sorted(left) === sorted(right)) return 'same';
  if (plainLeft.includes(mask) || plainRight.includes(mask)) return compareShown(left, right);
  // A surname alone says nothing of the person.
  const ways = left.length > 1 && right.length > 1 ? [right, right.toReversed()] : [right];
  const fits = ways.some((turned) => shows(left, turned) || shows(turned, left));
  return fits ? 'similar' : 'different';
}

const sorted = (words: Words) => [...words].sort().join(' ');

/** Where names are written in two scripts the one that both have is compared; nothing is left where they share none. */
function inOneScript(a: Words, b: Words): readonly [Words, Words] {
  const shared = [isThai, isLatin].filter((is) => is(a) && is(b));
  const has = shared[0];
  if (!has) return [a, b].some((words) => isThai(words) || isLatin(words)) ? [[], []] : [a, b];
  const other = has === isThai ? isLatin : isThai;
  const mixed = other(a) || other(b);
  return mixed ? [a.filter((word) => !other([word])), b.filter((word) => !other([word]))] : [a, b];
}

/** Letters of a first name that must be there before a name without surname counts as cut short. */
const leastCut = 8;

/** Is `less` what is left of `full` when words are cut, shortened to an initial or left out? Surnames must not contradict. */
function shows(less: Words, full: Words): boolean {
  const [first = '', ...rest] = less;
  const [fullFirst = '', ...fullRest] = full;
  const whole = full.join('');
  if (rest.length === 0)
    return first === fullFirst || (first.length >= Math.min(leastCut, fullFirst.length + 1) && whole.startsWith(first));
  const fullLast = fullRest.at(-1);
  if (fullLast === undefined) return false;
  if (isInitial(first, fullFirst)) return rest.join('') === fullRest.join('');
  if (first !== fullFirst) return false;
  // A middle name is left out, or words at the end are cut.
  if (rest.length < fullRest.length && rest.at(-1) === fullLast) return true;
  const surname = fullRest.length === rest.length ? fullRest : [fullRest.join('')];
  return rest.length === surname.length && rest.every((word, at) => isBeginning(word, surname[at] ?? ''));
}

/** Whether the word begins so, or its initial matches. A Thai vowel before that letter is skipped: จ. for ใจดี. */
const isBeginning = (word: string, whole: string) => whole.startsWith(word) || isInitial(word, whole);
const isInitial = (word: string, whole: string) =>
  word.length === 1 && (whole.startsWith(word) || whole.replace(/^[เแโใไ]/, '').startsWith(word));

/** Letters that must be shown before what is shown says anything. */
const leastShown = 3;

/** Names with a hidden part: the visible parts must fit, in order. */
function compareShown(a: Words, b: Words): NameMatch {
  const [shown, full] = a.join('').includes(mask) ? [a, b] : [b, a];
  if (full.join('').includes(mask)) return 'unknown';
  if (![full, full.toReversed()].some((words) => fitsMask(shown.join(''), words.join('')))) return 'different';
  return shown.join('').replaceAll(mask, '').length >= leastShown ? 'similar' : 'unknown';
}

/** Are the parts between the stars found one behind the other? */
function fitsMask(shown: string, full: string): boolean {
  const parts = shown.split(mask);
  const [head = '', tail = ''] = [parts[0], parts.at(-1)];
  if (!full.startsWith(head) || !full.endsWith(tail) || full.length < head.length + tail.length) return false;
  let at = head.length;
  for (const part of parts.slice(1, -1)) {
    const found = full.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= full.length - tail.length;
}
