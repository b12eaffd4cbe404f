import { useState } from 'react';
import { kinds } from '#contract/kinds/index.ts';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import { parseInteger } from '../parts/integer-input.tsx';
import { PillBox, pillFieldAttributes } from '../parts/pill-box.tsx';
import type { InputProps } from '../types.ts';

/** Values typed one after the other; Enter, a comma or leaving the box ends one, a pasted list becomes many. */
export function TagsInput(props: InputProps<readonly unknown[]>) {
  const { field, context, onChange } = props;
  const [draft, setDraft] = useState('');
  const values: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const locked = (props.disabled ?? false) || (props.readOnly ?? false);
  const set = (next: readonly unknown[]) => onChange(next.length === 0 ? null : next);
  const add = (text: string) => {
    const typed = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
    setDraft('');
    if (typed.length === 0) return;
    const { type } = kinds[field.item?.kind ?? 'string'];
    const numbers = type === 'integer' || type === 'key';
    set([...values, ...typed.map((part) => (numbers ? (parseInteger(part) ?? part) : part))]);
  };
  return (
    <PillBox
      input={props}
      pills={values.map((value, i) => ({ key: `${i}:${value}`, label: String(value) }))}
      onRemove={(index) => set(values.filter((_, i) => i !== index))}
    >
      <input
        {...pillFieldAttributes(props)}
        value={draft}
        placeholder={values.length === 0 ? inputTexts.addItem[context.language] : ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          if (/[,\n]/.test(text)) add(text);
          else setDraft(text);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && draft.trim() !== '') {
            event.preventDefault();
            add(draft);
          } else if (event.key === 'Backspace' && draft === '' && values.length > 0 && !locked) {
            set(values.slice(0, -1));
          }
        }}
        onBlur={() => {
          add(draft);
          props.onBlur?.();
        }}
      />
    </PillBox>
  );
}
