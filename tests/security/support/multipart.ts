import type { Endpoint } from '#contract/endpoint.ts';
import { type Input, propertiesOf } from './calls.ts';

export interface Part {
  readonly name: string;
  readonly value: string | Buffer;
  /** Makes it a file. */
  readonly filename?: string;
  readonly type?: string;
}

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The field of a form that takes its file. */
export function fileField(call: Endpoint): string {
  const names = Object.keys(propertiesOf(call));
  return names.find((name) => /image|photo|^file$|slip/.test(name)) ?? 'file';
}

/** An input as a form would send it, with a picture, or lines of text where the call reads them. */
export function partsOf(call: Endpoint, input: Input): readonly Part[] {
  const field = fileField(call);
  const texts = Object.entries(input)
    .filter(([name, value]) => name !== field && value !== null && value !== undefined)
    .map(([name, value]) => ({ name, value: typeof value === 'object' ? JSON.stringify(value) : String(value) }));
  const file =
    call.files === 'data'
      ? { name: field, value: 'username,name\nalpha.1,Alpha\n', filename: 'people.csv', type: 'text/csv' }
      : { name: field, value: dot, filename: 'dot.png', type: 'image/png' };
  return [...texts, file];
}

/** A multipart body and its content type. */
export function multipartOf(parts: readonly Part[]): { readonly payload: Buffer; readonly type: string } {
  const boundary = 'limit7MA4YWxkTrZu0gW';
  const chunks = parts.flatMap(({ name, value, filename, type }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${
        type === undefined ? '' : `content-type: ${type}\r\n`
      }\r\n`,
    ),
    typeof value === 'string' ? Buffer.from(value) : value,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    type: `multipart/form-data; boundary=${boundary}`,
  };
}
