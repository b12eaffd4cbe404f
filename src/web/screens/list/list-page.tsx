import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';
import type { Preparing } from '#web/data/visit.ts';
import { ListScreenView } from './list-screen.tsx';
import { prepareList } from './prepare-list.ts';
import { useListScreen } from './use-list-screen.ts';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type ListPage<Answer = unknown> = ComponentType & { readonly screen: ListScreen<Answer> } & Preparing;

/** A component as the page of a list: its first rows are requested before it is drawn. */
export const asListPage = <Answer,>(Page: ComponentType, screen: ListScreen<Answer>): ListPage<Answer> =>
  Object.assign(Page, { screen, prepare: prepareList(screen) });

/** The page of a list screen: `export default listPage({ … })` is all that a stub says. */
export function listPage<Answer>(screen: ListScreen<Answer>): ListPage<Answer> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <ListScreenView model={useListScreen(screen)} />;
  }
  return asListPage(Page, screen);
}
