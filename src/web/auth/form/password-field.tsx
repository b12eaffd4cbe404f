import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from './field.tsx';
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
  const t = useText();
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
      hint={capsLock ? t.login.capsLock : undefined}
      aria-describedby={describedBy}
      end={
        <button
          type="button"
          className={classes.eye}
          onClick={() => setVisible(!visible)}
          aria-label={visible ? t.login.hide : t.login.show}
          aria-pressed={visible}
          title={visible ? t.login.hide : t.login.show}
        >
          <Icon path={visible ? mdiEyeOffOutline : mdiEyeOutline} />
        </button>
      }
    />
  );
}
