import type { Language } from '#contract/text.ts';

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago, in the largest whole unit: `3 นาที`, `2 hours`. At least one minute. */
export function ageText(since: string, now: number, language: Language): string {
  const seconds = Math.max(60, (now - Date.parse(since)) / 1000);
  const step = steps.find((each) => seconds >= each.seconds) ?? steps[2];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: step.unit, unitDisplay: 'long' });
  return format.format(Math.floor(seconds / step.seconds));
}
