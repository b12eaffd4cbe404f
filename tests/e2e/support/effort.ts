import type { Page } from 'playwright-core';

/** What a job costs a person: clicks, keys (typing into one input is one), and turns of the wheel. */
export interface Effort {
  readonly clicks: number;
  readonly keys: number;
  readonly scrolls: number;
}

/** Counts from now on, as long as the page is not loaded anew; the answer says how much it was so far. */
export async function effortOf(page: Page): Promise<() => Promise<Effort>> {
  await page.evaluate(() => {
    const spent = { clicks: 0, keys: 0, scrolls: 0 };
    Object.assign(window, { spent });
    let typedInto: EventTarget | null = null;
    const count = (event: Event) => {
      if (!event.isTrusted) return;
      if (event instanceof KeyboardEvent) {
        if (['Control', 'Shift', 'Alt', 'Meta'].includes(event.key)) return;
        const isTyped = event.key.length === 1 && !event.ctrlKey && event.target instanceof HTMLInputElement;
        if (isTyped && typedInto === event.target) return;
        typedInto = isTyped ? event.target : null;
        spent.keys += 1;
      } else if (event.type === 'wheel') spent.scrolls += 1;
      else spent.clicks += 1;
    };
    for (const kind of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(kind, count, true);
  });
  return () => page.evaluate(() => (window as unknown as { readonly spent: Effort }).spent);
}
