import type { Text } from '#contract/text.ts';
import { asIs } from './text-catalogue.ts';
import { baseTexts } from './texts.ts';

/** Alternatives in words: `[10, 12]` → `10 or 12`. */
export function either(options: readonly (string | number)[]): Text {
  const [first = asIs(''), ...others] = options.map((word) => asIs(String(word)));
  return others.reduce<Text>((one, other) => baseTexts.either({ one, other }), first);
}
