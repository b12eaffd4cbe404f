import { useId } from 'react';
import { PasswordField } from './password-field.tsx';
import { usePasswordText } from './password-texts.ts';
import { RuleList } from './rule-list.tsx';
import type { NewPasswordState } from './use-new-password.ts';

interface Props {
  readonly choice: NewPasswordState;
  readonly labels: { readonly next: string; readonly confirm: string };
  /** The person has tried to send: unmet rules are errors. */
  readonly tried: boolean;
  /** Complaints of the server. */
  readonly errors: { readonly next?: string | undefined; readonly confirm?: string | undefined };
}

/** A password that is chosen: twice, with the rules and how strong it is. */
export function NewPassword({ choice, labels, tried, errors }: Props) {
  const text = usePasswordText();
  const id = useId();
  const { next, confirm, rules, broken } = choice;
  const complaint = broken === undefined || broken === 'same' ? undefined : text.rules[broken];
  return (
    <>
      <PasswordField
        inputRef={choice.nextInput}
        label={labels.next}
        value={next}
        onChange={(changed) => choice.set({ next: changed, confirm })}
        autoComplete="new-password"
        describedBy={id}
        error={errors.next ?? (tried ? complaint : undefined)}
      />
      <PasswordField
        inputRef={choice.confirmInput}
        label={labels.confirm}
        value={confirm}
        onChange={(changed) => choice.set({ next, confirm: changed })}
        autoComplete="new-password"
        error={errors.confirm ?? (tried && next !== '' && !rules.same ? text.rules.same : undefined)}
      />
      <RuleList id={id} rules={rules} guesses={choice.guesses} empty={next === ''} />
    </>
  );
}
