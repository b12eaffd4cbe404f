import type { ListScreen } from '#contract/screen.ts';
import { asListPage, type ListPage } from './list-page.tsx';
import { OrderedScreenView } from './ordered-screen.tsx';
import { useListScreen } from './use-list-screen.ts';

/** The page of a list whose rows form a tree or are ordered by hand. */
export function orderedPage<Answer>(screen: ListScreen<Answer>): ListPage<Answer> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <OrderedScreenView model={useListScreen(screen)} />;
  }
  return asListPage(Page, screen);
}
