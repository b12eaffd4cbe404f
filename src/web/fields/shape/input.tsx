import { ShapeBox } from '../parts/shape-box.tsx';
import type { InputProps, JsonValues } from '../types.ts';

/** One structure: an input for each of its fields. */
export function ShapeInput({ value, onChange, ...frame }: InputProps<JsonValues['shape']>) {
  return (
    <ShapeBox {...frame} values={[value]} shape={frame.field.shape} onValues={([next]) => onChange(next ?? null)} />
  );
}
