import { calendarPatterns } from './calendar.ts';

/**
 * Text formats of the field kinds, as ECMAScript patterns that JSON Schema may carry and as predicates that the
 * browser's validators call. Both sides read the same pattern, so their verdicts cannot differ.
 * Length is bounded inside the pattern where the pattern itself could be slow on a long text.
 */
export const patterns = {
  ...calendarPatterns,
  time: '^(?:[01][0-9]|2[0-3]):[0-5][0-9]$',
  phone: '^0[689][0-9]{8}$',
  account: '^[0-9]{10,15}$',
  email:
    '^(?=.{6,254}$)[A-Za-z0-9_%+-]+(?:\\.[A-Za-z0-9_%+-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}$',
  url: '^(?=.{10,2048}$)https://(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}(?::[0-9]{1,5})?(?:[/?#][^\\s<>"\\\\^`{|}]*)?$',
  money: '^(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$',
  moneySigned: '^-?(?:0|[1-9][0-9]{0,12})(?:\\.[0-9]{1,2})?$',
  percent: '^(?:0|[1-9][0-9]{0,4})(?:\\.[0-9]{1,4})?$',
  percentSigned: '^-?(?:0|[1-9][0-9]{0,4})(?:\\.[0-9]{1,4})?$',
  multiplier: '^(?:0|[1-9][0-9]{0,6})(?:\\.[0-9]{1,2})?$',
  multiplierSigned: '^-?(?:0|[1-9][0-9]{0,6})(?:\\.[0-9]{1,2})?$',
  /** At least one character that is not white space. */
  filled: '\\S',
} as const;

const time = new RegExp(patterns.time, 'u');
const phone = new RegExp(patterns.phone, 'u');
const account = new RegExp(patterns.account, 'u');
const email = new RegExp(patterns.email, 'u');
const url = new RegExp(patterns.url, 'u');

/** "23:59". */
export function isTime(value: string): boolean {
  return time.test(value);
}

/** Thai mobile number. */
export function isPhone(value: string): boolean {
  return phone.test(value);
}

/** Bank account number: 10 to 15 digits. */
export function isAccount(value: string): boolean {
  return account.test(value);
}

/** Is it one mail address of at most 254 characters? `a@b.co` → true. */
export function isEmail(value: string): boolean {
  return email.test(value);
}

/** https address with a public-looking host name. */
export function isUrl(value: string): boolean {
  return url.test(value);
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])$/;
const groups = /^[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*$/;

/** How many 16-bit groups a side of `::` holds, or NaN when it is malformed. */
function groupsIn(text: string): number {
  if (text === '') return 0;
  return groups.test(text) ? text.split(':').length : Number.NaN;
}

function isIpv6(value: string): boolean {
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const [head = '', tail] = halves;
  return tail === undefined ? groupsIn(head) === 8 : groupsIn(head) + groupsIn(tail) <= 7;
}

/** IPv4 or IPv6 address, or a range of them in CIDR notation: "203.0.113.0/24". */
export function isIpRange(value: string): boolean {
  if (value.length > 43) return false;
  const [address = '', prefix, more] = value.split('/');
  if (more !== undefined) return false;
  const widest = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1;
  if (widest < 0) return false;
  return prefix === undefined || (/^(?:0|[1-9][0-9]{0,2})$/.test(prefix) && Number(prefix) <= widest);
}
