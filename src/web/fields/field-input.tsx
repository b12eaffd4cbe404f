import type { FieldKind } from '#contract/field.ts';
import { formats } from './formats.ts';
import { inputs } from './inputs.ts';
import type { InputFace, InputFrame } from './types.ts';

interface Props extends InputFrame {
  /** Anything: what is not of the kind is shown as text, to be seen and repaired. */
  readonly value: unknown;
  /** Gets `null` for nothing, a value of the kind, or a text that is not one yet. */
  readonly onChange: (value: unknown) => void;
}

/** The input of a field's kind over a value of unknown shape. */
export function FieldInput(props: Props) {
  return withKind(props.field.kind, props);
}

function withKind<K extends FieldKind>(kind: K, props: Props) {
  const Input: InputFace<K> = inputs[kind];
  const read = formats[kind].read;
  const { value } = props;
  const known = read(value) ?? (typeof value === 'string' && value !== '' ? value : null);
  return <Input {...props} value={known} />;
}
