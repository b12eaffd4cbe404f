import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts secrets at rest (AES-256-GCM). The text form is `v1.<nonce>.<tag>.<data>` in base64url. */
export interface Cipher {
  encrypt(plain: string): string;
  /** Throws when the text was changed or made with another key. */
  decrypt(text: string): string;
}

/** @param key 32 bytes. */
export function cipherOf(key: Uint8Array): Cipher {
  if (key.length !== 32) throw new Error('The secret key must have 32 bytes.');
  return {
    encrypt(plain) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return ['v1', nonce, cipher.getAuthTag(), data]
        .map((part) => (typeof part === 'string' ? part : part.toString('base64url')))
        .join('.');
    },
    decrypt(text) {
      const [version, nonce = '', tag = '', data = ''] = text.split('.');
      if (version !== 'v1') throw new Error('Not a secret of this server.');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), { authTagLength: 16 });
      decipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8');
    },
  };
}
