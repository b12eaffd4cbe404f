import { reasonName, warningsName } from '#contract/decision.ts';
import type { Text } from '#contract/text.ts';
import { entryTexts } from './texts.ts';

const { takeOver, overruleReason, overruledWarnings, ...sameName } = entryTexts;

/** What entries tell besides fields of a record. */
const words: Readonly<Record<string, Text>> = {
  ...sameName,
  take_over: takeOver,
  [reasonName]: overruleReason,
  [warningsName]: overruledWarnings,
};

/** Label of something that is no field; its own name where nobody has a word for it. */
export function wordOf(name: string): Text {
  return words[name] ?? { th: name, en: name };
}
