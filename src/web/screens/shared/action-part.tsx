import type { Row } from '#contract/envelope.ts';
import type { LoadPart } from '#contract/part.ts';
import type { Action } from '#contract/screen.ts';
import type { ActionPart as PartProps } from '#contract/screen-part.ts';
import { rowId } from '#web/core/live-rows.ts';
import { Part } from '#web/ui/part.tsx';
import type { ActionSource } from './action-source.ts';

interface Props {
  readonly action: Action;
  readonly load: LoadPart<PartProps>;
  /** The rows as they were when it was begun. */
  readonly rows: readonly Row[];
  readonly source: ActionSource;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** A hand-written part that an action opens: it sees the rows as they are now, since its call may change them. */
export function ActionPart({ action, load, rows, source, onClose, onChanged }: Props) {
  const shown = source.shown?.();
  const now = (row: Row) => shown?.rows.find((one) => rowId(one, source.key) === rowId(row, source.key)) ?? row;
  const [first, ...rest] = rows.map(now);
  if (!first) return null;
  const props: PartProps = {
    action,
    rows: [first, ...rest],
    filters: shown?.filters ?? {},
    refresh: onChanged,
    close: onClose,
  };
  return <Part load={load} props={props} />;
}
