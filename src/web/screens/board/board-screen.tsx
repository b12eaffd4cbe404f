import { mdiKeyboardOutline } from '@mdi/js';
import { type ComponentType, type ReactNode, type RefObject, Suspense, useCallback } from 'react';
import type { Card } from '#contract/card.ts';
import type { Row, RowOf } from '#contract/envelope.ts';
import type { ListScreen } from '#contract/screen.ts';
import { openParam } from '#web/core/address.ts';
import { rowId } from '#web/core/live-rows.ts';
import { useCalm } from '#web/data/use-calm.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { wishKeys } from '#web/ui/page-keys.ts';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { AboveList } from '../list/above-list.tsx';
import list from '../list/list.module.css';
import { ListRows } from '../list/list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from '../list/list-screen.tsx';
import type { ListModel } from '../list/use-list-screen.ts';
import type { ActionInputs } from '../shared/action-form.tsx';
import type { OpenRow } from '../shared/use-open-row.ts';
import { useSidePanel } from '../shared/use-side-panel.ts';
import css from './board.module.css';
import { BoardSide } from './board-side.tsx';
import { useBoardText } from './board-texts.ts';
import { useBoard } from './use-board.ts';
import { useNarrow } from './use-narrow.ts';

const QueueExtras = late(() => import('./queue-extras.tsx').then((part) => ({ default: part.QueueExtras })));

/** What the details of a row are given. */
export interface DetailsProps<R extends Row = Row> {
  readonly model: ListModel<R>;
  readonly opened: Pick<OpenRow<R>, 'id' | 'row' | 'failure' | 'close'>;
  /** There is room for it next to the list; else it lies over it. */
  readonly isBeside: boolean;
  /** Keys that the details answer to, before the actions of the row do; true = it did something. */
  readonly keys: RefObject<((pressed: string) => boolean) | undefined>;
}

/** What a page draws in its own way. */
export interface OwnParts<R extends Row> {
  /** Draws what a row opens; fetched when the first one is opened. */
  readonly Details: ComponentType<DetailsProps<R>> | undefined;
  readonly Figures: ComponentType<{ readonly cards: readonly Card[]; readonly model: ListModel }> | undefined;
  /** Forms of some actions, by id. The same object between renders. */
  readonly inputs: ActionInputs | undefined;
}

interface Props<Answer> extends Partial<OwnParts<RowOf<Answer>>> {
  readonly screen: ListScreen<Answer>;
}

const nothing: readonly string[] = [];

/** A list and, next to it or over it, all about the row that is open. */
export function BoardScreen<Answer>({ screen, Details, Figures, inputs }: Props<Answer>) {
  const text = useBoardText();
  const { model, opened, keys, key } = useBoard(screen, inputs);
  const isCalm = useCalm();
  const { beside, next } = screen.panel ?? {};
  const hasRoom = useSidePanel(model.actions.isOpen);
  const isBeside = beside !== undefined && hasRoom;
  const isOpen = Details !== undefined && opened.id !== undefined;
  const { path, key: keyField } = screen;
  const hrefOf = useCallback(
    (row: Row) => `${path}?${openParam}=${encodeURIComponent(rowId(row, keyField))}`,
    [path, keyField],
  );
  const layout = useNarrow(model, beside ?? nothing, isOpen && isBeside);
  if (model.list.phase === 'forbidden') return <Forbidden />;
  const details: ReactNode = isOpen && (
    <Suspense>
      <Details model={model} opened={opened} isBeside={isBeside} keys={keys} />
    </Suspense>
  );
  return (
    <div className={list.screen}>
      <ListHeading model={model} />
      {Figures && <Figures cards={screen.cards ?? []} model={model} />}
      <AboveList model={model} />
      <ListTabBar model={model} />
      <ListBar model={model}>
        {next && (
          <ToolButton icon={mdiKeyboardOutline} label={text.keys} title={`${text.keys} (?)`} onClick={wishKeys} />
        )}
      </ListBar>
      <div className={css.panes} data-open={(isOpen && isBeside) || undefined}>
        <ListRows
          model={model}
          hrefOf={Details && hrefOf}
          onOpen={Details && opened.open}
          onKey={key}
          layout={layout}
        />
        {isBeside ? details && <BoardSide>{details}</BoardSide> : details}
      </div>
      {model.actions.dialog}
      {model.header.dialog}
      {next && isCalm && (
        <Suspense>
          <QueueExtras model={model} />
        </Suspense>
      )}
    </div>
  );
}
