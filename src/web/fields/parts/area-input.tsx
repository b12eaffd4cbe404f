import { Input } from '@mantine/core';
import type { InputFrame } from '../types.ts';
import css from './area-input.module.css';
import { inputAttributes } from './input-attributes.ts';

interface Props {
  readonly input: InputFrame;
  readonly text: string;
  readonly rows: number;
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  readonly mono?: boolean;
}

/** Several lines; grows with its text where the browser can. */
export function AreaInput({ input, text, rows, onText, onBlur, mono }: Props) {
  return (
    <Input
      {...inputAttributes(input)}
      component="textarea"
      multiline
      rows={rows}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur ?? input.onBlur}
      classNames={{ input: `${css.area} ${mono ? css.mono : ''}` }}
    />
  );
}
