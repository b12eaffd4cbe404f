import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Context, StoredFile } from './context.ts';
import type { Platform } from './platform.ts';

/** One validated and authorized request to an endpoint. */
export interface Call {
  readonly platform: Platform;
  readonly endpoint: Endpoint;
  readonly ctx: Context;
  readonly query: Row;
  readonly body: Row;
  /** Files of a multipart body, not yet stored. */
  readonly files: Readonly<Record<string, StoredFile>>;
}

/** The reply: a JSON envelope, a stored serialized one, or a text stream. */
export type Answer =
  | { readonly text: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly json: Row; readonly headers?: Readonly<Record<string, string>> }
  | { readonly chunks: AsyncIterable<string | Uint8Array>; readonly headers: Readonly<Record<string, string>> };
