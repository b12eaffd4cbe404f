import type { Page } from 'playwright-core';

/** What cannot be read whole in the tables of a page: `column: text`, of a screen as it opens. */
export interface Cut {
  /** Figures, their heads and sums: ended by dots, or sliced by an edge. */
  readonly figures: readonly string[];
  /** Words that end with dots. */
  readonly words: readonly string[];
}

/** Looks at every cell in sight. What the table has put away as a whole is no cut. */
export const cutsOf = (page: Page): Promise<Cut> =>
  page.evaluate(() => {
    const found = { figures: new Set<string>(), words: new Set<string>() };
    /** Is there more in it than is shown, behind dots? */
    const isCut = (one: Element) =>
      one.clientWidth > 1 &&
      one.scrollWidth > one.clientWidth + 1 &&
      getComputedStyle(one).overflowX !== 'visible' &&
      getComputedStyle(one).opacity !== '0';
    const textOf = (one: Element) => (one.textContent ?? '').trim();
    for (const table of document.querySelectorAll('main table')) {
      const box = (table.closest('[data-scroller]') ?? table.parentElement ?? table).getBoundingClientRect();
      const heads = [...table.querySelectorAll('thead tr:last-child > *')];
      const isPinned = (one: Element | undefined) => !!one && getComputedStyle(one).left !== 'auto';
      const isPinnedEnd = (one: Element | undefined) => !!one && getComputedStyle(one).right !== 'auto';
      const edges = heads.filter((head) => getComputedStyle(head).position === 'sticky');
      const left = Math.max(box.left, ...edges.filter(isPinned).map((head) => head.getBoundingClientRect().right));
      const right = Math.min(box.right, ...edges.filter(isPinnedEnd).map((head) => head.getBoundingClientRect().left));
      for (const cell of table.querySelectorAll('th, td')) {
        const span = cell.getBoundingClientRect();
        const style = getComputedStyle(cell);
        const head = heads[[...(cell.parentElement?.children ?? [])].indexOf(cell)];
        const isMoving = !isPinned(head) && !isPinnedEnd(head);
        if (span.width === 0 || style.clipPath !== 'none') continue;
        if (isMoving && (span.right <= left + 1 || span.left >= right - 1)) continue;
        const isFigure = style.textAlign === 'end' || style.textAlign === 'right';
        const isThrough = isMoving && (span.left < left - 1 || span.right > right + 1);
        const words = document.createRange();
        words.selectNodeContents(cell);
        const text = words.getBoundingClientRect();
        const isSliced =
          isFigure &&
          isMoving &&
          cell.tagName === 'TD' &&
          text.width > 0 &&
          (text.left < left - 1 || text.right > right + 1);
        if (isSliced || [cell, ...cell.querySelectorAll('*')].some(isCut))
          if (isFigure || !isThrough)
            // Words go on behind an edge, and end with dots there by design.
            found[isFigure ? 'figures' : 'words'].add(`${head ? textOf(head) : ''}: ${textOf(cell)}`);
      }
    }
    return { figures: [...found.figures], words: [...found.words] };
  });

/** Screens on which words may end with dots: what people write is as long as they like. */
export const mostCutScreens = 5;
