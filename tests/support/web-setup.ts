import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { prepareTableTools } from '#web/table/use-table-tools.ts';
import { dirtyRegistry } from '#web/ui/dirty.ts';
import { forgetNotices } from '#web/ui/notify.ts';

/** What happy-dom has not and components ask for. */
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string): MediaQueryList => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });

  class SilentResizeObserver implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  window.ResizeObserver ??= SilentResizeObserver;

  Element.prototype.scrollIntoView ??= () => undefined;
  if (!document.fonts)
    Object.defineProperty(document, 'fonts', { value: { addEventListener: vi.fn(), removeEventListener: vi.fn() } });
}

// What hands do to tables is there, as it is when somebody has read the rows.
await prepareTableTools();

// After this what is waited for counts as never coming: longer than any machine takes.
configure({ asyncUtilTimeout: 120_000 });

afterEach(() => {
  cleanup();
  // Files of one worker share these.
  forgetNotices();
  dirtyRegistry.forget();
  sessionStorage.clear();
  localStorage.clear();
});
