import { type RefObject, useRef, useState } from 'react';
import { checkFirstPassword, checkPassword, type PasswordRules } from './password-rules.ts';
import { useGuesses } from './use-guesses.ts';

/** A password that is being chosen: what is typed, which rules it meets, and where the focus goes. */
export interface NewPasswordState {
  readonly next: string;
  readonly confirm: string;
  readonly set: (value: { readonly next: string; readonly confirm: string }) => void;
  readonly rules: Partial<PasswordRules>;
  /** Guesses that it withstands, as a power of ten; undefined = not known yet. */
  readonly guesses: number | undefined;
  /** The first rule that it breaks. */
  readonly broken: keyof PasswordRules | undefined;
  /** Puts the focus where a rule is broken; true = none is. */
  readonly check: () => boolean;
  readonly nextInput: RefObject<HTMLInputElement | null>;
  readonly confirmInput: RefObject<HTMLInputElement | null>;
}

const order = ['length', 'names', 'strong', 'fresh', 'same'] as const satisfies readonly (keyof PasswordRules)[];

/** `names` have no place in it; `current` is the password that it replaces, where the person has to know it. */
export function useNewPassword(names: readonly string[], current?: string): NewPasswordState {
  const [value, set] = useState({ next: '', confirm: '' });
  const nextInput = useRef<HTMLInputElement>(null);
  const confirmInput = useRef<HTMLInputElement>(null);
  const guesses = useGuesses(value.next, names);
  const chosen = { ...value, names, guesses };
  const rules: Partial<PasswordRules> =
    current === undefined ? checkFirstPassword(chosen) : checkPassword(current, chosen);
  // What is not known yet is for the server to say.
  const broken = order.find((name) => rules[name] === false);
  return {
    ...value,
    set,
    rules,
    guesses,
    broken,
    check() {
      if (broken !== undefined) (broken === 'same' ? confirmInput : nextInput).current?.focus();
      return broken === undefined;
    },
    nextInput,
    confirmInput,
  };
}
