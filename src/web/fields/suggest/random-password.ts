const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';
const digits = '23456789';
const signs = '-_.!@#%';

/** Without what looks alike in print: no 0 and O, no 1, l and I. */
const all = letters + digits + signs;

/** One character, each as likely as any other. */
function pick(from: string, random: (bytes: Uint8Array<ArrayBuffer>) => void): string {
  const most = 256 - (256 % from.length);
  const byte = new Uint8Array(1);
  do random(byte);
  while ((byte[0] ?? 0) >= most);
  return from[(byte[0] ?? 0) % from.length] ?? '';
}

/** A password to be handed on: letters and digits in any case, about 97 bits. */
export function randomPassword(
  length = 16,
  random: (bytes: Uint8Array<ArrayBuffer>) => void = (bytes) => void crypto.getRandomValues(bytes),
): string {
  for (;;) {
    const text = Array.from({ length }, () => pick(all, random)).join('');
    if (/[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text)) return text;
  }
}
