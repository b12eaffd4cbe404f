import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { Text } from '#contract/text.ts';
import { baseTexts } from '../../base/texts.ts';
import { ProviderError } from '../ports.ts';
import { guardedLookup, mayCall } from './safe-address.ts';
import { gatewaysTexts } from './texts.ts';

/** Bytes of an answer that are read at all. */
export const answerLimit = 256 * 1024;

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; absent for a GET. */
  readonly body?: string;
}

export interface Incoming {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** The first value of a header, by its name in lower case. */
  header(name: string): string | undefined;
}

/**
 * Sends one request and reads the answer: no redirects, no connection kept, at most 256 kB, until `signal` says stop.
 * Throws ProviderError; its text never has a part of the request.
 */
export function exchange(outgoing: Outgoing, allowLoopback: boolean, signal: AbortSignal): Promise<Incoming> {
  const { method, url, body } = outgoing;
  if (!mayCall(url, allowLoopback)) return Promise.reject(new ProviderError(gatewaysTexts.badAddress));
  const send = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const fail = (text: Text) => reject(new ProviderError(text));
    const request = send(
      url,
      {
        method,
        agent: false,
        signal,
        lookup: guardedLookup(allowLoopback),
        headers: {
          accept: 'application/json',
          'accept-encoding': 'identity',
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
          ...outgoing.headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > answerLimit) {
            response.destroy();
            fail(gatewaysTexts.answerTooLong);
          } else chunks.push(chunk);
        });
        response.on('end', () => {
          const { statusCode: status = 0, headers } = response;
          if (status >= 300 && status < 400) return fail(gatewaysTexts.redirected({ status }));
          resolve({
            status,
            contentType: headers['content-type'] ?? '',
            body: Buffer.concat(chunks).toString('utf8'),
            header(name) {
              const value = headers[name];
              return Array.isArray(value) ? value[0] : value;
            },
          });
        });
        response.on('error', () => fail(baseTexts.cutOff));
        response.on('aborted', () => fail(baseTexts.cutOff));
      },
    );
    request.on('error', () => fail(gatewaysTexts.unreachable));
    request.end(body);
  });
}
