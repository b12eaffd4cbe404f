import type { Browser, Page } from 'playwright-core';
import { signInAt } from './api.ts';
import { openPage, signIn } from './browser.ts';
import { officer, type Person } from './people.ts';

export const queue = '/finance/withdraw_requests';

/** The details beside the list. */
export const panel = (page: Page) => page.locator('aside');
export const dialog = (page: Page) => page.getByRole('dialog');

/** Business numbers of the rows on screen, in order. */
export const references = (page: Page) => page.getByText(/^W\d{12}$/).allInnerTexts();

/** Goes from row to row by key until the one with this number has the focus: others may come in above it meanwhile. */
export async function stepTo(page: Page, ref: string) {
  const rows = await references(page);
  if (!rows.includes(ref)) throw new Error(`${ref} is not among ${rows.join(', ')}`);
  const focused = page.locator('tr[data-focused]');
  for (const _ of rows) {
    await page.keyboard.press('j');
    if ((await focused.textContent())?.includes(ref)) return;
  }
  throw new Error(`no key leads to ${ref}; the focus is on ${await focused.textContent()}`);
}

/** Signs in and opens the queue of withdrawals. */
export async function atQueue(browser: Browser, url: string, person: Person) {
  const opened = await openPage(browser);
  await signIn(opened.page, url, person.username, person.password);
  await opened.page.goto(`${url}${queue}`);
  await opened.page
    .getByText(/^W\d{12}$/)
    .first()
    .waitFor();
  return opened;
}

/** Opens one request of the queue, also one that the open tab does not show. */
export async function openRequest(page: Page, url: string, id: number): Promise<void> {
  await page.goto(`${url}${queue}?open=${id}`);
  await panel(page)
    .getByText(/^W\d{12}$/)
    .first()
    .waitFor();
}

/** Waits for what a queue fetches after its rows: it says in the title how many wait. */
export const queueIsWhole = (page: Page) => page.waitForFunction(() => /^\(\d+\)/.test(document.title));

/** Presses an action of the open request. */
export const start = (page: Page, action: string) =>
  panel(page)
    .getByRole('button', { name: new RegExp(`^${action}`) })
    .click();

/** The button that confirms, once the server has said that nothing stands in the way. */
export async function ready(page: Page, label: string) {
  const button = dialog(page).getByRole('button', { name: new RegExp(`^${label}`) });
  await button.and(page.locator(':enabled')).waitFor();
  return button;
}

export const reason = (page: Page) => dialog(page).getByLabel('เหตุผลที่ยังทำรายการนี้');

/** What the server says of an action on a request. */
export interface Said {
  readonly refusals: readonly { readonly code: string }[];
  readonly warnings: readonly { readonly code: string }[];
}

/** Nothing stands in the way, and nothing asks for a reason. */
export const isFree = ({ refusals, warnings }: Said) => refusals.length + warnings.length === 0;

interface Wanted {
  readonly id: number;
  readonly ref: string;
}

/**
 * The requests in this status, oldest first, of which the verdict on an action says to an officer what is looked for: what
 * the demo holds depends on the time of the day. Throws where there is none.
 */
export async function requestsFor(
  url: string,
  status: string,
  action: string,
  fits: (said: Said) => boolean,
): Promise<readonly [Wanted, ...Wanted[]]> {
  const api = await signInAt(url, officer);
  const { data } = await api.get(`/api/system/withdraw/list?status=${status}&limit=100`);
  const found: Wanted[] = [];
  for (const { id, withdraw_ref } of data as readonly { readonly id: number; readonly withdraw_ref: string }[]) {
    const verdict = await api.get(`/api/system/withdraw/action/${action}/verdict?id=${id}`);
    if (fits(verdict.data as Said)) found.push({ id, ref: withdraw_ref });
  }
  const [first, ...others] = found;
  if (!first) throw new Error(`no request of the demo is ${status} and fit for ${action}`);
  return [first, ...others];
}
