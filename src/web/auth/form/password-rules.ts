import { guessesNeeded, holdsName, passwordLength } from '#contract/password.ts';

export interface PasswordRules {
  /** Long enough, and not too long. */
  readonly length: boolean;
  /** Nothing of the person's or the product's name is in it. */
  readonly names: boolean;
  /** Not to be guessed soon; undefined = not known yet. */
  readonly strong: boolean | undefined;
  /** Differs from the current one. */
  readonly fresh: boolean;
  /** Both entries agree. */
  readonly same: boolean;
}

/** The rules of a password that replaces none. */
export type FirstPasswordRules = Omit<PasswordRules, 'fresh'>;

export interface Chosen {
  readonly next: string;
  readonly confirm: string;
  /** What has no place in it. */
  readonly names: readonly string[];
  /** Guesses that it withstands, as a power of ten. */
  readonly guesses: number | undefined;
}

/** Which rules a new password meets. The server has the last word. */
export function checkPassword(current: string, chosen: Chosen): PasswordRules {
  return { ...checkFirstPassword(chosen), fresh: chosen.next !== '' && chosen.next !== current };
}

/** The same where there was no password before, or nobody knows it. */
export function checkFirstPassword({ next, confirm, names, guesses }: Chosen): FirstPasswordRules {
  const { length } = [...next];
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    names: next !== '' && !holdsName(next, names),
    strong: guesses === undefined ? undefined : guesses >= guessesNeeded,
    same: next !== '' && next === confirm,
  };
}

/** 0 (very weak) to 4 (very good) of the guesses that a password withstands; what is refused is below 3. */
export function strengthOf(guesses: number | undefined): 0 | 1 | 2 | 3 | 4 | undefined {
  if (guesses === undefined) return undefined;
  if (guesses < guessesNeeded) return guesses < 6 ? 0 : guesses < 8 ? 1 : 2;
  return guesses < guessesNeeded + 4 ? 3 : 4;
}
