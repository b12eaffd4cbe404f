import type { Language } from '#contract/text.ts';

/** Seconds in a unit, the largest first, and its names in the same order. */
const sizes = [86_400, 3600, 60, 1] as const;
const names: Readonly<Record<Language, readonly string[]>> = {
  th: ['วัน', 'ชม.', 'นาที', 'วิ'],
  en: ['d', 'h', 'min', 's'],
};

/** Seconds as people say them, in the two largest units or the largest alone: 940 → `15 นาที 40 วิ`, 5400 → `1 h 30 min`. */
export function durationText(seconds: number, language: Language, units: 1 | 2 = 2): string {
  let rest = Math.abs(seconds);
  const first = sizes.findIndex((size) => rest >= size || size === 1);
  const parts = names[language].slice(first, first + units).flatMap((name, at) => {
    const size = sizes[first + at] ?? 1;
    const count = Math.floor(rest / size);
    rest %= size;
    return count === 0 && at > 0 ? [] : [`${count} ${name}`];
  });
  return (seconds < 0 ? '-' : '') + parts.join(' ');
}
