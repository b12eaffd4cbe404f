import type { LoadTitles, Route, Titles } from '#contract/route.ts';
import type { Text } from '#contract/text.ts';
import { listBeside, type Tour } from './tour.ts';

/** A route and what its page is called. */
export type Titled = Route & { readonly title: Text };

/** The generated route tables: what is added to the manifest is walked through from then on. */
export async function routesOf(name: string): Promise<readonly Titled[]> {
  const { routes, loadTitles } = (await import(`../../../generated/web/deployments/${name}.ts`)) as {
    readonly routes: readonly Route[];
    readonly loadTitles: LoadTitles;
  };
  const parts = await Promise.all(Object.values(loadTitles).map((load) => load()));
  const titles: Titles = Object.assign({}, ...parts.map((part) => part.titles));
  return routes.map((route) => {
    const title = route.title ?? titles[route.path];
    if (!title) throw new Error(`${route.path} has no title in ${name}`);
    return { ...route, title };
  });
}

const titleOf = (route: Titled) => `${route.title.th} - Admin System`;

/** What is wrong with one screen as one role sees it; empty when all is well. */
export async function visit(
  tour: Tour,
  route: Titled,
  routes: readonly Titled[],
  isGranted: boolean,
): Promise<readonly string[]> {
  const paths = routes.map(({ path }) => path);
  const isThere = await come(tour, route.path, isGranted ? paths : []);
  return problemsOf(tour, route, { isGranted, isRecord: isRecordOf(route.path, paths), isThere });
}

/** Whether one comes to a screen by way of the list beside it. */
export const isRecordOf = (path: string, paths: readonly string[]) => listBeside(path, paths) !== undefined;

/** Goes to a screen, to one of a record by way of its list; false where that list has no row. */
export async function come(tour: Tour, path: string, paths: readonly string[], load = false): Promise<boolean> {
  tour.forget();
  if (isRecordOf(path, paths)) return tour.openRecord(path, paths, load);
  await tour.go(path, load);
  return true;
}

/** What is wrong with the screen where somebody has come to. */
export async function problemsOf(
  tour: Tour,
  route: Titled,
  {
    isGranted,
    isRecord,
    isThere,
  }: { readonly isGranted: boolean; readonly isRecord: boolean; readonly isThere: boolean },
): Promise<readonly string[]> {
  const isShown = async (text: string) => (await tour.page.getByText(text, { exact: true }).count()) > 0;
  // A bank is asked once in ten seconds, whoever asks: of walkers side by side the second is told to wait.
  const isWait = (text: string) => /\b429\b/.test(text);
  const { console, policy } = tour.complaints;
  const problems = [...console, ...policy, ...tour.failed].filter((each) => !isWait(each));
  if (!isThere) return problems;
  // What waits is counted in front of it: `(3) …`.
  if (!(await tour.page.title()).endsWith(titleOf(route))) problems.push(`its title is ${await tour.page.title()}`);
  if (await warnsOfLeaving(tour)) problems.push('warns of unsaved changes, and nothing was changed');
  const isRefused = await isShown('คุณไม่มีสิทธิ์ใช้งานส่วนนี้');
  if (isRefused && isGranted) problems.push('refused to somebody who has the permission');
  if (!isRefused && !isGranted) problems.push('shown to somebody who has not the permission');
  if (isRefused && (await tour.page.locator('main :is(table, form, [role="grid"])').count()) > 0)
    problems.push('refused, and yet there are data');
  const headings = await tour.page.locator('main :is(h1, h2)').allTextContents();
  // A list may be empty on a quiet day; a record that a list leads to may not be missing.
  for (const wrong of [...(isRecord ? ['ไม่พบข้อมูล'] : []), 'โหลดข้อมูลไม่สำเร็จ', 'เกิดข้อผิดพลาด'])
    if (isGranted && headings.some((heading) => heading.includes(wrong))) problems.push(`says ${wrong}`);
  return problems;
}

/** Whether a reload would be asked about, as whenever somebody leaves what is not saved. */
const warnsOfLeaving = ({ page }: Tour) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
