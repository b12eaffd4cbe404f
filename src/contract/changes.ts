import type { Call } from './call.ts';

/**
 * `GET /api/changes`: a stream of server-sent events that says what has changed in the database, so that nobody has to ask.
 * An event names tables, not rows: what a person may see of them is decided by the calls that they read again.
 *
 * - `open`: the stream has begun, and what was missed follows.
 * - `changes`: JSON, a table each with the keys of its changed rows, or `true` for many; `id` is the server's moment.
 * - `beat`: nothing has changed; every few seconds, so that a dead line is noticed.
 * - `reset`: changes may have been missed; everything on screen is read again.
 * - `profile`: what the person is or may do has changed.
 * - `ended`: the session is over.
 *
 * `Last-Event-ID` resumes the stream, at any server of the deployment.
 */
export const changesCall: Call = {
  id: 'changes',
  method: 'GET',
  path: '/api/changes',
  permission: 'signed-in',
  onError: 'log',
  extension: true,
};

/** What one event of changes says: keys of changed rows by table, or `true` for many. */
export type Changed = Readonly<Record<string, readonly number[] | true>>;

/** Milliseconds between two signs of life of the stream. */
export const beatEvery = 5_000;

/**
 * Headers of an answer to a GET. `sources` names the tables that it was read from; absent, it depends on more than the
 * database. `asOf` is the server process and its moment before it read: an event of the same process from no later is in it.
 */
export const answerHeaders = { sources: 'x-sources', asOf: 'x-as-of' } as const;
