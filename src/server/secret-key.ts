import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** 32 bytes from text: 64 hexadecimal digits, or base64 of 32 bytes. Throws on anything else. */
export function parseSecretKey(text: string): Uint8Array {
  const bytes = /^[0-9a-fA-F]{64}$/.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw new Error('SECRET_KEY must be 32 bytes: 64 hexadecimal digits, or base64.');
  return bytes;
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
