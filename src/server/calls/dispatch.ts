import type { EndpointKind } from '#contract/call.ts';
import { formatAsked } from '#contract/file-format.ts';
import { auditReading } from '../audit/reading.ts';
import type { Answer, Call } from '../context/call.ts';
import { joined } from '../context/context-factory.ts';
import { asWork, eachAsWork, type Work, workInHand } from '../db/lanes.ts';
import { ingest } from '../ingest/ingest.ts';
import { envelopeOf, fileOf } from '../records/envelope.ts';
import { record } from '../records/record.ts';
import { figureReport } from '../reports/engine/report.ts';
import { bytesAnswer, sheetAnswer } from '../sheets/sheet-answer.ts';
import { attachFiles, drawFiles, storeFiles } from '../uploads/store.ts';
import { askVerdict } from './ask-verdict.ts';
import { claim, release } from './claims.ts';
import { exportRows } from './export.ts';
import { decided } from './hold-to-verdict.ts';
import { type Replay, reservationOf, reserve, store, storedAnswer } from './idempotency.ts';
import { items } from './items.ts';
import { page } from './page.ts';
import { report } from './report.ts';
import { type Write, writes } from './writes.ts';

/** The interpreter of each kind of call. */
const kinds: Readonly<Record<EndpointKind, (call: Call) => Promise<Answer>>> = {
  page(call) {
    const format = formatAsked(call.query.export);
    return format ? exportRows(call, format) : page(call);
  },
  record,
  items,
  report: (call) => (call.endpoint.figures ? figureReport(call) : report(call)),
  service,
  create: (call) => writing(call, writes.create),
  update: (call) => writing(call, writes.update),
  remove: (call) => writing(call, writes.remove),
  move: (call) => writing(call, writes.move),
  claim,
  release,
  ingest,
};

/** Reports, files and totals over many rows are slow, so they use a connection pool of their own. */
function workOf({ endpoint, query, ctx }: Call): Work {
  const long = endpoint.kind === 'report' || formatAsked(query.export) !== undefined || ctx.request.summary === 'alone';
  return long ? 'report' : workInHand();
}

/** Serves one call. */
export async function dispatch(call: Call): Promise<Answer> {
  const { endpoint, ctx, query } = call;
  const answer = await asWork(workOf(call), () => kinds[endpoint.kind](call));
  // Exports write their own audit row.
  if ('chunks' in answer) return { ...answer, chunks: eachAsWork('report', answer.chunks) };
  if (endpoint.audited) await auditReading(ctx, query);
  return answer;
}

/**
 * A write: cheap checks first, then slow work (other systems, images), then one transaction for idempotency key, files,
 * effect, audit row and stored answer, all or nothing.
 */
async function writing(call: Call, write: Write): Promise<Answer> {
  const { endpoint, ctx, body, files, platform } = call;
  const route = `${endpoint.method} ${endpoint.path}`;
  const reservation = reservationOf(ctx.request.idempotencyKey, endpoint.money === true, route, body, files);
  const finished = reservation && (await storedAnswer(ctx.db, ctx.principal.userId, reservation));
  if (finished) return repeated(finished);
  const kept = endpoint.files === 'data' ? {} : files;
  await platform.preparations?.[endpoint.handler ?? endpoint.id]?.({ body }, { ...ctx, files });
  await drawFiles(kept);
  return ctx.transaction(async (inner) => {
    const replay = reservation && (await reserve(inner, reservation));
    if (replay) return repeated(replay);
    const key = body[endpoint.key ?? 'id'];
    await storeFiles(inner, endpoint.entity ?? endpoint.id, key, kept);
    const done = await write(call, { ...inner, files });
    await attachFiles(inner, kept, key, done.data);
    const text = JSON.stringify(done);
    if (reservation) await store(inner, reservation, { status: 200, body: text }, platform.settings.idempotencyHours);
    return { text };
  });
}

/** Replays the stored answer of the first request, whose effect has already happened. */
function repeated({ body }: Replay): Answer {
  return { text: body, headers: { 'idempotency-replayed': 'true' } };
}

/** A service. If it moves money it runs like a generic write; others manage their own transactions. */
async function service(call: Call): Promise<Answer> {
  const { endpoint, platform, ctx } = call;
  if (endpoint.verdictOf !== undefined) return askVerdict(call);
  const name = endpoint.handler ?? endpoint.id;
  const handler = Object.hasOwn(platform.services, name) ? platform.services[name] : undefined;
  if (!handler) throw new Error(`${endpoint.id}: no service ${name}`);
  const run = (input: Call, context: typeof ctx): Promise<unknown> =>
    handler({ query: input.query, body: input.body }, context);
  // A file that is only read is not stored, so no transaction is needed before it is read.
  const isBound = endpoint.money || endpoint.decides;
  if (endpoint.files === 'data' && !isBound) return run(call, { ...ctx, files: call.files }).then(answerOf);
  if (isBound || (endpoint.method === 'POST' && endpoint.multipart)) {
    return writing(call, async (input, inner) =>
      envelopeOf(await run(input, joined(ctx, await decided(input, inner, null)))),
    );
  }
  return run(call, ctx).then(answerOf);
}

function answerOf(reply: unknown): Answer {
  const file = fileOf(reply);
  if (!file) return { json: envelopeOf(reply) };
  return 'sheet' in file ? sheetAnswer(file.sheet, file.format) : bytesAnswer(file);
}
