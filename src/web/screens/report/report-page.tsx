import type { ComponentType } from 'react';
import type { ListScreen, ReportScreen } from '#contract/screen.ts';
import type { Preparing } from '#web/data/visit.ts';
import { prepareList } from '../list/prepare-list.ts';
import { ReportScreenView } from './report-screen.tsx';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type ReportPage<Answer = unknown> = ComponentType & { readonly screen: ReportScreen<Answer> } & Preparing;

/** The page of a report: `export default reportPage({ … })` is all that a stub says. */
export function reportPage<Answer>(screen: ReportScreen<Answer>): ReportPage<Answer> {
  // A report is a list whose rows represent groups.
  const list: ListScreen<Answer> = { ...screen, kind: 'list' };
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <ReportScreenView screen={screen} list={list} />;
  }
  return Object.assign(Page, { screen, prepare: prepareList(list) });
}
