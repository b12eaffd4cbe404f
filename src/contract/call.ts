/** Every kind of call: all are served without code but an ingest, a report and a service, which have a function of their own. */
export const endpointKinds = [
  'page',
  'record',
  'items',
  'create',
  'update',
  'remove',
  'move',
  'claim',
  'release',
  'ingest',
  'report',
  'service',
] as const;
export type EndpointKind = (typeof endpointKinds)[number];

/** Who may call: a permission key `area.resource.action`, anyone signed in, or anyone at all. */
export type Access = string | 'signed-in' | 'public';

/**
 * One call as the browser knows it: enough to send it, nothing more. `Sent` is its query or body, `Answer` the whole
 * envelope of its reply; a `Call` without them is any call.
 */
export interface Call<Sent = never, Answer = unknown> {
  /** For the compiler alone: never there. */
  readonly types?: (sent: Sent) => Answer;
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** Path under the configured base URL, e.g. /api/system/withdraw/list. */
  readonly path: string;
  /** Fixed query parameters that distinguish this call from others at the same path: { segment: 'affiliate' }. */
  readonly variant?: Readonly<Record<string, string>>;
  readonly permission: Access;
  /** Moves money: carries an Idempotency-Key header and is never sent twice by itself. */
  readonly money?: true;
  /** The body travels as multipart/form-data. */
  readonly multipart?: true;
  /** HTTP statuses for which the global 400/401/404 handling is switched off. */
  readonly optOut?: readonly number[];
  /** GET paths whose cached answers a success makes stale. */
  readonly invalidates?: readonly string[];
  /** Not in the specification: a screen must work without it. */
  readonly extension?: true;
  /** What the call does. The body of `update` and `remove` carries the record's `version`, that of `move` `expected_status` too. */
  readonly kind?: EndpointKind;
  /**
   * Of an update: what it did is not taken back by sending the former values. All of it, or what it wrote into these
   * fields.
   */
  readonly final?: true | readonly string[];
  /** Query or body key that names the record: `id`, `user_id`. Absent = as in the row. */
  readonly key?: string;
  /** Of a claim: permission to take a record over from whoever has it; absent = nobody may. */
  readonly over?: string;
}

/** A call by the name under which a server announces it: `GET /api/system/audit/list`. */
export function announcedName({ method, path, variant }: Pick<Call, 'method' | 'path' | 'variant'>): string {
  return `${method} ${path}${variant ? `?${new URLSearchParams(variant)}` : ''}`;
}
