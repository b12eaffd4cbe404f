import type { Suggestion } from '#contract/field.ts';
import { suggestedInputs } from './suggest/inputs.ts';
import type { InputProps } from './types.ts';

/** The input of a text that something is suggested for. */
export default function SuggestedInput({ suggest, ...props }: InputProps<string> & { readonly suggest: Suggestion }) {
  const Input = suggestedInputs[suggest];
  return <Input {...props} />;
}
