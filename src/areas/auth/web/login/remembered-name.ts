const key = 'remembered_name';

/** The user name remembered in this browser, or ''. The password is never stored. */
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
    // Storage is unavailable: the user types the name next time.
  }
}
