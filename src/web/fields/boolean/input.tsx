import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import type { InputProps } from '../types.ts';
import { booleanFormat } from './format.ts';

/** A switch with its label. */
export function BooleanInput(props: InputProps<boolean>) {
  const on = props.value === true;
  return (
    <Switch
      id={props.id}
      name={props.field.name}
      checked={on}
      disabled={(props.disabled ?? false) || (props.readOnly ?? false)}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      onBlur={props.onBlur}
      aria-describedby={props.describedBy}
      label={booleanFormat.text(on, props.field, props.context, {})}
      mih={36}
      styles={{ body: { alignItems: 'center', minHeight: 36 } }}
    />
  );
}
