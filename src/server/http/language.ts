import type { FastifyRequest } from 'fastify';
import { type Language, languages } from '#contract/text.ts';

/** `en-GB;q=0.8` → `['en', 0.8]`; undefined for an unsupported language. */
function rangeOf(text: string): readonly [Language, number] | undefined {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const language = languages.find((one) => range === one || range.startsWith(`${one}-`));
  if (!language) return undefined;
  const quality = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
  return [language, Number.isFinite(quality) ? quality : 0];
}

/**
 * The language in which a person is answered, by the header Accept-Language: our own client sends the language that its
 * person chose, any other client what its browser prefers. Thai, where it names no language of ours.
 */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const ranges = (headers['accept-language'] ?? '').slice(0, 500).split(',').map(rangeOf);
  const [first] = ranges
    .filter((range) => range !== undefined)
    .filter(([, quality]) => quality > 0)
    .sort(([, a], [, b]) => b - a);
  return first?.[0] ?? 'th';
}
