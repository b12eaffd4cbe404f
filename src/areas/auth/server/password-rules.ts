import type { DeploymentInfo } from '#contract/catalog.ts';
import { holdsName } from '#contract/password.ts';
import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import { isPassword } from '#server/identity/passwords.ts';
import { isWeak } from './password-strength.ts';
import { authTexts } from './texts.ts';

export interface PasswordFields {
  /** Names of the body's fields, for the messages. */
  readonly field: string;
  readonly again: string;
}

interface Owner {
  readonly username: string;
  readonly email: string;
  readonly name: string;
}

/** Words a password may not contain: the user's names and address, and the names of the product. */
export function namesOf({ username, email, name }: Owner, { brand, title, server }: DeploymentInfo): readonly string[] {
  return [username, localPart(email), ...name.split(/\s+/), brand.name, title.th, title.en, server];
}

/**
 * Why a password is not acceptable for a user with these names; undefined if it is. Its length is checked by the
 * schema.
 */
export function passwordProblem(password: string, names: readonly string[]): Text | undefined {
  if (holdsName(password, names)) return authTexts.thePasswordMayHoldNeitherYour;
  return isWeak(password, names) ? authTexts.thisPasswordIsCommonOrEasy : undefined;
}

/** Throws 422 at the invalid field if the two entries differ or the password is not acceptable. */
export function checkNewPassword(
  password: string,
  again: string,
  names: readonly string[],
  { field, again: second }: PasswordFields,
): void {
  if (password !== again) throw invalid({ [second]: authTexts.theTwoPasswordsDiffer });
  const problem = passwordProblem(password, names);
  if (problem !== undefined) throw invalid({ [field]: problem });
}

/** Throws 422 when the new password equals the current one. */
export async function checkNotOld(password: string, stored: string | undefined, field: string): Promise<void> {
  if (stored === undefined || !(await isPassword(stored, password))) return;
  throw invalid({ [field]: authTexts.samePassword });
}

/** The part of a mail address before the @. */
export function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
