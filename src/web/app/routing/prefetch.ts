import type { Pages } from './pages.ts';

/** Loads the page behind any link that is pointed at or focused, so that the click finds it there. */
export function prefetchOnHover(pages: Pages, root: Document = document): () => void {
  const look = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    pages
      .find(new URL(link.href).pathname)
      ?.load()
      // The click tries again and shows the error.
      .catch(() => undefined);
  };
  root.addEventListener('pointerover', look, { passive: true });
  root.addEventListener('focusin', look);
  return () => {
    root.removeEventListener('pointerover', look);
    root.removeEventListener('focusin', look);
  };
}
