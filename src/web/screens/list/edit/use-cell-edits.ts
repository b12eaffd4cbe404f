import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { CellEdit } from '#contract/cell-edit.ts';
import type { Inputs } from '#contract/screen.ts';
import type { ListModel } from '../use-list-screen.ts';
import type { Onward } from './cell-editor.tsx';
import { boxOf, bringIntoSight, type CellBox, type CellName, columnsShown, rowAt } from './cell-place.ts';
import { useBoxOf } from './use-box-of.ts';
import { type EditableCell, useEditable } from './use-editable.ts';
import { useNearness } from './use-nearness.ts';
import { useStartKey } from './use-start-key.ts';

/** A cell, and where it is drawn. */
interface PlacedCell {
  readonly cell: EditableCell;
  readonly box: CellBox;
}

/** What may be typed; fetched when the first cell is near. */
function useInputs({ input }: CellEdit) {
  const [inputs, setInputs] = useState<Pick<Inputs, 'fields' | 'validate'>>();
  const fetch = useCallback(() => {
    void Promise.all([input(), import('#web/fields/inputs.ts')]).then(
      ([found]) => setInputs(found),
      // Asked for again with the next cell.
      () => undefined,
    );
  }, [input]);
  return { inputs, fetch };
}

const steps: Readonly<Record<Onward, 1 | -1 | undefined>> = { next: 1, previous: -1, row: undefined, away: undefined };

/** Which cell is near, and which one is edited. `place` is an element beside the table. */
export function useCellEdits(edit: CellEdit, model: ListModel, place: RefObject<HTMLElement | null>) {
  const { find, along, isAllowed } = useEditable(edit, model);
  const { inputs, fetch } = useInputs(edit);
  const [region, setRegion] = useState<HTMLElement>();
  const [near, setNear] = useState<PlacedCell>();
  const [open, setOpen] = useState<PlacedCell>();
  const {
    setCovered,
    list: { store },
  } = model;
  const isOpen = open !== undefined;

  const approach = useCallback(
    (area: HTMLElement, at: CellName | string | undefined) => {
      const cell = typeof at === 'string' ? along(columnsShown(area), at, undefined, 1) : at && find(at);
      setRegion(area);
      const box = cell && boxOf(area, cell);
      setNear(cell && box && { cell, box });
      if (cell) fetch();
    },
    [find, along, fetch],
  );
  const start = useCallback(
    (cell: EditableCell, area = region) => {
      if (!area) return;
      bringIntoSight(area, cell);
      const box = boxOf(area, cell);
      if (!box) return;
      // Keys go on from this row afterwards.
      store.setFocused(cell.id);
      setRegion(area);
      fetch();
      setNear(undefined);
      setOpen({ cell, box });
    },
    [region, fetch, store],
  );
  const leave = (to: Onward) => {
    if (!open || !region) return;
    const by = steps[to];
    const { id, column } = open.cell;
    const next = by && along(columnsShown(region), id, column, by);
    if (next) return start(next);
    setOpen(undefined);
    if (to !== 'away') rowAt(region, id)?.focus({ preventScroll: true });
  };

  // Nobody's rows move, or are read anew, under what is typed.
  useEffect(() => {
    if (!isOpen) return;
    setCovered(true);
    return () => setCovered(false);
  }, [isOpen, setCovered]);
  useNearness(place, isAllowed && !isOpen, approach);
  useStartKey(place, isAllowed && !isOpen, (area) => {
    const id = store.focused();
    const cell = id === undefined ? undefined : along(columnsShown(area), id, undefined, 1);
    if (cell) start(cell, area);
    return cell !== undefined;
  });
  const move = useCallback((box: CellBox) => setOpen((before) => before && { ...before, box }), []);
  useBoxOf(region, open?.cell, move);
  return { region, near, open, inputs, start, leave };
}
