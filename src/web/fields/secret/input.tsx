import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { PasswordBox } from '../parts/password-box.tsx';
import type { InputProps } from '../types.ts';
import { secretFormat } from './format.ts';

/** Never shows what is stored. Left empty, the stored secret stays. */
export function SecretInput(props: InputProps<string>) {
  const stored = secretFormat.read(props.row?.[props.field.name]);
  const placeholder = stored === undefined ? '' : secretFormat.text(stored, props.field, props.context, {});
  return (
    <PasswordBox
      input={props}
      placeholder={placeholder === '' ? '' : `${placeholder} ${inputTexts.keeps[props.context.language]}`}
    />
  );
}
