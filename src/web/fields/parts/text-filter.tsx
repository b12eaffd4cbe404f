import { CloseButton, Input } from '@mantine/core';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import type { FilterProps } from '../types.ts';
import { useSettled } from './use-settled.ts';

/** Part of a text, the search over several columns, or an exact value. */
export function TextFilter({ id, filter, values, onChange, context }: FilterProps) {
  const [param = filter.name] = filter.params;
  const label = filter.field.label[context.language];
  const settled = useSettled(values[param] ?? '', (text) => onChange({ [param]: text.trim() }));
  return (
    <Input
      id={id}
      aria-label={label}
      type="search"
      autoComplete="off"
      placeholder={label}
      value={settled.text}
      onChange={(event) => settled.change(event.currentTarget.value)}
      onBlur={settled.flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settled.flush();
      }}
      rightSectionPointerEvents="all"
      rightSection={
        settled.text !== '' && (
          <CloseButton
            size="sm"
            aria-label={`${inputTexts.clear[context.language]} ${label}`}
            onClick={() => {
              settled.change('');
              onChange({ [param]: '' });
            }}
          />
        )
      }
    />
  );
}
