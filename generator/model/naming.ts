import { oncePerName } from './once.ts';

/** Words that keep their capitals in an English label. */
const acronyms = new Set(['id', 'url', 'ip', 'api', 'qr', 'pii', 'sms', 'otp', 'csv', 'iban', 'vip']);

/** English label of a name: bank_account_no → "Bank account no", LoginLog → "Login log", agent_id → "Agent". */
export const humanise = oncePerName((name) => {
  const parts = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const last = parts.at(-1);
  if (parts.length > 1 && (last === 'id' || last === 'code')) parts.pop();
  const text = parts.map((word) => (acronyms.has(word) ? word.toUpperCase() : word)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
});

/** Table of an entity: LoginLog → login_log. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
}

/** Name in code: login.change_type → LoginChangeType. Two endpoints must not meet in one such name. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
