import { AreaInput } from '../parts/area-input.tsx';
import { useTyped } from '../parts/use-typed.ts';
import type { InputProps, JsonValues } from '../types.ts';
import { jsonFormat } from './format.ts';

type Json = JsonValues['json'];

/** An object or a list; anything else is kept as text and complained about. */
function parseJson(typed: string): Json | undefined {
  try {
    return jsonFormat.read(JSON.parse(typed));
  } catch {
    return undefined;
  }
}

export function JsonInput(props: InputProps<Json>) {
  const typed = useTyped(props, {
    show: (value) => (typeof value === 'string' ? value : jsonFormat.text(value, props.field, props.context, {})),
    parse: parseJson,
  });
  return <AreaInput input={props} {...typed.box} rows={6} mono />;
}
