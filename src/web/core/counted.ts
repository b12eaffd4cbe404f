import type { PageReply } from '#contract/envelope.ts';

/** The requested page. */
interface Asked {
  readonly page: number;
  readonly limit: number;
}

/** The number of rows, and whether there may be more. If the server does not count, the rows that have arrived. */
export function countOf(
  { data, total, more }: { readonly data: unknown; readonly total?: unknown; readonly more?: unknown },
  { page, limit }: Asked,
): { readonly total: number; readonly more: boolean } {
  if (typeof total === 'number') return { total, more: more === true };
  const came = Array.isArray(data) ? data.length : 0;
  // More rows than requested: these are all.
  return came > limit ? { total: came, more: false } : { total: (page - 1) * limit + came, more: came === limit };
}

/**
 * An answer with its rows and how many there are. A server that does not count may not know pages either: the page is then
 * cut out here.
 */
export function counted<R>(reply: PageReply<R>, { page, limit }: Asked): PageReply<R> {
  if (typeof reply.total === 'number') return reply;
  const rows = Array.isArray(reply.data) ? reply.data : [];
  const { total, more } = countOf(reply, { page, limit });
  const from = (page - 1) * limit;
  const data = rows.length > limit ? rows.slice(from, from + limit) : rows;
  return { ...reply, data, total, ...(more && { more }), page, limit };
}

/** All rows as one page, of a call that answers everything at once. */
export function whole<R>(reply: PageReply<R>): PageReply<R> {
  const total = Array.isArray(reply.data) ? reply.data.length : 0;
  return { ...reply, total, page: 1, limit: Math.max(1, total) };
}
