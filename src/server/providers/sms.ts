import { type Patience, reasonOf, withTimeout } from './guarded-port.ts';
import { ProviderError } from './ports.ts';
import type { RawAnswer } from './protocol.ts';
import { providersTexts } from './texts.ts';

/** One text to one number. `reference` is ours and says which it is; it goes along with every attempt. */
export interface TextMessage {
  readonly reference: string;
  /** Ten digits, `0812345678`. */
  readonly mobile: string;
  readonly text: string;
}

/** What became of a text. `unknown`: it may have gone out, and must not be sent again. */
export interface TextResult {
  readonly state: 'sent' | 'failed' | 'unknown';
  readonly upstreamRef: string | null;
  readonly message: string | null;
}

/**
 * Sends texts. No call may be made while a database transaction is open. Never throws: without a clear answer it is `unknown`.
 * Results are by reference; a reference that the answer leaves out is unknown.
 */
export interface SmsPort {
  /** Price of one part in satang. */
  readonly partPrice: bigint;
  /** Most texts of one call. */
  readonly batch: number;
  send(messages: readonly TextMessage[]): Promise<ReadonlyMap<string, TextResult>>;
  /** What became of texts that were handed over before. One that nobody has heard of is unknown all the same. */
  inquire(references: readonly string[]): Promise<ReadonlyMap<string, TextResult>>;
}

/** The least that a provider must offer; `smsPort` makes a port of it. */
export interface SmsTransport {
  send(messages: readonly TextMessage[], signal: AbortSignal): Promise<RawAnswer>;
  inquire(references: readonly string[], signal: AbortSignal): Promise<RawAnswer>;
}

interface SmsSettings extends Patience {
  readonly partPrice: bigint;
}

/** What an answer says of one text; anything that is not clear says nothing. */
function resultIn(row: unknown): readonly [string, TextResult] | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const { reference, status, id, message }: Record<string, unknown> = { ...row };
  if (typeof reference !== 'string') return undefined;
  const state = status === 'SENT' ? 'sent' : status === 'FAILED' ? 'failed' : 'unknown';
  const upstreamRef = typeof id === 'string' ? id.slice(0, 64) : null;
  return [reference, { state, upstreamRef, message: typeof message === 'string' ? message.slice(0, 200) : null }];
}

function readResults(raw: RawAnswer): ReadonlyMap<string, TextResult> {
  if (raw.status !== 200 || !raw.contentType.includes('json')) {
    throw new ProviderError(providersTexts.smsHttp({ status: raw.status }));
  }
  const body: unknown = JSON.parse(raw.body);
  const rows = typeof body === 'object' && body !== null && 'results' in body ? body.results : undefined;
  if (!Array.isArray(rows)) throw new ProviderError(providersTexts.smsIllegible);
  return new Map(rows.flatMap((row) => [resultIn(row)].filter((one) => one !== undefined)));
}

/** A port over a transport: whatever goes wrong on the way, the texts are unknown. */
export function smsPort(transport: SmsTransport, settings: SmsSettings): SmsPort {
  async function results(references: readonly string[], call: (signal: AbortSignal) => Promise<RawAnswer>) {
    let told: ReadonlyMap<string, TextResult> = new Map();
    let reason = providersTexts.smsSilent.kept();
    try {
      told = readResults(await withTimeout(call, settings));
    } catch (error) {
      reason = reasonOf(error).slice(0, 200);
    }
    const none: TextResult = { state: 'unknown', upstreamRef: null, message: reason };
    return new Map(references.map((reference) => [reference, told.get(reference) ?? none]));
  }
  return {
    partPrice: settings.partPrice,
    batch: 50,
    send: (messages) =>
      results(
        messages.map(({ reference }) => reference),
        (signal) => transport.send(messages, signal),
      ),
    inquire: (references) => results(references, (signal) => transport.inquire(references, signal)),
  };
}

/** Where no telephone company is connected: nothing is sent, and every text says so. */
export const closedSms: SmsPort = {
  partPrice: 0n,
  batch: 50,
  send: async (messages) =>
    new Map(
      messages.map(({ reference }) => [
        reference,
        { state: 'failed', upstreamRef: null, message: providersTexts.smsClosed.kept() } as const,
      ]),
    ),
  inquire: async (references) =>
    new Map(
      references.map((reference) => [reference, { state: 'unknown', upstreamRef: null, message: null } as const]),
    ),
};
