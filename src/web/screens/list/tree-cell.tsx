import { mdiChevronRight, mdiDragVertical } from '@mdi/js';
import type { ReactNode } from 'react';
import type { TreeRow } from '#web/core/tree.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ToolButton } from '#web/ui/tool-button.tsx';
import css from './ordered.module.css';

interface Props {
  readonly at: TreeRow;
  readonly isTree: boolean;
  readonly isFolded: boolean;
  /** Absent = rows cannot be moved just now. */
  readonly hint: string | undefined;
  /** What the button that folds says. */
  readonly foldLabel: string;
  /** The row above, where it is not on the screen. */
  readonly under: string | undefined;
  readonly onFold: () => void;
  readonly children: ReactNode;
}

/** First cell of a row that can be moved or folded: grip, fold, and the value, set in by its level. */
export function TreeCell({ at, isTree, isFolded, hint, foldLabel, under, onFold, children }: Props) {
  return (
    <span className={css.cell} data-level={Math.min(at.level, 4)}>
      {hint !== undefined && (
        <span className={css.grip} data-grip="" title={hint} aria-hidden="true">
          <Icon path={mdiDragVertical} size={16} />
        </span>
      )}
      {isTree &&
        (at.hasChildren ? (
          <ToolButton
            className={css.fold}
            icon={mdiChevronRight}
            size={16}
            label={foldLabel}
            tabIndex={-1}
            data-folded={isFolded || undefined}
            onClick={onFold}
          />
        ) : (
          <span className={css.leaf} />
        ))}
      <span className={css.value}>
        {under !== undefined && <span className={css.under}>{under} › </span>}
        {children}
      </span>
    </span>
  );
}
