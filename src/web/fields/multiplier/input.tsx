import { unitOf } from '#contract/words.ts';
import { DecimalInput } from '../parts/decimal-input.tsx';
import { fieldTexts } from '../texts.ts';
import type { InputProps } from '../types.ts';

export function MultiplierInput(props: InputProps<string>) {
  const unit = (unitOf(props.field, props.row) ?? fieldTexts.times)[props.context.language];
  return <DecimalInput input={props} places={2} wholeDigits={7} trim unit={unit} />;
}
