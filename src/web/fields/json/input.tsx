import { AreaInput } from '../parts/area-input.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps, WireValues } from '../types.ts';
import { jsonFormat } from './format.ts';

type Json = WireValues['json'];

/** An object or a list; anything else is kept as text and complained about. */
function parseJson(typed: string): Json | undefined {
  try {
    return jsonFormat.read(JSON.parse(typed));
  } catch {
    return undefined;
  }
}

export function JsonInput(props: InputProps<Json>) {
  const typed = useTyped<Json>({
    value: props.value,
    show: (value) => (typeof value === 'string' ? value : jsonFormat.text(value, props.field, props.context, {})),
    parse: parseJson,
    onChange: props.onChange,
    onBlur: props.onBlur,
  });
  return <AreaInput input={props} text={typed.text} rows={6} mono onText={typed.change} onBlur={typed.blur} />;
}
