import type { Call } from './call.ts';

/**
 * `GET /api/changes`: a stream of server-sent events that says what has changed in the database, so that nobody has to ask.
 * An event names tables, not rows: what a person may see of them is decided by the calls that they read again.
 *
 * - `open`: the stream has begun, and what was missed follows.
 * - `changes`: JSON, what has changed by table (`Changed`); `id` is the server process and its moment.
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
  extension: true,
};

/** What has changed in a table. */
export interface TableChange {
  /** Keys of the rows; absent = many. */
  readonly keys?: readonly number[];
  /** Columns that are others now; absent = rows came or went. */
  readonly columns?: readonly string[];
}

/** What one event of changes says, by table. */
export type Changed = Readonly<Record<string, TableChange>>;

/** Milliseconds between two signs of life of the stream. */
export const beatEvery = 5_000;

/**
 * Headers of an answer to a GET. `sources` names what it was read from: the table of its records first, then others with the
 * columns that matter, `withdrawal,member.username.status,agent.name`; absent, it depends on more than the database. `asOf`
 * is the server process and its moment before it read: an event of the same process from before is in it.
 */
export const answerHeaders = { sources: 'x-sources', asOf: 'x-as-of' } as const;
