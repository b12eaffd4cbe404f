import type { Field } from '#contract/field.ts';
import { ActionInput } from '#web/form/action-input.tsx';

/** A word to those who may. */
export const noteField: Field = {
  name: 'note',
  kind: 'text',
  label: { th: 'ข้อความถึงผู้รับช่วง', en: 'Note to whoever takes it' },
  required: true,
  maxLength: 255,
};

const fields = [noteField];
const unchecked = () => [];

interface HandOverProps {
  readonly note: unknown;
  /** They tried to hand it over without a word. */
  readonly isMissing: boolean;
  readonly complaint: string | undefined;
  readonly disabled: boolean;
  readonly onNote: (note: unknown) => void;
}

export function HandOverNote({ note, isMissing, complaint, disabled, onNote }: HandOverProps) {
  return (
    <ActionInput
      fields={fields}
      validate={unchecked}
      value={{ note }}
      issues={[
        ...(isMissing ? [{ field: noteField.name, code: 'required' as const }] : []),
        ...(complaint === undefined ? [] : [{ field: noteField.name, message: complaint }]),
      ]}
      disabled={disabled}
      onChange={(value) => onNote(value.note)}
    />
  );
}
