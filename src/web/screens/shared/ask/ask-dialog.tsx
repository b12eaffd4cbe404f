import { Fragment, useId, useState } from 'react';
import { type Ask, afterwards } from '#contract/ask.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { fillParts } from '#web/core/template.ts';
import { useReference } from '#web/fields/parts/use-reference.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { messagePart } from '../action-words.ts';
import css from './ask-dialog.module.css';
import { sentAlong } from './asks.ts';

/** What is about to be saved, and what is asked first. */
export interface Asked {
  /** At least one. */
  readonly asks: readonly Ask[];
  /** As it was. */
  readonly record: Row;
  readonly changed: Row;
}

interface Props extends Asked {
  readonly title: string;
  /** Those of the form. */
  readonly fields: readonly Field[];
  readonly onCancel: () => void;
  /** `extra` goes along with the save. */
  readonly onConfirm: (extra: Row) => void;
}

/** All questions before a save at once; what must be typed is typed first. */
export function AskDialog({ asks, record, changed, title, fields, onCancel, onConfirm }: Props) {
  const [typed, setTyped] = useState<readonly string[]>([]);
  const id = useId();
  const expected = asks.map((ask) => (ask.typed === undefined ? undefined : String(record[ask.typed] ?? '')));
  const isTyped = expected.every((text, index) => text === undefined || typed[index]?.trim() === text);
  return (
    <ConfirmDialog
      opened
      title={title}
      tone={expected.some((text) => text !== undefined) ? 'danger' : 'normal'}
      disabled={!isTyped}
      onCancel={onCancel}
      onConfirm={() => onConfirm(sentAlong(asks, record))}
    >
      {asks.map((ask, index) => (
        <div key={ask.question.en} className={css.ask}>
          <p id={`${id}-${index}`} className={css.question}>
            <Question ask={ask} record={record} changed={changed} fields={fields} />
          </p>
          {expected[index] !== undefined && (
            <input
              className={css.typed}
              aria-labelledby={`${id}-${index}`}
              autoComplete="off"
              spellCheck={false}
              placeholder={expected[index]}
              value={typed[index] ?? ''}
              onChange={(event) => {
                const { value } = event.currentTarget;
                setTyped(asks.map((_, at) => (at === index ? value : (typed[at] ?? ''))));
              }}
            />
          )}
        </div>
      ))}
    </ConfirmDialog>
  );
}

interface QuestionProps extends Omit<Asked, 'asks'> {
  readonly ask: Ask;
  readonly fields: readonly Field[];
}

/** A question with its places filled. */
function Question({ ask, record, changed, fields }: QuestionProps) {
  const context = useFormatContext();
  const known = [...fields, ...(ask.places ?? [])];
  const after = { ...record, ...changed };
  const parts = fillParts(ask.question[context.language], (name) => name);
  return parts.map(({ text, isValue }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one sentence stay in their order
    if (!isValue) return <Fragment key={index}>{text}</Fragment>;
    const isAfter = text.startsWith(afterwards);
    const name = isAfter ? text.slice(afterwards.length) : text;
    const field = known.find((one) => one.name === name);
    return isAfter && field?.kind === 'ref' && Object.hasOwn(changed, name) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Chosen key={index} field={field} value={changed[name]} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{messagePart(name, isAfter ? after : record, known, context)}</Fragment>
    );
  });
}

/** The name of what was chosen: the form has only its key. */
function Chosen({ field, value }: { readonly field: Field; readonly value: unknown }) {
  const key = String(value ?? '');
  const { chosen } = useReference({ reference: field.reference, keys: key === '' ? [] : [key], known: [] });
  const [one] = chosen;
  if (!one) return '–';
  return one.label === key ? `#${key}` : one.label;
}
