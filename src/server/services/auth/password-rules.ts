import { invalid } from '../../failure.ts';
import { isPassword } from './passwords.ts';

/** Names shorter than this are part of too many words. */
const shortestName = 4;

const contains = (password: string, names: readonly string[]) =>
  names.some((name) => name.length >= shortestName && password.toLowerCase().includes(name.toLowerCase()));

export interface PasswordFields {
  /** Names of the body's fields, for the messages. */
  readonly field: string;
  readonly again: string;
}

/**
 * What the schema cannot say of a new password (10 to 72 characters, a letter and a digit it can): typed alike twice,
 * and without the person's own name in it. Throws 422 with the field at fault.
 */
export function checkNewPassword(
  password: string,
  again: string,
  names: readonly string[],
  { field, again: second }: PasswordFields,
): void {
  if (password !== again) throw invalid({ [second]: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน' });
  if (contains(password, names)) throw invalid({ [field]: 'รหัสผ่านต้องไม่มีชื่อผู้ใช้อยู่ในนั้น' });
}

/** Throws 422 when the new password is the one that the person has. */
export async function checkNotOld(password: string, stored: string | undefined, field: string): Promise<void> {
  if (stored === undefined || !(await isPassword(stored, password))) return;
  throw invalid({ [field]: 'รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสผ่านเดิม' });
}

/** Part of a mail address before the @. */
export function localPart(email: string): string {
  return email.slice(0, email.indexOf('@'));
}
