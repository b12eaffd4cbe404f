import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { permissions } from '#generated/api/access.ts';

/** How every key begins, so that people and scanners of secrets recognise one. */
const beginning = 'bo_live_';
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Letters of 256 random bits, and of the checksum behind them. */
const secretLength = 43;
const sumLength = 6;
/** Letters of a secret that lists show. */
const shownLength = 4;
/** What the audit log calls the role of a key: no role of people can have this code. */
export const keyRole = 'api-key';

function lettersOf(value: bigint, length: number): string {
  let [rest, text] = [value, ''];
  for (let i = 0; i < length; i += 1) {
    text = `${alphabet[Number(rest % 62n)] ?? ''}${text}`;
    rest /= 62n;
  }
  return text;
}

const sumOf = (text: string): string => lettersOf(BigInt(crc32(text)), sumLength);

/** A new secret: `bo_live_`, 256 random bits in letters and digits, and a checksum over both. */
export function newSecret(): string {
  const text = beginning + lettersOf(BigInt(`0x${randomBytes(32).toString('hex')}`), secretLength);
  return text + sumOf(text);
}

/** Does a bearer token claim to be a key? Tokens of sessions do not begin so. */
export const isKey = (token: string): boolean => token.startsWith('bo_');

/** Is it a key without a typing mistake? A matter of its letters alone; whether it is one of ours says the database. */
export function isWellFormed(token: string): boolean {
  const text = token.slice(0, -sumLength);
  return text.startsWith(beginning) && text.length === beginning.length + secretLength && token === text + sumOf(text);
}

/** What may be shown of a secret: `bo_live_ab12…` */
export const prefixOf = (secret: string): string => `${secret.slice(0, beginning.length + shownLength)}…`;

/** The stored form: 256 random bits need no slow hash. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const peoples: ReadonlySet<string> = new Set(permissions.filter(({ people }) => people).map(({ key }) => key));

/** Is a permission people's alone, so that no key may be given it? */
export const isForPeople = (permission: string): boolean => peoples.has(permission);
