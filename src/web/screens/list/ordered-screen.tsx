import { mdiUnfoldLessHorizontal, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { useMemo, useRef } from 'react';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useOrderText } from '../shared/order-texts.ts';
import { useSortable } from '../shared/use-sortable.ts';
import { AboveList } from './above-list.tsx';
import css from './list.module.css';
import { ListRows } from './list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from './list-screen.tsx';
import ordered from './ordered.module.css';
import type { ListModel } from './use-list-screen.ts';
import { useOrderedScreen } from './use-ordered-screen.ts';
import { useTreeCells } from './use-tree-cells.tsx';

/** A list of all rows, under their parents and in the order that people have given them. */
export function OrderedScreenView({ model }: { readonly model: ListModel }) {
  const state = useOrderedScreen(model);
  const text = useOrderText();
  const area = useRef<HTMLDivElement>(null);
  const { screen, list } = model;
  const { rows, canMove, isTree } = state;
  const overrides = useTreeCells(screen, state);
  const shown = useMemo(() => ({ ...model, list: { ...list, rows } }), [model, list, rows]);
  useSortable(area, { canMove, rows, landing: state.landing, moveBeside: state.moveBeside });

  if (list.phase === 'forbidden') return <Forbidden />;
  const foldText = state.isAllFolded ? text.unfoldAll : text.foldAll;
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
      <AboveList model={model} />
      <ListTabBar model={model} />
      <ListBar model={model}>
        {state.hasFolds && (
          <ToolButton
            className={css.tool}
            icon={state.isAllFolded ? mdiUnfoldMoreHorizontal : mdiUnfoldLessHorizontal}
            label={foldText}
            onClick={() => state.foldAll(!state.isAllFolded)}
          />
        )}
      </ListBar>
      <div ref={area} className={ordered.rows}>
        <ListRows
          model={shown}
          overrides={overrides}
          onKey={state.onKey}
          moreOf={screen.order ? state.moreOf : undefined}
          attributesOf={isTree ? state.attributesOf : undefined}
        />
      </div>
      <div className="unseen" role="status">
        {state.said}
      </div>
      {model.actions.dialog}
      {model.header.dialog}
    </div>
  );
}
