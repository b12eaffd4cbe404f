import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** 32 bytes from text: 64 hexadecimal digits, or base64 of 32 bytes. Throws on anything else. */
export function parseSecretKey(text: string): Uint8Array {
  const bytes = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error('SECRET_KEY must be 32 bytes: 64 hexadecimal digits, or base64.');
  return bytes;
}

/**
 * The key that a server has, as text or in its file. None is made: a new one would agree with nothing that is sealed.
 * Throws where there is none.
 */
export function existingSecretKey(given: string | undefined, path: string): Uint8Array {
  if (given) return parseSecretKey(given);
  try {
    return parseSecretKey(readFileSync(path, 'utf8').trim());
  } catch (error) {
    const message = `The key of the server is not in ${path}: set SECRET_KEY, or DATA_DIR to the server's own folder.`;
    throw new Error(message, { cause: error });
  }
}

/** The key kept in a file that only its owner can read; made on the first start. */
export function secretKeyFile(path: string): Uint8Array {
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return parseSecretKey(readFileSync(path, 'utf8').trim());
}
