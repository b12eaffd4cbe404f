import type { Call } from '#contract/call.ts';

/** Parts of a call as it is written: `GET /api/library/find?by=author`. */
export const methodOf = (call: string): 'GET' | 'POST' => (call.startsWith('GET') ? 'GET' : 'POST');

export const pathOf = (call: string): string => call.replace(/^\S+\s+/, '').replace(/\?.*$/, '');

/** The parameter that distinguishes it from others at its path: `{ by: 'author' }`. */
export function variantOf(call: string): Call['variant'] {
  const [, name, value] = /\?([a-z_]+)=([a-z_]+)$/.exec(call) ?? [];
  return name === undefined || value === undefined ? undefined : { [name]: value };
}
