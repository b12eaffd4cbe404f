import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../../support/until.ts';
import { nextAddress } from './address.ts';
import type { Person } from './people.ts';

interface Reply {
  readonly error: number;
  readonly access_token?: string;
  readonly data: unknown;
  readonly total?: number;
  readonly message?: string;
  /** What is wrong, by field. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The API without a browser: what somebody else, or the same person elsewhere, does meanwhile. */
export function signInAt(url: string, { username, password }: Person) {
  return enterAt(url, '/api/auth', { email: username, password });
}

/** The same by any proof that a call of the server takes. */
export async function enterAt(url: string, door: string, proof: object) {
  const address = nextAddress();
  const send = async (method: string, path: string, body?: object, token?: string): Promise<Reply> => {
    const reply = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...address,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Reply;
  };
  const { access_token: token, error } = await send('POST', door, proof);
  if (!token) throw new Error(`${door} refuses ${JSON.stringify(proof)}: ${error}`);
  return {
    get: (path: string) => send('GET', path, undefined, token),
    post: (path: string, body: object = {}) => send('POST', path, body, token),
    /** Ends every other session of the person: that of the page. */
    endOthers: () => send('POST', '/api/session/revoke', {}, token),
  };
}

/** The address that the newest letter to somebody leads to; letters are written by a job, so they may take a moment. */
export function letterLink(folder: string, to: string, purpose: 'confirm' | 'reset'): Promise<string> {
  const link = new RegExp(`https?://\\S+/login#${purpose}=[\\w-]+`);
  const outbox = join(folder, 'outbox');
  return until(`a letter to ${to}`, () =>
    listed(outbox)
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .filter((letter) => letter.includes(`To: ${to}`))
      .map((letter) => link.exec(letter.replace(/=\r?\n/g, '').replaceAll('=3D', '='))?.[0])
      .filter((each) => each !== undefined)
      .at(-1),
  );
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.eml'))
      .sort();
  } catch {
    return [];
  }
}
