import { Input } from '@mantine/core';
import { inputTexts } from '#web/fields/parts/input-texts.ts';
import type { FilterProps } from '../types.ts';
import css from './inputs.module.css';
import { TextFilter } from './text-filter.tsx';
import { useSettled } from './use-settled.ts';

export interface Ends {
  /** The wire value of a typed text; `undefined` when it is none. */
  readonly parse: (text: string) => string | undefined;
  /** The wire value as people read it. */
  readonly show: (value: string) => string;
}

interface EndProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly ends: Ends;
  readonly onValue: (value: string) => void;
}

function RangeEnd({ id, label, placeholder, value, ends, onValue }: EndProps) {
  const settled = useSettled(value === '' ? '' : ends.show(value), (text) => {
    const parsed = text.trim() === '' ? '' : ends.parse(text);
    if (parsed !== undefined) onValue(parsed);
  });
  const wrong = settled.text.trim() !== '' && ends.parse(settled.text) === undefined;
  return (
    <Input
      id={id}
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      error={wrong}
      value={settled.text}
      onChange={(event) => settled.change(event.currentTarget.value)}
      onBlur={settled.flush}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settled.flush();
      }}
      classNames={{ input: css.end ?? '' }}
    />
  );
}

/** Two ends of an ordered kind, either of which may be open. */
export function RangeFilter({ ends, ...props }: FilterProps & { readonly ends: Ends }) {
  const { id, filter, values, onChange, context } = props;
  const [low, high] = filter.params;
  if (low === undefined || high === undefined) return <TextFilter {...props} />;
  const label = filter.field.label[context.language];
  const end = (param: string, other: string, word: string, suffix: string) => (
    <RangeEnd
      id={`${id}${suffix}`}
      label={`${label} ${word}`}
      placeholder={word}
      value={values[param] ?? ''}
      ends={ends}
      onValue={(value) => onChange({ [param]: value, [other]: values[other] ?? '' })}
    />
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend that the filter bar already shows
    <div role="group" aria-label={label} className={css.range}>
      {end(low, high, inputTexts.atLeast[context.language], '')}
      <span aria-hidden>–</span>
      {end(high, low, inputTexts.atMost[context.language], '-high')}
    </div>
  );
}
