import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import type { InputProps } from '../types.ts';
import css from './password-box.module.css';
import { TextBox } from './text-box.tsx';

/** A password input with a button that shows the text. Password managers are asked to ignore it. */
export function PasswordBox({
  input,
  placeholder,
}: {
  readonly input: InputProps<string>;
  readonly placeholder: string;
}) {
  const [shown, setShown] = useState(false);
  const { language } = input.context;
  const text = input.value ?? '';
  return (
    <TextBox
      input={input}
      text={text}
      onText={(next) => input.onChange(next === '' ? null : next)}
      type={shown ? 'text' : 'password'}
      placeholder={placeholder}
      autoComplete="new-password"
      mono={text !== ''}
      rightSection={
        text !== '' && (
          <CloseButton
            size="sm"
            icon={<span className={shown ? css.open : css.shut} aria-hidden />}
            aria-label={(shown ? inputTexts.hide : inputTexts.show)[language]}
            aria-pressed={shown}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setShown(!shown)}
          />
        )
      }
    />
  );
}
