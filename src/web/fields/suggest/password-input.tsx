import { Button } from '@mantine/core';
import { useState } from 'react';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { PasswordBox } from '../parts/password-box.tsx';
import type { InputProps } from '../types.ts';
import { randomPassword } from './random-password.ts';
import css from './suggest.module.css';
import { suggestTexts } from './suggest-texts.ts';

/** A password that somebody sets for somebody else: typed behind dots, or a random one, shown so that it can be handed on. */
export function PasswordInput(props: InputProps<string>) {
  const [random, setRandom] = useState<string>();
  const { value, field, context, onChange, disabled, readOnly } = props;
  const isRandom = random !== undefined && value === random;
  return (
    <div className={css.password}>
      {/* A new random one is shown, whatever was hidden before. */}
      <PasswordBox key={random} input={props} placeholder="" startShown={isRandom} />
      {isRandom && <CopyButton value={random} label={field.label[context.language]} />}
      <Button
        variant="default"
        disabled={(disabled ?? false) || (readOnly ?? false)}
        onClick={() => {
          const next = randomPassword(Math.min(16, field.maxLength ?? 16));
          setRandom(next);
          onChange(next);
        }}
      >
        {suggestTexts.random[context.language]}
      </Button>
    </div>
  );
}
