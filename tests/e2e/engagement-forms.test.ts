import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { formsOf, walkForm } from './support/form-walk.ts';
import { marketing, owner } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const { url } = served;
const areas: ReadonlySet<string> = new Set(['banner', 'poll', 'quest', 'shop', 'wheel']);
const forms = formsOf(({ area }) => areas.has(area));
const people = [
  { role: 'owner', person: owner },
  { role: 'marketing', person: marketing },
];

/**
 * Two people side by side fill in every form, with the rows that belong to its record, and open again what they saved.
 * What goes wrong in between (the server fails, the page is loaded anew, the session ends) meets each form once, by turns
 * with one and the other of them.
 */
describe('every form of promotions, polls, quests, wheels, the shop and banners', () => {
  let browser: Browser;
  const found = new Map<string, unknown>();
  beforeAll(async () => {
    browser = await launch();
    await Promise.all(
      people.map(async ({ role, person }, at) => {
        const tour = await startTour(browser, url, person);
        const expire = async () => (await signInAt(url, person)).endOthers();
        for (const [index, form] of forms.entries()) {
          const troubles = index % people.length === at ? { person, expire } : undefined;
          try {
            found.set(`${role} ${form.path}`, await walkForm(tour, form, { role, ...(troubles && { troubles }) }));
          } catch (error) {
            // With where it stopped: a form has many steps.
            found.set(`${role} ${form.path}`, error instanceof Error ? [error.stack] : error);
          }
        }
        found.set(`${role} policy`, tour.complaints.policy);
      }),
    );
  });
  afterAll(() => browser.close());

  describe.each(people)('as $role', ({ role }) => {
    it.each(forms)('$path: filled, saved, opened again, changed, and its rows likewise', ({ path }) => {
      expect(found.get(`${role} ${path}`)).toEqual([]);
    });
    it('nothing is against the policy of the page', () => {
      expect(found.get(`${role} policy`)).toEqual([]);
    });
  });
});
