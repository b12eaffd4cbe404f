import type { RowOf } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { late } from '#web/ui/late.tsx';
import { asListPage, type ListPage } from '../list/list-page.tsx';
import { BoardScreen, type DetailsProps, type OwnParts } from './board-screen.tsx';
import { useCompleteAddress } from './use-complete-address.ts';

/** What draws the rows' panel: its code and what the manifest says of it are fetched together. */
function detailsOf(load: NonNullable<ListScreen['panel']>['load']) {
  if (!load) return undefined;
  return late(async () => {
    const [{ BoardDetails }, what] = await Promise.all([
      import('./board-details.tsx'),
      load().then((panel) => {
        // Its parts are on their way before they are drawn; one that does not come is asked for again then.
        for (const section of panel.sections) if ('part' in section) void section.part().catch(() => undefined);
        return panel;
      }),
    ]);
    return { default: (props: DetailsProps) => <BoardDetails panel={what} {...props} /> };
  });
}

/** The page of a list whose rows open, or whose addresses mean more than their filters. */
export function boardPage<Answer>(
  screen: ListScreen<Answer>,
  own: Partial<OwnParts<RowOf<Answer>>> = {},
): ListPage<Answer> {
  const parts = { Details: detailsOf(screen.panel?.load), ...own };
  // biome-ignore lint/correctness/noComponentHookFactories: one page a screen, made once when its file is loaded
  function Page() {
    return useCompleteAddress(screen) ? <BoardScreen screen={screen} {...parts} /> : null;
  }
  const page = asListPage(Page, screen);
  const { prepare } = page;
  return Object.assign(page, {
    prepare:
      prepare && ((visit) => prepare({ ...visit, search: screen.complete?.(screen, visit.search) ?? visit.search })),
  } satisfies Pick<ListPage, 'prepare'>);
}
