export interface PasswordRules {
  /** 10 to 72 characters. */
  readonly length: boolean;
  /** At least one letter and one digit. */
  readonly mix: boolean;
  /** Differs from the current one. */
  readonly fresh: boolean;
  /** Both entries agree. */
  readonly same: boolean;
}

/** The rules of a password that replaces none. */
export type FirstPasswordRules = Omit<PasswordRules, 'fresh'>;

/** Which rules a new password meets. The server has the last word. */
export function checkPassword(current: string, next: string, confirm: string): PasswordRules {
  return { ...checkFirstPassword(next, confirm), fresh: next !== '' && next !== current };
}

/** The same where there was no password before, or nobody knows it. */
export function checkFirstPassword(next: string, confirm: string): FirstPasswordRules {
  return {
    length: next.length >= 10 && new TextEncoder().encode(next).length <= 72,
    mix: /\p{L}/u.test(next) && /\d/.test(next),
    same: next !== '' && next === confirm,
  };
}

const common = /password|qwerty|asdf|admin|letmein|welcome|iloveyou|12345|abc123|1q2w3e|p@ss/i;

/** 0 (very weak) to 4 (very good): length counts most, then variety; runs, repeats and known words count against it. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const classes = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  const bits = distinct * 1.5 + password.length * 1.8 + (classes - 1) * 6;
  const penalty = (common.test(password) ? 22 : 0) + (/(.)\1\1/.test(password) ? 8 : 0) + (hasRun(password) ? 8 : 0);
  const score = bits - penalty;
  if (password.length < 10 || score < 30) return score < 18 ? 0 : 1;
  if (score < 48) return 2;
  return score < 62 ? 3 : 4;
}

/** Four characters that follow each other: `abcd`, `4321`. */
function hasRun(text: string): boolean {
  const codes = [...text.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  return codes.some((code, i) =>
    [1, -1].some((step) => [1, 2, 3].every((ahead) => codes[i + ahead] === code + step * ahead)),
  );
}
