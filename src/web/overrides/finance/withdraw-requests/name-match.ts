import type { Tone } from '#contract/field.ts';

/** How the name of a bank account stands to the name of the member. */
export type NameMatch = 'same' | 'similar' | 'different';

/** The colour of how two names stand to each other: anything but `same` and `similar` is a stranger. */
export function toneOfMatch(match: string): Tone {
  if (match === 'same') return 'success';
  return match === 'similar' ? 'warning' : 'danger';
}

const titles = /^(นางสาว|นาง|นาย|น\.ส\.|ด\.ช\.|ด\.ญ\.|คุณ|mr\.?|mrs\.?|ms\.?|miss)\s*/i;

const words = (name: string): readonly string[] =>
  name
    .normalize('NFC')
    .replace(/[\u200b-\u200f\u202a-\u202e]/g, '')
    .trim()
    .replace(titles, '')
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Banks shorten surnames and add titles: the first name alone, or a surname that is cut off, is "similar". */
export function matchNames(account: string, member: string): NameMatch {
  const ours = words(member);
  const theirs = words(account);
  if (ours.length === 0 || theirs.length === 0) return 'different';
  if (ours.join(' ') === theirs.join(' ')) return 'same';
  return ours[0] === theirs[0] ? 'similar' : 'different';
}
