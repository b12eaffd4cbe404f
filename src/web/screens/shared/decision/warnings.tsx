import { useId } from 'react';
import { reasonLength, reasonName, type Warning } from '#contract/decision.ts';
import type { Field } from '#contract/field.ts';
import { ActionInput } from '#web/form/action-input.tsx';
import { useLanguage } from '#web/locale/language.ts';
import css from './decision.module.css';
import { useDecisionText } from './texts.ts';

/** The one reason for which something is done although warnings speak against it. */
export const reasonField: Field = {
  name: reasonName,
  kind: 'string',
  label: { th: 'เหตุผลที่ยังทำรายการนี้', en: 'Why it is done all the same' },
  hint: { th: 'บันทึกไว้ในประวัติพร้อมคำเตือน', en: 'Kept in the history with the warnings' },
  required: true,
  maxLength: reasonLength.max,
};

const fields = [reasonField];
const unchecked = () => [];

interface Props {
  readonly warnings: readonly Warning[];
  readonly reason: unknown;
  readonly complaint: string | undefined;
  readonly disabled: boolean;
  readonly onReason: (reason: unknown) => void;
}

/** What speaks against it, and the place for that reason. */
export function Warnings({ warnings, reason, complaint, disabled, onReason }: Props) {
  const text = useDecisionText();
  const language = useLanguage();
  const id = useId();
  return (
    <section className={css.warnings} aria-labelledby={id}>
      <strong id={id}>{text.warnings}</strong>
      {warnings.length > 0 && (
        <ul>
          {warnings.map(({ code, text: said, tone, rests }) => (
            <li key={code} data-tone={tone}>
              {said[language]}
              {rests && <small>{rests[language]}</small>}
            </li>
          ))}
        </ul>
      )}
      <ActionInput
        fields={fields}
        validate={unchecked}
        value={{ [reasonName]: reason }}
        issues={complaint === undefined ? [] : [{ field: reasonName, message: complaint }]}
        disabled={disabled}
        onChange={(value) => onReason(value[reasonName])}
      />
    </section>
  );
}
