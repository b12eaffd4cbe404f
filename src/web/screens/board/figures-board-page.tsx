import type { ListScreen } from '#contract/screen.ts';
import { ListCards } from '../list/list-cards.tsx';
import type { ListPage } from '../list/list-page.tsx';
import { boardPage } from './board-page.tsx';

/** The same with figures above the rows, which are in the page's own file: nothing moves when they come. */
export const figuresBoardPage = <Answer,>(screen: ListScreen<Answer>): ListPage<Answer> =>
  boardPage(screen, { Figures: ListCards });
