import type { ComponentProps, ComponentType } from 'react';
import type { ListScreen } from '#contract/screen.ts';
import { late } from '#web/ui/late.tsx';
import { asListPage, type ListPage } from '../list/list-page.tsx';
import { BoardScreen, type DetailsProps } from './board-screen.tsx';
import { completeAddress } from './complete-address.ts';
import { useCompleteAddress } from './use-complete-address.ts';

/** What draws the rows' panel: its code and what the manifest says of it are fetched together. */
const detailsOf = ({ panel }: Pick<ListScreen, 'panel'>): ComponentType<DetailsProps> | undefined =>
  panel &&
  late(async () => {
    const [{ BoardDetails }, what] = await Promise.all([import('./board-details.tsx'), panel.load()]);
    return { default: (props: DetailsProps) => <BoardDetails panel={what} {...props} /> };
  });

/** The page of a list whose rows open, or whose addresses mean more than their filters. */
export function boardPage<Answer>(
  screen: ListScreen<Answer>,
  Figures?: ComponentProps<typeof BoardScreen>['Figures'],
): ListPage<Answer> {
  const Details = detailsOf(screen);
  function Page() {
    const isComplete = useCompleteAddress(screen);
    return isComplete ? <BoardScreen screen={screen} Details={Details} Figures={Figures} /> : null;
  }
  const page = asListPage(Page, screen);
  const { prepare } = page;
  return Object.assign(page, {
    prepare:
      prepare && ((visit) => prepare({ ...visit, search: completeAddress(screen, visit.search) ?? visit.search })),
  } satisfies Pick<ListPage, 'prepare'>);
}
