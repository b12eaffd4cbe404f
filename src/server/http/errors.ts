import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/envelope.ts';
import { isProblemCode } from '#contract/problem.ts';
import { FailureError, invalid } from '../base/failure.ts';
import { DatabaseError } from '../db/session.ts';

/** What a database error means to the caller: of a read, which changes nothing, or of a write. */
type Translate = (error: DatabaseError, isRead: boolean) => FailureError;

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

/** Somebody else holds what is needed: nothing happened, and soon there is nobody in the way. */
const contended: Translate = (_error, isRead) =>
  isRead
    ? new FailureError(503, { retryAfter: 2 })
    : new FailureError(409, { retryAfter: 1, message: 'มีผู้อื่นกำลังแก้ไขข้อมูลนี้อยู่ กรุณาลองใหม่' });

const unavailable: Translate = () => new FailureError(503, { retryAfter: 5 });

/** By SQLSTATE; by class where the state itself is not named. */
const states: Readonly<Record<string, Translate>> = {
  '23502': (error) => invalid(error.column ? { [error.column]: 'กรุณากรอกข้อมูล' } : {}),
  '23503': (error) =>
    /still referenced/.test(error.detail ?? '')
      ? new FailureError(409, { message: 'ข้อมูลนี้ถูกใช้งานอยู่ ลบไม่ได้' })
      : invalid(keyFields(error, 'ไม่พบข้อมูลอ้างอิง') ?? {}),
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

/** What broke off in the middle of being sent. */
const cutOff = new Set(['ECONNRESET', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'FST_MP_PREMATURE_CLOSE']);
const cutText = 'ข้อมูลที่ส่งมาไม่ครบ การส่งถูกตัดกลางทาง กรุณาส่งใหม่';

/** The caller's fault, by the status that a library gives it; a type that is not taken is a malformed request here. */
function fromStatus(status: number): FailureError {
  return new FailureError(isProblemCode(status) && status !== 404 && status !== 415 ? status : 400);
}

/** What went wrong while a form was read: its sender's fault, whatever it is, for nothing else was done yet. */
export function unreadable(error: unknown): FailureError {
  if (error instanceof FailureError) return error;
  const { code, statusCode, message = '' } = error as Partial<FastifyError>;
  if (cutOff.has(code ?? '') || /terminated early|unexpected end/i.test(message))
    return new FailureError(400, { message: cutText });
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return fromStatus(statusCode);
  return new FailureError(400, { message: 'อ่านข้อมูลแบบฟอร์มไม่ได้ กรุณาส่งใหม่' });
}

/** Any thrown value as a failure; what nobody foresaw is a 500 without a word about why. */
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

/** A refusal that was meant: too much at once, a provider that failed. It is nobody's fault to look for. */
function isExpected(error: unknown): boolean {
  return error instanceof FailureError || (error instanceof DatabaseError && error.code === '53300');
}

/** The one place where errors become answers. `forDevelopers`: what only they can mend is told with its remedy. */
export function addErrors(app: FastifyInstance, forDevelopers: boolean): void {
  app.setErrorHandler((error, request, reply) => {
    const failure = (forDevelopers && developersFailure(error)) || toFailure(error, request.method === 'GET');
    if (failure.status >= 500) request.log[isExpected(error) ? 'warn' : 'error']({ err: error }, 'request failed');
    return sendFailure(request, reply, failure);
  });
}
