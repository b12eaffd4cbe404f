import type { Locator, Page } from 'playwright-core';

/** The sizes of a desk and of a phone, in CSS pixels. */
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

type Place = keyof typeof sizes;

/** What the server is asked while a decision is open. */
const asking = /กำลังตรวจสอบเงื่อนไข|กำลังอ่านข้อมูลล่าสุด|กำลังตรวจสอบแหล่งเงิน/;

/**
 * What of the open decision cannot be seen, or is cut, as it stands: nobody scrolls. Looks at it on a desk and on a phone,
 * or on one of them: its button, the amount and both ends in sight, nothing wider than its place, the sources that cannot
 * pay folded away, a star on what its button waits for. The page is as wide as before afterwards. A dialog slides into its
 * place and asks the server while it does, so a look that finds something is taken again until the place has come to rest.
 */
export async function outOfSight(page: Page, places: readonly Place[] = ['desk', 'phone']) {
  const decision = page.getByRole('dialog').last();
  const before = page.viewportSize();
  await decision.waitFor();
  // The dialog and what is chosen in it ask for themselves.
  const questions = decision.getByText(asking);
  while ((await questions.count()) > 0) await questions.first().waitFor({ state: 'detached' });
  const found: string[] = [];
  for (const place of places) {
    await page.setViewportSize(sizes[place]);
    let wrong = await look(decision);
    for (let again = 1; wrong.length > 0 && again < looks; again++) wrong = await look(decision);
    found.push(...wrong.map((problem) => `${place}: ${problem}`));
  }
  if (before) await page.setViewportSize(before);
  return found;
}

/** How often is looked before what is found counts; each look takes two frames. */
const looks = 300;

/** What cannot be seen of a decision at this moment. */
const look = (decision: Locator) =>
  decision.evaluate(async (element) => {
    // Two frames later everything has its new place.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const inSight = (part: Element) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      return width > 0 && isInside && at !== null && part.contains(at);
    };
    const problems: string[] = [];
    const confirm = element.querySelector('[aria-keyshortcuts="Control+Enter"], [type="submit"]');
    // What is refused can only be closed, and says why.
    const foot = confirm ?? element.querySelector('button');
    if (!foot || !inSight(foot)) problems.push('its button is out of sight');
    if (foot && foot.scrollWidth > foot.clientWidth + 1) problems.push('its button is cut');
    const wanted = [...element.querySelectorAll<HTMLInputElement>('[required], [aria-required="true"]')];
    if (confirm?.matches(':disabled') && !wanted.some(({ value = '' }) => value.trim() === ''))
      problems.push('its button waits for something that has no star');
    if (!confirm && !element.querySelector('[role="status"], [role="alert"]'))
      problems.push('it cannot be confirmed and does not say why');
    for (const fact of element.querySelectorAll('[data-fact]')) {
      const name = fact.getAttribute('data-fact');
      if (!inSight(fact)) problems.push(`${name} is out of sight`);
      for (const part of [fact, ...fact.querySelectorAll('*')])
        if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline')
          problems.push(`${name} is cut: ${part.textContent}`);
    }
    if (element.scrollWidth > element.clientWidth + 1) problems.push('it is wider than its place');
    for (const folded of element.querySelectorAll('details')) {
      if (folded.open) problems.push('what cannot be used is not folded away');
      if (!/^ใช้ไม่ได้ \d+ แหล่ง$/.test(folded.querySelector('summary')?.textContent ?? ''))
        problems.push('how many cannot be used is not said');
    }
    return problems;
  });
