import { DecimalInput } from '../parts/decimal-input.tsx';
import { fieldTexts } from '../texts.ts';
import type { InputProps } from '../types.ts';

export function MultiplierInput(props: InputProps<string>) {
  const unit = (props.field.unit ?? fieldTexts.times)[props.context.language];
  return <DecimalInput input={props} places={2} wholeDigits={7} trim unit={unit} />;
}
