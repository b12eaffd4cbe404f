import type { Language, Text } from '#contract/text.ts';

interface Step {
  /** Seconds. */
  readonly size: number;
  readonly name: Text;
}

const steps: readonly Step[] = [
  { size: 86_400, name: { th: 'วัน', en: 'd' } },
  { size: 3600, name: { th: 'ชม.', en: 'h' } },
  { size: 60, name: { th: 'นาที', en: 'min' } },
  { size: 1, name: { th: 'วิ', en: 's' } },
];

/** Seconds as people say them, in the two largest units: 940 → `15 นาที 40 วิ`, 5400 → `1 h 30 min`. */
export function durationText(seconds: number, language: Language): string {
  let rest = Math.abs(seconds);
  const first = steps.findIndex(({ size }) => rest >= size || size === 1);
  const parts = steps.slice(first, first + 2).flatMap(({ size, name }) => {
    const count = Math.floor(rest / size);
    rest %= size;
    return count === 0 && seconds !== 0 ? [] : [`${count} ${name[language]}`];
  });
  return `${seconds < 0 ? '-' : ''}${parts.join(' ')}`;
}
