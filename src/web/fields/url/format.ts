import { plainFormat } from '../parts/plain-format.ts';

/** The address if it may become a link: https only. */
export function safeUrl(value: string): string | undefined {
  if (value.length > 2048) return undefined;
  try {
    const url = new URL(value);
    return url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

export const urlFormat = plainFormat('url', 220);
