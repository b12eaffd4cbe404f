import { useEffect, useRef } from 'react';
import type { Tri } from './grants.ts';
import css from './matrix.module.css';

interface Props {
  readonly label: string;
  readonly state: Tri;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A checkbox for several items: checked, unchecked or mixed. Clicking a mixed one checks the rest. */
export function TriBox({ label, state, disabled = false, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={box}
      type="checkbox"
      className={css.tick}
      aria-label={label}
      checked={state === 'all'}
      disabled={disabled}
      onChange={() => onChange(state !== 'all')}
    />
  );
}
