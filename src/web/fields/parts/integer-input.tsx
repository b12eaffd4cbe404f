import type { InputProps } from '../types.ts';
import { arabicDigits, groupThousands } from './decimal.ts';
import css from './inputs.module.css';
import { TextBox } from './text-box.tsx';
import { useTyped } from './use-typed.ts';

/** `1,234` → 1234; nothing but a safe integer. */
export function parseInteger(typed: string): number | undefined {
  const text = arabicDigits(typed).replace(/[,\s]/g, '');
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A whole number; grouped where it is a quantity. */
export function IntegerInput({ input, grouped }: { readonly input: InputProps<number>; readonly grouped?: boolean }) {
  const typed = useTyped<number>({
    value: input.value,
    show: (value) =>
      typeof value === 'number' && grouped
        ? `${value < 0 ? '-' : ''}${groupThousands(String(Math.abs(value)))}`
        : String(value),
    parse: parseInteger,
    onChange: input.onChange,
    onBlur: input.onBlur,
  });
  const unit = input.field.unit?.[input.context.language];
  return (
    <TextBox
      input={input}
      text={typed.text}
      onText={typed.change}
      onBlur={typed.blur}
      inputMode="numeric"
      align="end"
      {...(unit !== undefined && {
        rightSection: <span className={css.unit}>{unit}</span>,
        rightSectionWidth: 16 + unit.length * 9,
      })}
    />
  );
}
