import type { ReactNode } from 'react';
import type { Field } from '#contract/field.ts';
import type { Language } from '#contract/text.ts';
import { useFieldHelp } from '#web/ui/field-help.ts';
import css from './form.module.css';

interface Props {
  readonly id: string;
  readonly field: Field;
  readonly language: Language;
  readonly required: boolean;
  readonly message?: string | undefined;
  readonly children: ReactNode;
}

/** Kinds whose control is no single element that a label could point at. */
const unlabelled = new Set<Field['kind']>(['image']);

/** Ids of the hint and the message of an input, for its `aria-describedby`. */
export function describedBy(id: string, field: Field, invalid: boolean): string | undefined {
  return [field.hint && `${id}-hint`, invalid && `${id}-message`].filter(Boolean).join(' ') || undefined;
}

/** What must be filled in. */
export function Star() {
  return (
    <span className={css.required} aria-hidden>
      *
    </span>
  );
}

/** Label, hint and message around an input. */
export function FieldFrame({ id, field, language, required, message, children }: Props) {
  const help = useFieldHelp(field.name);
  const Label = unlabelled.has(field.kind) ? 'span' : 'label';
  return (
    <div
      className={css.field}
      data-kind={field.kind}
      data-suggest={field.suggest}
      data-readonly={field.readonly || undefined}
      data-invalid={message !== undefined || undefined}
    >
      <Label className={css.label} {...(Label === 'label' && { htmlFor: id })}>
        {field.label[language]}
        {required && <Star />}
      </Label>
      {help}
      {children}
      {field.hint && (
        <div id={`${id}-hint`} className={css.hint}>
          {field.hint[language]}
        </div>
      )}
      {message !== undefined && (
        <div id={`${id}-message`} className={css.message}>
          {message}
        </div>
      )}
    </div>
  );
}
