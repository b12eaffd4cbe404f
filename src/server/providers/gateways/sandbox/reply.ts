import type { ServerResponse } from 'node:http';
import type { RawAnswer } from '../../protocol.ts';
import type { Wait } from '../../wait.ts';
import type { GatewayProtocol, StatusWords } from '../gateway-protocol.ts';
import { type Words, write } from '../protocol-words.ts';
import { signatureOf } from '../signing.ts';

/** Failures that the line between a gateway and its client can cause after the gateway has processed the request. */
export type LineFailure =
  | 'unsigned'
  | 'forged'
  | 'stale'
  | 'redirect'
  | 'malformed'
  | 'html'
  | 'huge'
  | 'silence'
  | 'reset'
  | 'server_error'
  | 'slow'
  | 'foreign_currency';

type Json = Readonly<Record<string, unknown>>;

/** The answers of the sandbox in a gateway's own words. */
export interface Wording {
  readonly answer: (data: Json) => Json;
  readonly balance: (data: Json) => Json;
  readonly bankLists: (data: Json) => Json;
  readonly statement: (data: Json) => Json;
}

export function wordingOf(protocol: GatewayProtocol): Wording {
  const numbers = protocol.numbers === true;
  const statuses: Readonly<Record<string, string>> = protocol.statuses satisfies StatusWords;
  const rows =
    <Name extends string>(of: Words<Name>) =>
    (data: Json) => {
      const list = Array.isArray(data.data) ? data.data.map((row: Json) => write(row, of, numbers)) : data.data;
      return write({ rows: list }, { rows: protocol.list }, false);
    };
  return {
    answer: (data) =>
      write({ ...data, status: statuses[String(data.status)] ?? data.status }, protocol.answer, numbers),
    balance: (data) => write(data, protocol.balance, numbers),
    bankLists: rows(protocol.bank),
    statement: rows(protocol.line),
  };
}

/** What to say, how to sign it, and what the line makes of it. */
export interface Reply {
  readonly wire: GatewayProtocol;
  readonly secret: string;
  readonly now: Date;
  readonly fault: LineFailure | undefined;
  /** Called for every silence. */
  readonly wait: Wait;
}

/** Milliseconds that a slow answer takes, within what anybody waits. */
const slowness = 150;

const failures: Readonly<Record<LineFailure, (response: ServerResponse, body: string, reply: Reply) => void>> = {
  unsigned: (response, body) => json(response, 200, body, {}),
  forged: (response, body, reply) => json(response, 200, body, signed({ ...reply, secret: 'somebody-else' }, body)),
  stale: (response, body, reply) =>
    json(response, 200, body, signed({ ...reply, now: new Date(reply.now.getTime() - 3_600_000) }, body)),
  redirect: (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  malformed: (response, body, reply) => json(response, 200, body.slice(0, -2), signed(reply, body.slice(0, -2))),
  html: (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>'),
  huge: (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(`{"pad":"${'x'.repeat(10_000_000)}"}`);
  },
  silence: (_response, _body, { wait }) => wait.silent(),
  reset: (response) => response.destroy(),
  // Signed and well-formed, and yet no answer: the gateway says that it broke down.
  server_error: (response, _body, reply) => {
    const broken = JSON.stringify({ message: 'internal server error' });
    json(response, 500, broken, signed(reply, broken));
  },
  slow: (response, body, reply) => {
    setTimeout(() => response.destroyed || json(response, 200, body, signed(reply, body)), slowness).unref();
  },
  foreign_currency: (response, body, reply) => {
    const other = body.replaceAll('"THB"', '"USD"');
    json(response, 200, other, signed(reply, other));
  },
};

/** Sends what the gateway answers; a page and a body that is too long go out as they are. */
export function sendReply(response: ServerResponse, raw: RawAnswer, say: (data: Json) => Json, reply: Reply): void {
  const isJson = raw.contentType.startsWith('application/json') && raw.body.length < 1_000_000;
  const body = isJson ? JSON.stringify(say(JSON.parse(raw.body) as Json)) : raw.body;
  if (reply.fault) failures[reply.fault](response, body, reply);
  else if (!isJson) response.writeHead(raw.status, { 'content-type': raw.contentType }).end(body);
  else json(response, raw.status, body, signed(reply, body));
}

function json(response: ServerResponse, status: number, body: string, headers: Readonly<Record<string, string>>): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
}

/** The headers that show who speaks. */
export function signed({ wire, secret, now }: Pick<Reply, 'wire' | 'secret' | 'now'>, body: string) {
  const timestamp = String(now.getTime());
  return { [wire.timestamp]: timestamp, [wire.signature]: signatureOf(secret, timestamp, body) };
}
