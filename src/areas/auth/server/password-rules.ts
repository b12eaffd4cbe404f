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

/** What has no place in a password: the person's names and address, and what the product is called here. */
export function namesOf({ username, email, name }: Owner, { brand, title, server }: DeploymentInfo): readonly string[] {
  return [username, localPart(email), ...name.split(/\s+/), brand.name, title.th, title.en, server];
}

/** What makes a password unfit for anybody with these names; undefined = nothing. Its length is the schema's to check. */
export function passwordProblem(password: string, names: readonly string[]): Text | undefined {
  if (holdsName(password, names)) return authTexts.thePasswordMayHoldNeitherYour;
  return isWeak(password, names) ? authTexts.thisPasswordIsCommonOrEasy : undefined;
}

/** Throws 422 with the field at fault, where the two entries differ or the password is unfit. */
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

/** Throws 422 when the new password is the one that the person has. */
export async function checkNotOld(password: string, stored: string | undefined, field: string): Promise<void> {
  if (stored === undefined || !(await isPassword(stored, password))) return;
  throw invalid({ [field]: authTexts.samePassword });
}

/** Part of a mail address before the @. */
export function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
