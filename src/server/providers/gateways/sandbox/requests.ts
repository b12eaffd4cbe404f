import type { IncomingMessage } from 'node:http';
import type { ProtocolAccount } from '../../protocol.ts';
import type { CallShape, GatewayProtocol, RequestPart } from '../gateway-protocol.ts';
import { read } from '../protocol-words.ts';
import { isSigned } from '../signing.ts';

/** A client of the sandbox: the account, and what it must show to be believed. */
export interface Merchant {
  readonly gateway: string;
  readonly account: ProtocolAccount;
  readonly credentials: Readonly<Record<string, string>>;
}

export type CallName = keyof GatewayProtocol['calls'];

/** The call that an address means, with what the path says. */
export function callOf(protocol: GatewayProtocol, method: string, path: string) {
  for (const [name, shape] of Object.entries(protocol.calls) as [CallName, CallShape][]) {
    if (shape.method !== method) continue;
    const names = [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
    const found = new RegExp(`^${shape.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (!found) continue;
    const places = Object.fromEntries(names.map((place, at) => [place, decodeURIComponent(found[at + 1] ?? '')]));
    return { name, shape, places };
  }
  return undefined;
}

/** What the caller sent, in our words. */
export function valuesOf(
  shape: Pick<CallShape, 'method' | 'sends'>,
  url: URL,
  body: string,
): Partial<Record<RequestPart, string>> {
  const data: unknown = shape.method === 'GET' ? Object.fromEntries(url.searchParams) : JSON.parse(body);
  const values = read(data as Readonly<Record<string, unknown>>, shape.sends);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** Who sends this: by the credential in its headers (or the session's token), and only with a signature that fits. */
export function senderOf(
  protocol: GatewayProtocol,
  merchants: readonly Merchant[],
  tokens: ReadonlyMap<string, Merchant>,
  { request, url, body, now }: { request: IncomingMessage; url: URL; body: string; now: Date },
): Merchant | undefined {
  const { login } = protocol;
  const shown = header(request, login.by === 'key' ? login.header : 'authorization') ?? '';
  const fits = {
    key: (merchant: Merchant) => login.by === 'key' && merchant.credentials[login.credential] === shown,
    bearer: (merchant: Merchant) =>
      login.by === 'bearer' && shown === `Bearer ${merchant.credentials[login.credential]}`,
    basic: (merchant: Merchant) =>
      login.by === 'basic' &&
      shown === `Basic ${Buffer.from(`${merchant.credentials[login.credential]}:`).toString('base64')}`,
    session: (merchant: Merchant) =>
      (login.by === 'session' && url.pathname.endsWith(login.opens)) ||
      tokens.get(shown.replace(/^Bearer /, '')) === merchant,
  };
  const signed = {
    signature: header(request, protocol.signature),
    timestamp: header(request, protocol.timestamp),
    body: request.method === 'GET' ? `${url.pathname}${url.search}` : body,
  };
  return merchants.find(
    (merchant) =>
      merchant.gateway === protocol.gateway &&
      fits[login.by](merchant) &&
      isSigned(signed, [merchant.credentials.secret_key ?? ''], now),
  );
}
