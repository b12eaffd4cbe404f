import { mdiUnfoldLessHorizontal, mdiUnfoldMoreHorizontal } from '@mdi/js';
import { useMemo, useRef } from 'react';
import { companionOf } from '#contract/field.ts';
import { rowId } from '#web/core/live-rows.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useOrderText } from '../shared/order-texts.ts';
import { useSortable } from '../shared/use-sortable.ts';
import css from './list.module.css';
import { ListRows } from './list-rows.tsx';
import { ListBar, ListHeading, ListTabBar } from './list-screen.tsx';
import ordered from './ordered.module.css';
import { TreeCell } from './tree-cell.tsx';
import type { ListModel } from './use-list-screen.ts';
import { useOrderedScreen } from './use-ordered-screen.ts';

/** A list of all rows, under their parents and in the order that people have given them. */
export function OrderedScreenView({ model }: { readonly model: ListModel }) {
  const state = useOrderedScreen(model);
  const text = useOrderText();
  const area = useRef<HTMLDivElement>(null);
  const { screen, list } = model;
  const { rows, places, folded, canMove, isTree, nameOf, setFold } = state;
  const shown = useMemo(() => ({ ...model, list: { ...list, rows } }), [model, list, rows]);
  useSortable(area, { canMove, rows, landing: state.landing, moveBeside: state.moveBeside });

  const first = screen.columns[0]?.name;
  const overrides = useMemo<Readonly<Record<string, CellOverride>>>(() => {
    if (first === undefined) return {};
    const draw: CellOverride = (row, standard) => {
      const id = rowId(row, screen.key);
      const at = places.get(id);
      if (!at) return standard;
      const isFolded = folded.has(id);
      const above = screen.tree === undefined ? undefined : row[companionOf(screen.tree)];
      return (
        <TreeCell
          at={at}
          isTree={isTree}
          isFolded={isFolded}
          hint={canMove ? text.hint : undefined}
          foldLabel={(isFolded ? text.unfold : text.fold)(nameOf(row))}
          under={at.level === 1 && typeof above === 'string' ? above : undefined}
          onFold={() => setFold(id, !isFolded)}
        >
          {standard}
        </TreeCell>
      );
    };
    return { [first]: draw };
  }, [first, screen, places, folded, isTree, canMove, nameOf, setFold, text]);

  if (list.phase === 'forbidden') return <Forbidden />;
  const foldText = state.isAllFolded ? text.unfoldAll : text.foldAll;
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
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
