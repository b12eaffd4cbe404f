import { type Ref, useId } from 'react';
import { useText } from '#web/locale/use-text.ts';
import { PasswordField } from './password-field.tsx';
import { checkFirstPassword, checkPassword } from './password-rules.ts';
import { RuleList } from './rule-list.tsx';

export interface NewPasswordValue {
  readonly next: string;
  readonly confirm: string;
}

interface Props {
  /** The password that it replaces, where the person has to know it. */
  readonly current?: string;
  readonly labels: { readonly next: string; readonly confirm: string };
  readonly value: NewPasswordValue;
  readonly onChange: (value: NewPasswordValue) => void;
  /** The person has tried to send: unmet rules are errors. */
  readonly tried: boolean;
  /** Complaints of the server. */
  readonly errors: { readonly next?: string | undefined; readonly confirm?: string | undefined };
  readonly nextInput: Ref<HTMLInputElement>;
  readonly confirmInput: Ref<HTMLInputElement>;
}

/** A password that is chosen: twice, with the rules and how strong it is. */
export function NewPassword({ current, labels, value, onChange, tried, errors, nextInput, confirmInput }: Props) {
  const t = useText();
  const id = useId();
  const { next, confirm } = value;
  const rules = current === undefined ? checkFirstPassword(next, confirm) : checkPassword(current, next, confirm);
  const complaint = !rules.length
    ? t.password.ruleLength
    : !rules.mix
      ? t.password.ruleMix
      : 'fresh' in rules && !rules.fresh
        ? t.password.ruleNew
        : undefined;
  return (
    <>
      <PasswordField
        inputRef={nextInput}
        label={labels.next}
        value={next}
        onChange={(changed) => onChange({ next: changed, confirm })}
        autoComplete="new-password"
        describedBy={id}
        error={errors.next ?? (tried ? complaint : undefined)}
      />
      <PasswordField
        inputRef={confirmInput}
        label={labels.confirm}
        value={confirm}
        onChange={(changed) => onChange({ next, confirm: changed })}
        autoComplete="new-password"
        error={errors.confirm ?? (tried && next !== '' && !rules.same ? t.password.ruleSame : undefined)}
      />
      <RuleList id={id} rules={rules} password={next} />
    </>
  );
}
