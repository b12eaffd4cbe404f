import { Input, type InputProps as MantineInputProps } from '@mantine/core';
import type { HTMLAttributes } from 'react';
import type { InputFrame } from '../types.ts';
import { inputAttributes } from './input-attributes.ts';
import css from './inputs.module.css';

interface Props {
  readonly input: InputFrame;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly align?: 'end';
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly maxLength?: number | undefined;
  readonly autoComplete?: string;
  readonly leftSection?: MantineInputProps['leftSection'];
  readonly rightSection?: MantineInputProps['rightSection'];
  /** A word behind what is typed, in place of anything else there. */
  readonly unit?: string | undefined;
}

/** One line of text: the base of most inputs. */
export function TextBox({ input, text, onText, onBlur, align, mono, unit, autoComplete = 'off', ...rest }: Props) {
  return (
    <Input
      {...inputAttributes(input)}
      {...rest}
      autoComplete={autoComplete}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onBlur ?? input.onBlur}
      classNames={{ input: `${align ? css.end : ''} ${mono ? css.mono : ''}` }}
      rightSectionPointerEvents="all"
      {...(unit !== undefined && {
        rightSection: <span className={css.unit}>{unit}</span>,
        rightSectionWidth: 16 + unit.length * 9,
      })}
    />
  );
}
