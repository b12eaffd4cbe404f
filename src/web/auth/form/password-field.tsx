import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from './field.tsx';
import { useLoginText } from './login-texts.ts';
import classes from './password-field.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error?: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly describedBy?: string;
}

/** A password that can be looked at, with a word when Caps Lock is on. */
export function PasswordField({ label, value, onChange, autoComplete, error, inputRef, describedBy }: Props) {
  const login = useLoginText();
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      ref={inputRef}
      label={label}
      type={visible ? 'text' : 'password'}
      value={value}
      onChange={onChange}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      error={error}
      hint={capsLock ? login.capsLock : undefined}
      aria-describedby={describedBy}
      end={
        <button
          type="button"
          className={classes.eye}
          onClick={() => setVisible(!visible)}
          aria-label={visible ? login.hide : login.show}
          aria-pressed={visible}
          title={visible ? login.hide : login.show}
        >
          <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} />
        </button>
      }
    />
  );
}
