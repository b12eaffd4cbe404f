import type { PageReply, Row } from '#contract/envelope.ts';

/** Which rows were asked for. */
interface Asked {
  readonly page: number;
  readonly limit: number;
}

/** How many rows an answer stands for, and whether there may be more. Of a server that does not count, those that came. */
export function countOf(
  { data, total, more }: { readonly data: unknown; readonly total?: unknown; readonly more?: unknown },
  { page, limit }: Asked,
): { readonly total: number; readonly more: boolean } {
  if (typeof total === 'number') return { total, more: more === true };
  const came = Array.isArray(data) ? data.length : 0;
  // More than asked for are all that there are.
  return came > limit ? { total: came, more: false } : { total: (page - 1) * limit + came, more: came === limit };
}

const pages = new WeakMap<object, PageReply<Row>>();

/**
 * An answer with its rows and how many there are. A server that does not count may not know pages either: the page is then
 * cut out here. The same object for the same answer.
 */
export function counted(reply: PageReply<Row>, { page, limit }: Asked): PageReply<Row> {
  if (typeof reply.total === 'number') return reply;
  const before = pages.get(reply);
  if (before) return before;
  const rows = Array.isArray(reply.data) ? reply.data : [];
  const { total, more } = countOf(reply, { page, limit });
  const from = (page - 1) * limit;
  const data = rows.length > limit ? rows.slice(from, from + limit) : rows;
  const made = { ...reply, data, total, ...(more && { more }), page, limit };
  pages.set(reply, made);
  return made;
}

/** All rows as one page, of a call that answers everything at once. */
export function whole(reply: PageReply<Row>): PageReply<Row> {
  const before = pages.get(reply);
  if (before) return before;
  const total = Array.isArray(reply.data) ? reply.data.length : 0;
  const made = { ...reply, total, page: 1, limit: Math.max(1, total) };
  pages.set(reply, made);
  return made;
}
