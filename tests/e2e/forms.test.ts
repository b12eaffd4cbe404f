import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signInAt } from './support/api.ts';
import { launch } from './support/browser.ts';
import { formsOf, walkForm } from './support/form-walk.ts';
import { owner } from './support/people.ts';
import { startTour } from './support/tour.ts';

const served = inject('subjects')[0];
if (!served) throw new Error('nothing is served');
const subject = served;
const forms = formsOf('vizpay');

/** Every form that the manifest has, of gateways those of one: all walked through before the tests tell what was lost. */
describe('every form', () => {
  let browser: Browser;
  const found = new Map<string, unknown>();
  beforeAll(async () => {
    browser = await launch();
    const tour = await startTour(browser, subject.url, owner);
    for (const form of forms) {
      try {
        const expire = async () => (await signInAt(subject.url, owner)).endOthers();
        found.set(form.path, await walkForm(tour, form, { person: owner, expire }));
      } catch (error) {
        found.set(form.path, error);
      }
    }
  }, 600_000);
  afterAll(() => browser.close());

  it.each(forms)(
    '$path: filled, kept through a failed save and a reload, saved, opened again and changed',
    ({ path }) => {
      expect(found.get(path)).toEqual([]);
    },
  );
});
