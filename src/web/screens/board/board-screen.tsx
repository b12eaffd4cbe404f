import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { Card } from '#contract/card.ts';
import type { Row } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { AboveList } from '../list/above-list.tsx';
import list from '../list/list.module.css';
import { ListRows } from '../list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '../list/list-screen.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import type { OpenRow } from '../shared/use-open-row.ts';
import { useSidePanel } from '../shared/use-side-panel.ts';
import css from './board.module.css';
import { BoardSide } from './board-side.tsx';
import { useBoard } from './use-board.ts';
import { useNarrow } from './use-narrow.ts';

/** What the details of a row are given. */
export interface DetailsProps {
  readonly model: ListModel;
  readonly opened: Pick<OpenRow<Row>, 'id' | 'row' | 'failure' | 'close'>;
  /** There is room for it next to the list; else it lies over it. */
  readonly isBeside: boolean;
}

interface Props<Answer> {
  readonly screen: ListScreen<Answer>;
  /** Draws what a row opens; fetched when the first one is opened. */
  readonly Details: ComponentType<DetailsProps> | undefined;
  readonly Figures: ComponentType<{ readonly cards: readonly Card[]; readonly model: ListModel }> | undefined;
}

const nothing: readonly string[] = [];

/** A list and, next to it or over it, all about the row that is open. */
export function BoardScreen<Answer>({ screen, Details, Figures }: Props<Answer>) {
  const { model, opened, key } = useBoard(screen);
  const { beside } = screen.panel ?? {};
  const hasRoom = useSidePanel(model.actions.isOpen);
  const isBeside = beside !== undefined && hasRoom;
  const isOpen = Details !== undefined && opened.id !== undefined;
  const layout = useNarrow(model, beside ?? nothing, isOpen && isBeside);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const details: ReactNode = isOpen && (
    <Suspense>
      <Details model={model} opened={opened} isBeside={isBeside} />
    </Suspense>
  );
  return (
    <div className={list.screen}>
      <ListHeading model={model} />
      {Figures && screen.cards && <Figures cards={screen.cards} model={model} />}
      <AboveList model={model} />
      <ListTabBar model={model} />
      <ListBar model={model} />
      <div className={css.panes} data-open={(isOpen && isBeside) || undefined}>
        <ListRows model={model} onOpen={Details && opened.open} onKey={key} layout={layout} />
        {isBeside ? details && <BoardSide>{details}</BoardSide> : details}
      </div>
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
