import type { PageReply } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { boardPage } from '#web/screens/board/board-page.tsx';
import { completeAddress } from '#web/screens/board/complete-address.ts';
import { ListCards } from '#web/screens/list/list-cards.tsx';
import { late } from '#web/ui/late.tsx';
import { doubtful, type MatchRow } from './read-match.ts';

const Details = late(() => import('./match-details.tsx').then((part) => ({ default: part.MatchDetails })));

interface Look extends Pick<ListScreen, 'start'> {
  /** Columns that stay while a comparison is open next to the list. */
  readonly beside: readonly string[];
}

/** The page of a list of deposits or statement lines: a row opens the comparison of its three sides. */
export const matchBoard = (screen: ListScreen<PageReply<MatchRow>>, { beside, start }: Look) =>
  boardPage(
    {
      ...screen,
      alone: 'ref',
      around: 'date',
      complete: completeAddress,
      ...(start && { start }),
      panel: { beside, next: { match_status: [...doubtful] } },
    },
    { Details, Figures: ListCards },
  );
