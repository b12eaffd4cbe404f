import { createStore } from '#web/store/create-store.ts';

/** What a link in a mail brings to the sign-in page. It is behind the #, which neither server nor log ever sees. */
export interface MailLink {
  readonly kind: 'reset' | 'confirm';
  readonly token: string;
}

/** `#reset=TOKEN` or `#confirm=TOKEN`; undefined for anything else. */
export function readMailLink(hash: string): MailLink | undefined {
  const found = /^#(reset|confirm)=([A-Za-z0-9._~-]{1,200})$/.exec(hash);
  const [, kind, token] = found ?? [];
  return token !== undefined && (kind === 'reset' || kind === 'confirm') ? { kind, token } : undefined;
}

/** The link that this page was opened with, until it has been handled. A signed-in user stays on the page for it. */
export const mailLinkStore = createStore<MailLink | undefined>(undefined);

/** Looks at the address now and whenever its # changes (a second mail in an open tab). */
export function watchMailLinks(page: Window = window): void {
  const look = () => {
    const link = page.location.pathname === '/login' ? readMailLink(page.location.hash) : undefined;
    if (!link) return;
    mailLinkStore.set(link);
    // A token does not stay in the address, nor in the history.
    History.prototype.replaceState.call(page.history, page.history.state, '', '/login');
  };
  page.addEventListener('hashchange', look);
  look();
}
