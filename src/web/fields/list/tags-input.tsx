import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { Pill, PillsInput } from '@mantine/core';
import { useState } from 'react';
import { parseInteger } from '../parts/integer-input.tsx';
import { cut, visibleText } from '../parts/visible-text.ts';
import { fieldTexts } from '../texts.ts';
import type { InputProps } from '../types.ts';

const whole = new Set(['id', 'integer', 'points', 'ref']);

/** Values typed one after the other; Enter, a comma or leaving the box ends one, a pasted list becomes many. */
export function TagsInput(props: InputProps<readonly unknown[]>) {
  const { field, context, onChange } = props;
  const [draft, setDraft] = useState('');
  const values = Array.isArray(props.value) ? props.value : [];
  const locked = (props.disabled ?? false) || (props.readOnly ?? false);
  const set = (next: readonly unknown[]) => onChange(next.length === 0 ? null : next);
  const add = (text: string) => {
    const typed = text.split(/[,\n]/).flatMap((part) => part.trim() || []);
    setDraft('');
    if (typed.length === 0) return;
    const numbers = whole.has(field.item?.kind ?? 'string');
    set([...values, ...typed.map((part) => (numbers ? (parseInteger(part) ?? part) : part))]);
  };
  return (
    <PillsInput error={props.invalid ?? false} disabled={props.disabled ?? false}>
      <Pill.Group gap={4}>
        {values.map((value, i) => (
          <Pill
            // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat and have no identity of their own
            key={i}
            withRemoveButton={!locked}
            onRemove={() => set(values.filter((_, other) => other !== i))}
            removeButtonProps={{
              'aria-label': `${fieldTexts.remove[context.language]} ${value}`,
              'aria-hidden': false,
            }}
          >
            {visibleText(cut(String(value), 60))}
          </Pill>
        ))}
        <PillsInput.Field
          id={props.id}
          value={draft}
          disabled={props.disabled ?? false}
          readOnly={props.readOnly ?? false}
          placeholder={values.length === 0 ? fieldTexts.addItem[context.language] : ''}
          aria-describedby={props.describedBy}
          aria-invalid={props.invalid || undefined}
          aria-required={props.required || undefined}
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
      </Pill.Group>
    </PillsInput>
  );
}
