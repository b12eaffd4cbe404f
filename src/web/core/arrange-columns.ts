import { type ColumnLayout, narrowest, widest } from './column-layout.ts';

/** Puts a column before another one (after the last with undefined). It joins the pinned group of its new neighbour. */
export function moveColumn(layout: ColumnLayout, name: string, before: string | undefined): ColumnLayout {
  if (name === before) return layout;
  const put = (list: readonly string[]) => {
    const rest = list.filter((item) => item !== name);
    const at = before === undefined ? rest.length : rest.indexOf(before);
    return at < 0 ? rest : [...rest.slice(0, at), name, ...rest.slice(at)];
  };
  const joins = (list: readonly string[]) =>
    before !== undefined && list.includes(before) ? put(list) : list.filter((item) => item !== name);
  return { ...layout, order: put(layout.order), start: joins(layout.start), end: joins(layout.end) };
}

/** Moves a column past the next one that is shown; the first and the last that are shown stay. */
export function stepColumn(layout: ColumnLayout, name: string, forward: boolean): ColumnLayout {
  const shown = layout.order.filter((item) => item === name || !layout.hidden.includes(item));
  const at = shown.indexOf(name);
  const neighbour = shown[forward ? at + 1 : at - 1];
  if (at < 0 || neighbour === undefined) return layout;
  return moveColumn(layout, name, forward ? shown[at + 2] : neighbour);
}

/** Pins a column to one side, or to none with undefined. */
export function pinColumn(layout: ColumnLayout, name: string, side: 'start' | 'end' | undefined): ColumnLayout {
  const start = layout.start.filter((item) => item !== name);
  const end = layout.end.filter((item) => item !== name);
  return {
    ...layout,
    start: side === 'start' ? [...start, name] : start,
    end: side === 'end' ? [...end, name] : end,
  };
}

/** Gives a column a width in pixels, held between the least and the greatest. */
export function resizeColumn(layout: ColumnLayout, name: string, width: number): ColumnLayout {
  const held = Math.round(Math.min(widest, Math.max(narrowest, width)));
  return { ...layout, widths: { ...layout.widths, [name]: held } };
}
