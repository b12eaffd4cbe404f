import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Endpoint, JsonSchema } from '#contract/endpoint.ts';
import { deployments } from '#generated/api/deployments.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { type Reply, replyOf } from '../../api/kit.ts';

const on = new Set<string>(deployments.default.endpoints);

/** Every call of the default deployment, which has all of them. */
export const calls: readonly Endpoint[] = endpoints.filter(({ id }) => on.has(id));

export const posts = calls.filter(({ method }) => method === 'POST');

export type Headers = Readonly<Record<string, string>>;
export type Input = Readonly<Record<string, unknown>>;

/** `GET /api/…`, with what tells it from other calls at its path. */
export const nameOf = ({ method, path, variant }: Endpoint): string => `${method} ${addressOf(path, variant ?? {})}`;

/** What a call takes, by name: the properties of its query string or body. */
export function propertiesOf(call: Endpoint): Readonly<Record<string, JsonSchema>> {
  return (schemaOf(call).properties ?? {}) as Readonly<Record<string, JsonSchema>>;
}

export function schemaOf(call: Endpoint): JsonSchema {
  const schema = call.method === 'GET' ? call.query : call.body;
  return schema ?? { type: 'object', properties: {}, additionalProperties: false };
}

/** `/api/…?a=1&b=x,y`; what is null or undefined is left out. */
export function addressOf(path: string, query: Input): string {
  const text = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`)
    .join('&');
  return text === '' ? path : `${path}?${text}`;
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Makes a call. A call that moves money gets a key of its own unless `headers` has one. */
export async function send(app: FastifyInstance, call: Endpoint, input: Input, headers: Headers = {}): Promise<Reply> {
  if (call.method === 'GET') {
    return replyOf(
      await app.inject({
        method: 'GET',
        url: addressOf(call.path, { ...input, ...call.variant }),
        headers: { ...headers },
      }),
    );
  }
  return sendRaw(app, call.path, JSON.stringify(input), headers);
}

/** A POST with these very characters as its body. */
export async function sendRaw(
  app: FastifyInstance,
  path: string,
  payload: string | Buffer,
  headers: Headers = {},
): Promise<Reply> {
  return replyOf(
    await app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
      payload,
    }),
  );
}

/** What rows are downloaded as, by the beginning of its text. */
const files: Readonly<Record<string, string>> = {
  'text/csv; charset=utf-8': '\ufeff',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'PK\u0003\u0004',
};

/** Is it a file, of a call that offers any, and one of the type that it says? */
export function isFile(call: Endpoint, { headers, text }: Reply): boolean {
  const beginning = files[String(headers['content-type'])];
  const isOffered = call.export !== undefined || Object.hasOwn(propertiesOf(call), 'format');
  return isOffered && beginning !== undefined && text.startsWith(beginning);
}

/** How a finding names a reply. */
export function said(reply: Reply): string {
  return `${reply.status} ${reply.text.slice(0, 200)}`;
}
