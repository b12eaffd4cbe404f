import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { isProblemCode, type ProblemCode } from '#contract/problem.ts';
import { DatabaseError } from '../db/session.ts';
import { FailureError, invalid } from '../failure.ts';

type Translate = (error: DatabaseError) => FailureError;

/** `Key (code)=(A1) already exists.` → `{ code: … }` */
function keyFields(error: DatabaseError, message: string): Readonly<Record<string, string>> | undefined {
  const names = /^Key \(([^)]+)\)/.exec(error.detail ?? '')?.[1];
  if (!names) return undefined;
  return Object.fromEntries(names.split(', ').map((name) => [name.replaceAll('"', ''), message]));
}

const duplicate: Translate = (error) => {
  const fields = keyFields(error, 'มีข้อมูลนี้อยู่แล้ว');
  return new FailureError(409, { message: 'มีข้อมูลนี้อยู่แล้ว', ...(fields ? { fields } : {}) });
};

/** What a database error means to the caller, by SQLSTATE; by class where the state itself is not named. */
const states: Readonly<Record<string, Translate>> = {
  '23502': (error) => invalid(error.column ? { [error.column]: 'กรุณากรอกข้อมูล' } : {}),
  '23503': (error) =>
    /still referenced/.test(error.detail ?? '')
      ? new FailureError(409, { message: 'ข้อมูลนี้ถูกใช้งานอยู่ ลบไม่ได้' })
      : invalid(keyFields(error, 'ไม่พบข้อมูลอ้างอิง') ?? {}),
  '23505': duplicate,
  '23514': () => invalid({}),
  '40001': () => new FailureError(409, { retryAfter: 1 }),
  '40P01': () => new FailureError(409, { retryAfter: 1 }),
  '55P03': () => new FailureError(409, { retryAfter: 1 }),
  '57014': () => new FailureError(503, { retryAfter: 5 }),
  '22': () => invalid({}),
  '23': () => new FailureError(409),
  '08': () => new FailureError(503, { retryAfter: 5 }),
  '53': () => new FailureError(503, { retryAfter: 5 }),
  '57': () => new FailureError(503, { retryAfter: 5 }),
};

/** Codes of Fastify's own errors that are somebody else's fault than the server's. */
const transport: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 413,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 400,
  FST_ERR_CTP_EMPTY_JSON_BODY: 400,
  FST_ERR_CTP_INVALID_JSON_BODY: 400,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 400,
  FST_REQ_FILE_TOO_LARGE: 413,
  FST_FILES_LIMIT: 413,
  FST_PARTS_LIMIT: 413,
  FST_FIELDS_LIMIT: 413,
  FST_INVALID_MULTIPART_CONTENT_TYPE: 400,
};

/** Any thrown value as a failure; what nobody foresaw is a 500 without a word about why. */
export function toFailure(error: unknown): FailureError {
  if (error instanceof FailureError) return error;
  if (error instanceof DatabaseError) {
    const translate = states[error.code] ?? states[error.code.slice(0, 2)];
    return translate ? translate(error) : new FailureError(500);
  }
  if (!(error instanceof Error)) return new FailureError(500);
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return new FailureError(422);
  const known = code === undefined ? undefined : transport[code];
  if (known) return new FailureError(known);
  if (error instanceof SyntaxError) return new FailureError(400);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new FailureError(isProblemCode(statusCode) && statusCode !== 404 ? statusCode : 400);
  }
  return new FailureError(500);
}

/** Sends a failure: envelope, request id, Retry-After. */
export function sendFailure(request: FastifyRequest, reply: FastifyReply, failure: FailureError): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('retry-after', String(failure.retryAfter));
  const body: Failure = { ...failure.body, request_id: request.id };
  return reply.code(failure.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** A table or a column that the manifest has and the database has not, as the database names it. */
const notThere = /^(?:relation|column) "?([\w.]+)"? (?:of relation \S+ )?does not exist$/;

/** What somebody who works on the product can do about an error; people who use it are told nothing of tables. */
function developersFailure(error: unknown): FailureError | undefined {
  if (!(error instanceof DatabaseError) || !['42P01', '42703'].includes(error.code)) return undefined;
  const what = notThere.exec(error.message)?.[1];
  if (what === undefined) return undefined;
  const todo = 'npm run migration -- NAME';
  return new FailureError(500, {
    message: `ฐานข้อมูลยังไม่มี ${what}: สั่ง ${todo} แล้วเริ่มเซิร์ฟเวอร์ใหม่ · The database lacks ${what}: ${todo}, then start again`,
  });
}

/** The one place where errors become answers. `forDevelopers`: what only they can mend is told with its remedy. */
export function addErrors(app: FastifyInstance, forDevelopers: boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = (forDevelopers && developersFailure(error)) || toFailure(error);
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
}
