import type { FastifyRequest } from 'fastify';

/** What a body says, before anybody has looked at it. */
export type Fields = Readonly<Record<string, unknown>>;

/** Does a developer on this machine ask, by a header that no page of another origin may send? */
export function isNear({ headers, socket }: FastifyRequest): boolean {
  const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  return near && headers['x-sandbox'] === '1';
}

/** A body as fields; nothing where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
