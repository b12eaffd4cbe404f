import type { ComponentType } from 'react';
import type { DetailScreen } from '#contract/screen.ts';
import { DetailScreenView } from './detail-screen.tsx';
import { useDetailScreen } from './use-detail-screen.ts';

/** A page together with what it was made of, for a hand-written page that takes its place. */
export type DetailPage<Answer> = ComponentType & { readonly screen: DetailScreen<Answer> };

/** The page of a detail screen: `export default detailPage({ … })` is all that a stub says. */
export function detailPage<Answer>(screen: DetailScreen<Answer>): DetailPage<Answer> {
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return <DetailScreenView model={useDetailScreen(screen)} />;
  }
  return Object.assign(Page, { screen });
}
