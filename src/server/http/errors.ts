import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { isProblemCode } from '#contract/problem.ts';
import type { Text } from '#contract/text.ts';
import { jsonInLanguage } from '../base/bilingual.ts';
import { FailureError, type FieldTexts, invalid } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import { DatabaseError } from '../db/session.ts';
import { languageOf } from './language.ts';
import { httpTexts } from './texts.ts';

/** Meaning of a database error for the caller, for reads and for writes. */
type Translate = (error: DatabaseError, isRead: boolean) => FailureError;

/** `Key (code)=(A1) already exists.` → `{ code: … }` */
function keyFields(error: DatabaseError, message: Text): FieldTexts | undefined {
  const names = /^Key \(([^)]+)\)/.exec(error.detail ?? '')?.[1];
  if (!names) return undefined;
  return Object.fromEntries(names.split(', ').map((name) => [name.replaceAll('"', ''), message]));
}

const duplicate: Translate = (error) => {
  const fields = keyFields(error, baseTexts.alreadyThere);
  return new FailureError(409, { message: baseTexts.alreadyThere, ...(fields ? { fields } : {}) });
};

/** The row is locked by another transaction: nothing happened, and a retry will succeed soon. */
const contended: Translate = (_error, isRead) =>
  isRead
    ? new FailureError(503, { retryAfter: 2 })
    : new FailureError(409, { retryAfter: 1, message: httpTexts.contended });

const unavailable: Translate = () => new FailureError(503, { retryAfter: 5 });

/** By SQLSTATE, otherwise by its class. */
const states: Readonly<Record<string, Translate>> = {
  '23502': (error) => invalid(error.column ? { [error.column]: baseTexts.required } : {}),
  '23503': (error) =>
    /still referenced/.test(error.detail ?? '')
      ? new FailureError(409, { message: httpTexts.inUse })
      : invalid(keyFields(error, baseTexts.noReference) ?? {}),
  '23505': duplicate,
  '23514': () => invalid({}),
  '40001': contended,
  '40P01': contended,
  '55P03': contended,
  '22': () => invalid({}),
  '23': () => new FailureError(409),
  '08': unavailable,
  '53': unavailable,
  '57': unavailable,
};

/** Errors of requests that were aborted while being sent. */
const cutOff = new Set(['ECONNRESET', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'FST_MP_PREMATURE_CLOSE']);

/** Client errors by the status that a library assigns; an unsupported media type is a malformed request here. */
function fromStatus(status: number): FailureError {
  return new FailureError(isProblemCode(status) && status !== 404 && status !== 415 ? status : 400);
}

/** Errors while a form was read: always client errors, since nothing else has happened yet. */
export function unreadable(error: unknown): FailureError {
  if (error instanceof FailureError) return error;
  const { code, statusCode, message = '' } = error as Partial<FastifyError>;
  if (cutOff.has(code ?? '') || /terminated early|unexpected end/i.test(message))
    return new FailureError(400, { message: httpTexts.cutOff });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return fromStatus(statusCode);
  return new FailureError(400, { message: httpTexts.unreadableForm });
}

/** Any thrown value as a failure; unexpected errors are a 500 without details. */
export function toFailure(error: unknown, isRead = false): FailureError {
  if (error instanceof FailureError) return error;
  if (error instanceof DatabaseError) {
    const translate = states[error.code] ?? states[error.code.slice(0, 2)];
    return translate ? translate(error, isRead) : new FailureError(500);
  }
  if (!(error instanceof Error)) return new FailureError(500);
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new FailureError(422);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return cutOff.has(code ?? '') ? unreadable(error) : fromStatus(statusCode);
  return new FailureError(500);
}

/** Sends a failure in the user's language: envelope, request id, Retry-After. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: FailureError): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  const language = languageOf(request);
  const body: Failure = { ...failure.bodyIn(language), request_id: request.id };
  return reply
    .code(failure.status)
    .header('content-language', language)
    .type('application/json; charset=utf-8')
    .send(jsonInLanguage(JSON.stringify(body), language));
}

/** A table or column of the manifest that is missing in the database, as named by the database. */
const notThere = /^(?:relation|column) "?([\w.]+)"? (?:of relation \S+ )?does not exist$/;

/** A remedy for developers; users see nothing about tables. */
function developersFailure(error: unknown): FailureError | undefined {
  if (!(error instanceof DatabaseError) || !['42P01', '42703'].includes(error.code)) return undefined;
  const what = notThere.exec(error.message)?.[1];
  if (what === undefined) return undefined;
  return new FailureError(500, { message: httpTexts.databaseLacks({ what, command: 'npm run migration -- NAME' }) });
}

/** An intended refusal (overload, a failed provider), which needs no error log. */
function isExpected(error: unknown): boolean {
  return error instanceof FailureError || (error instanceof DatabaseError && error.code === '53300');
}

/** The only place where errors become answers. `forDevelopers`: errors that only developers can fix include a remedy. */
export function addErrors(app: FastifyInstance, forDevelopers: boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = (forDevelopers && developersFailure(error)) || toFailure(error, request.method === 'GET');
    if (failure.status >= 500) request.log[isExpected(error) ? 'warn' : 'error']({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
}
