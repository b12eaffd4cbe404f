import { reasonName, warningsName } from '#contract/decision.ts';
import type { Text } from '#contract/text.ts';
import { entryTexts } from './texts.ts';

const { takeOver, overruleReason, overruledWarnings, ...sameName } = entryTexts;

/** Labels of values that are not fields, by name. */
const labels: Readonly<Record<string, Text>> = {
  ...sameName,
  take_over: takeOver,
  [reasonName]: overruleReason,
  [warningsName]: overruledWarnings,
};

/** Label of a value that is not a field; its own name if there is none. */
export function labelOfValue(name: string): Text {
  return labels[name] ?? { th: name, en: name };
}
