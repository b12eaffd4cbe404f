import { compareDecimal } from '#contract/decimal.ts';
import type { Row } from '#contract/envelope.ts';
import { fileNameOf } from '#contract/file-format.ts';
import { resolveDays } from '#contract/list-query.ts';
import { bangkokDay } from '#contract/time.ts';
import { FailureError, invalid } from '#server/base/failure.ts';
import { callAs, type Question } from '#server/calls/call-as.ts';
import { dispatch } from '#server/calls/dispatch.ts';
import type { Answer } from '#server/context/call.ts';
import type { Principal, RequestInfo, RowOf } from '#server/context/context.ts';
import type { Platform } from '#server/context/platform.ts';
import { systemTexts } from '../texts.ts';

type Subscription = RowOf<'subscription'>;

/** Bytes of one file, at most. */
const mostBytes = 20_000_000;

/** On whose behalf something is asked, and when it was due. */
export interface Asking {
  readonly platform: Platform;
  readonly person: Principal;
  readonly request: RequestInfo;
  readonly due: Date;
}

export interface MadeFile {
  readonly name: string;
  readonly content: Buffer;
  /** Rows in it, and rows that match. */
  readonly count: number;
  readonly total: number;
}

/** The rows that a subscription is about, as its person would be answered today. */
function ask({ platform, person, request, due }: Asking, { call, query }: Subscription, more: Question['query']) {
  const filters = platform.endpoints.find(({ id }) => id === call)?.filters ?? [];
  const asked = { ...resolveDays(query, filters, bangkokDay(due)), ...more };
  return dispatch(callAs(platform, person, { call, query: asked }, request));
}

const jsonOf = (answer: Answer): Row =>
  'json' in answer ? answer.json : 'text' in answer ? (JSON.parse(answer.text) as Row) : {};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Whether what it waits for is so. Throws where the list has no such figure any more. */
export async function isReached(asking: Asking, subscription: Subscription): Promise<boolean> {
  const { measure, test, threshold } = subscription;
  const { total, totals } = jsonOf(await ask(asking, subscription, { page: '1', limit: '1' }));
  const value = measure === null ? total : isRow(totals) ? totals[measure] : undefined;
  const order = compareDecimal(String(value ?? ''), threshold ?? '');
  if (order === undefined) throw invalid({ measure: systemTexts.noSuchMeasure }, systemTexts.noSuchMeasure);
  return test === 'above' ? order > 0 : order < 0;
}

/** The file of a subscription. The export itself leaves its row in the audit log, in the name of the person. */
export async function makeFile(asking: Asking, subscription: Subscription): Promise<MadeFile> {
  const answer = await ask(asking, subscription, { export: subscription.format });
  if (!('chunks' in answer)) throw new FailureError(404);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer.chunks) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > mostBytes) throw new FailureError(413, { message: systemTexts.fileTooLarge });
    parts.push(bytes);
  }
  const { headers } = answer;
  return {
    name: fileNameOf(headers['content-disposition'] ?? null) ?? `${subscription.name}.${subscription.format}`,
    content: Buffer.concat(parts),
    count: Number(headers['x-exported-count'] ?? 0),
    total: Number(headers['x-total-count'] ?? 0),
  };
}
