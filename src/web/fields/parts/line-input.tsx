import type { HTMLAttributes } from 'react';
import type { InputProps } from '../types.ts';
import { TextBox } from './text-box.tsx';
import { useTyped } from './use-typed.ts';

interface Props {
  readonly input: InputProps<string>;
  readonly type?: 'text' | 'email' | 'url' | 'tel';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly mono?: boolean;
  readonly placeholder?: string;
  /** The value as it is shown when nobody is typing. */
  readonly show?: (value: string) => string;
  /** The value of a typed text; texts are values as they are. */
  readonly parse?: (text: string) => string;
}

const same = (text: string) => text;

/** One line of plain text. Spaces at the ends are trimmed on blur. */
export function LineInput({ input, show = same, parse = same, ...rest }: Props) {
  const typed = useTyped(input, { show, parse });
  const leave = () => {
    const trimmed = input.value?.trim() ?? '';
    if (input.value !== null && trimmed !== input.value) typed.pick(trimmed === '' ? null : trimmed);
    typed.box.onBlur();
  };
  return (
    <TextBox
      input={input}
      {...typed.box}
      onBlur={leave}
      maxLength={input.field.maxLength === undefined ? undefined : input.field.maxLength + 100}
      {...rest}
    />
  );
}
