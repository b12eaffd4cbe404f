const key = 'remembered_name';

/** The user name that this browser was asked to remember. Never the password. */
export function rememberedName(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Remembers a name; '' forgets it. */
export function rememberName(name: string): void {
  try {
    if (name === '') localStorage.removeItem(key);
    else localStorage.setItem(key, name);
  } catch {
    // Storage is denied: the name is typed again next time.
  }
}
