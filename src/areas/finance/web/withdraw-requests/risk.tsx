import type { ReactNode } from 'react';
import type { Tone } from '#contract/field.ts';
import marks from '#web/ui/marks.module.css';

const tones: Readonly<Record<string, Tone>> = { medium: 'warning', high: 'danger' };

/** How much speaks against it: `low`, `medium` or `high`. */
export function Risk({
  level,
  children,
}: {
  readonly level: 'low' | 'medium' | 'high' | null;
  readonly children: ReactNode;
}) {
  return (
    <strong className={marks.pill} data-tone={tones[level ?? 'low'] ?? 'success'}>
      {children}
    </strong>
  );
}
