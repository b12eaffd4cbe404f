import type { ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';
import { ListScreenView } from './list-screen.tsx';
import { useListScreen } from './use-list-screen.ts';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type ListPage<Answer = unknown> = ComponentType & { readonly screen: ListScreen<Answer> };

/** The page of a list screen: `export default listPage({ … })` is all that a stub says. */
export function listPage<Answer>(screen: ListScreen<Answer>): ListPage<Answer> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <ListScreenView model={useListScreen(screen)} />;
  }
  return Object.assign(Page, { screen });
}
