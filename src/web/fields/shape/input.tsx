import { ShapeBox } from '../parts/shape-box.tsx';
import type { InputProps, WireValues } from '../types.ts';

/** One structure: an input for each of its fields. */
export function ShapeInput({ value, onChange, ...frame }: InputProps<WireValues['shape']>) {
  return (
    <ShapeBox {...frame} values={[value]} shape={frame.field.shape} onValues={([next]) => onChange(next ?? null)} />
  );
}
