import { useMemo } from 'react';
import { companionOf } from '#contract/field.ts';
import { itemField } from '#contract/words.ts';
import { type ChoiceItem, fixedSource } from '../parts/choice-item.ts';
import { keyOf } from '../parts/key-of.ts';
import { ManyChoice } from '../parts/many-choice.tsx';
import { optionItems } from '../parts/option-items.ts';
import { ShapeBox } from '../parts/shape-box.tsx';
import { useReference } from '../parts/use-reference.ts';
import type { InputProps } from '../types.ts';
import { TagsInput } from './tags-input.tsx';

type Props = InputProps<readonly unknown[]>;

const asList = (value: Props['value']): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Choices that are known beforehand. */
function OptionsInput(props: Props) {
  const item = itemField(props.field);
  const { language } = props.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the item is made from the field
  const items = useMemo(() => optionItems(item, language), [props.field, language]);
  const source = useMemo(() => fixedSource(items), [items]);
  const chosen = asList(props.value).map((value) => {
    const text = String(value);
    return items.find((known) => known.value === text) ?? { value: text, label: text };
  });
  return (
    <ManyChoice
      input={props}
      source={source}
      chosen={chosen}
      onChoose={(next) => props.onChange(next.map((one) => one.value))}
    />
  );
}

/** Records, found by typing. */
function ReferencesInput(props: Props) {
  const { field, row, context } = props;
  const item = itemField(field);
  const keys = asList(props.value).map(String);
  const names = row?.[companionOf(field.name)];
  const stored = row?.[field.name];
  const choices: readonly ChoiceItem[] =
    Array.isArray(names) && Array.isArray(stored)
      ? stored.flatMap((key, i) => (typeof names[i] === 'string' ? [{ value: String(key), label: names[i] }] : []))
      : [];
  const { source, chosen, remember } = useReference({
    reference: item.reference,
    keys,
    known: choices,
    several: context.language,
  });
  return (
    <ManyChoice
      input={props}
      source={source}
      chosen={chosen}
      keepsUnseen
      onChoose={(next) => {
        remember(next);
        props.onChange(next.map((one) => keyOf(item, one.value)));
      }}
    />
  );
}

/** Structures, each with an input for each of its fields. */
function ShapesInput({ value, onChange, ...frame }: Props) {
  return <ShapeBox {...frame} grows values={asList(value)} shape={frame.field.item?.shape} onValues={onChange} />;
}

/** Several values as pills: chosen where there is something to choose from, typed elsewhere. */
export function ListInput(props: Props) {
  const kind = props.field.item?.kind;
  if (kind === 'enum') return <OptionsInput {...props} />;
  if (kind === 'ref') return <ReferencesInput {...props} />;
  if (kind === 'shape') return <ShapesInput {...props} />;
  return <TagsInput {...props} />;
}
