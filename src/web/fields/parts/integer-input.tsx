import { unitOf } from '#contract/words.ts';
import type { InputProps } from '../types.ts';
import { groupThousands } from './decimal.ts';
import { TextBox } from './text-box.tsx';
import { arabicDigits } from './typed-decimal.ts';
import { useTyped } from './use-typed.ts';

/** `1,234` → 1234; nothing but a safe integer. */
export function parseInteger(typed: string): number | undefined {
  const text = arabicDigits(typed).replace(/[,\s]/g, '');
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A whole number; grouped where it is a quantity. */
export function IntegerInput({ input, grouped }: { readonly input: InputProps<number>; readonly grouped?: boolean }) {
  const typed = useTyped(input, {
    show: (value) =>
      typeof value === 'number' && grouped
        ? `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(value)))}`
        : String(value),
    parse: parseInteger,
  });
  return (
    <TextBox
      input={input}
      {...typed.box}
      inputMode="numeric"
      align="end"
      unit={unitOf(input.field, input.row)?.[input.context.language]}
    />
  );
}
