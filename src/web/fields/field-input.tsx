import { lazy, Suspense } from 'react';
import type { FieldKind } from '#contract/field.ts';
import { formats } from './formats.ts';
import { inputs } from './inputs.ts';
import type { InputFace, InputFrame } from './types.ts';

interface Props extends InputFrame {
  /** Anything: what is not of the kind is shown as text, to be seen and repaired. */
  readonly value: unknown;
  /** Gets `null` for nothing, a value of the kind, or a text that is not one yet. */
  /** `text` = what a chosen reference is called. */
  readonly onChange: (value: unknown, text?: string) => void;
}

const SuggestedInput = lazy(() => import('./suggested-input.tsx'));

/** The input of a field's kind over a value of unknown shape; where something is suggested, that of the suggestion. */
export function FieldInput(props: Props) {
  const { field, value } = props;
  if (field.suggest === undefined || field.readonly) return withKind(field.kind, props);
  const text = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Suspense fallback={withKind(field.kind, { ...props, disabled: true })}>
      <SuggestedInput {...props} value={text} suggest={field.suggest} />
    </Suspense>
  );
}

function withKind<K extends FieldKind>(kind: K, props: Props) {
  const Input: InputFace<K> = inputs[kind];
  const read = formats[kind].read;
  const { value } = props;
  const parsed = read(value) ?? (typeof value === 'string' && value !== '' ? value : null);
  return <Input {...props} inner={FieldInput} value={parsed} />;
}
