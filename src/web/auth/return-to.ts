const key = 'return_to';

/** Remembers where a person was when their session ended, so that signing in again leads back there. */
export function rememberPlace(path: string, userId: string | undefined): void {
  if (!isOwnPath(path) || path === '/') return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, userId }));
  } catch {
    // Without storage the person starts at the home page.
  }
}

/**
 * The remembered place, once, only for the same person (or when nobody was signed in), and only where there is a page: an
 * address that leads nowhere is no place to begin at.
 */
export function takePlace(userId: string, hasPage: (path: string) => boolean): string {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    if (typeof stored !== 'object' || stored === null || !('path' in stored)) return '/';
    const { path } = stored;
    const owner = 'userId' in stored ? stored.userId : undefined;
    if (typeof path !== 'string' || !isOwnPath(path) || (owner !== undefined && owner !== userId)) return '/';
    return hasPage(path.replace(/[?#].*$/, '')) ? path : '/';
  } catch {
    return '/';
  }
}

/** Forgets the place: a person who signs out on purpose starts afresh. */
export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was remembered.
  }
}

/** A path of this product: one slash at the start, no host, no control characters. */
function isOwnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which could make `//` out of `/\t/`
  return /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\\]/.test(path);
}
