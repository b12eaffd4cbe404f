import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { Text } from '#contract/text.ts';
import type { Settings } from '#server/settings/settings.ts';
import { addressRule, guardedLookup, PrivateAddressError, requireOpen } from './address.ts';
import { webhookTexts } from './texts.ts';

/** One message to one endpoint. */
export interface Message {
  readonly url: string;
  /** `webhook-id`: the same for every attempt. */
  readonly id: string;
  readonly body: string;
  /** The secret in force, and the former one while both are: a signature each. */
  readonly secrets: readonly string[];
}

/** What became of it. */
export interface Answer {
  readonly ok: boolean;
  /** The endpoint says that it is there no longer. */
  readonly gone: boolean;
  readonly status: number | null;
  /** Milliseconds. */
  readonly took: number;
  /** The beginning of its answer. */
  readonly text: string | null;
  /** Why it is no success, in words. */
  readonly problem: Text | null;
}

export type Send = (message: Message) => Promise<Answer>;

/** Milliseconds until nobody waits for an answer any more, and letters of it that are kept. */
export const patience = 15_000;
const kept = 500;

/** Headers of a message by the Standard Webhooks scheme. */
export function signedHeaders({ id, body, secrets }: Message, at: Date): Readonly<Record<string, string>> {
  return {
    'content-type': 'application/json',
    'user-agent': 'webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}

/** The beginning of an answer; what it holds beyond that is not waited for. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  for await (const chunk of response) {
    text += String(chunk);
    if (text.length >= kept) break;
  }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a database takes no NUL, and nobody reads the others
  return text.slice(0, kept).replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ');
}

function problemOf(status: number): Text | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return webhookTexts.gone;
  return (status >= 300 && status < 400 ? webhookTexts.redirected : webhookTexts.answered)({ status: String(status) });
}

function reasonOf(error: unknown, late: boolean): Text {
  if (late) return webhookTexts.tooSlow;
  if (error instanceof PrivateAddressError) return webhookTexts.privateAddress;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '?';
  return webhookTexts.unreachable({ code });
}

/** Sends messages, to the internet and the networks that are allowed alone. Connections are kept, redirects not followed. */
export function sender(
  settings: Pick<Settings, 'webhookHttp' | 'webhookNetworks'>,
  now: () => Date,
  lookupWith: (isOpen: (address: string) => boolean) => LookupFunction = guardedLookup,
): Send {
  const isOpen = addressRule(settings.webhookNetworks);
  const options = { keepAlive: true, lookup: lookupWith(isOpen) };
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) };
  return async (message) => {
    const begun = performance.now();
    const took = () => Math.round(performance.now() - begun);
    const limit = AbortSignal.timeout(patience);
    try {
      const url = new URL(message.url);
      if (url.protocol !== 'https:' && !(url.protocol === 'http:' && settings.webhookHttp))
        return { ok: false, gone: false, status: null, took: 0, text: null, problem: webhookTexts.httpsOnly };
      requireOpen(url, isOpen);
      const response = await post(url, message, agents, now(), limit);
      const status = response.statusCode ?? 0;
      const text = await beginningOf(response);
      const problem = problemOf(status);
      return { ok: problem === null, gone: status === 410, status, took: took(), text, problem };
    } catch (error) {
      const problem = reasonOf(error, limit.aborted);
      return { ok: false, gone: false, status: null, took: took(), text: null, problem };
    }
  };
}

function post(
  url: URL,
  message: Message,
  agents: { readonly 'http:': HttpAgent; readonly 'https:': HttpsAgent },
  at: Date,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { ...signedHeaders(message, at), 'content-length': String(Buffer.byteLength(message.body)) };
    const request =
      url.protocol === 'https:'
        ? httpsRequest(url, { method: 'POST', headers, signal, agent: agents['https:'] })
        : httpRequest(url, { method: 'POST', headers, signal, agent: agents['http:'] });
    request.once('response', resolve);
    // Stays: a connection may break while the answer is read.
    request.on('error', reject);
    request.end(message.body);
  });
}
