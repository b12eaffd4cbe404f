import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Field } from '#contract/field.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Notice, SaveBar } from '#web/ui/edit-bar.tsx';
import marks from '#web/ui/marks.module.css';
import css from './piece.module.css';
import { usePieceText } from './texts.ts';
import type { Piece } from './use-piece.ts';

interface Counts {
  readonly added: number;
  readonly removed: number;
}

/** `+3 −1` */
export function DiffBadge({ added, removed }: Counts) {
  const text = usePieceText();
  if (added + removed === 0) return null;
  return (
    <span className={css.diff}>
      {added > 0 && (
        <span className={marks.pill} data-tone="success" title={text.addedLong(added)}>
          {text.added(added)}
        </span>
      )}
      {removed > 0 && (
        <span className={marks.pill} data-tone="danger" title={text.removedLong(removed)}>
          {text.removed(removed)}
        </span>
      )}
    </span>
  );
}

interface Props<T> {
  readonly piece: Piece<T>;
  /** Number of differences between two values. */
  readonly countOf: (before: T, after: T) => Counts;
  readonly value: T;
  readonly onSave: () => void;
  /** Nothing can be saved here. */
  readonly readOnly?: boolean;
  readonly children?: ReactNode;
}

const when: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/** Sticky bar with the unsaved changes, conflicts, and the buttons. */
export function PieceBar<T>({ piece, countOf, value, onSave, readOnly = false, children }: Props<T>) {
  const text = usePieceText();
  const context = useFormatContext();
  const { behind } = piece;
  if (readOnly) return null;
  return (
    <SaveBar data-dirty={piece.isDirty || undefined}>
      {behind && (
        <Notice
          className={css.notice}
          tone="warning"
          urgent
          text={
            <>
              <strong>
                {behind.by ? text.behindBy(behind.by.by, formatValue(when, behind.by.at, context)) : text.behind}
              </strong>{' '}
              <DiffBadge {...countOf(piece.base, behind.theirs)} />
            </>
          }
        >
          <Button size="compact-sm" variant="light" onClick={piece.keepMine}>
            {text.keepMine}
          </Button>
          <Button size="compact-sm" variant="subtle" color="gray" onClick={piece.takeTheirs}>
            {text.takeTheirs}
          </Button>
        </Notice>
      )}
      {piece.failure && !behind && (
        <Notice
          className={css.notice}
          tone="danger"
          text={
            <>
              <strong>{piece.failure}</strong> {piece.isLost ? text.kept : text.notSaved}
            </>
          }
        />
      )}
      <Button onClick={onSave} loading={piece.isSending} disabled={!piece.isDirty || behind !== undefined}>
        {text.save}
      </Button>
      <Button variant="subtle" color="gray" onClick={piece.undo} disabled={!piece.isDirty || piece.isSending}>
        {text.undo}
      </Button>
      <span className={css.state} role="status">
        {piece.isDirty ? text.unsaved : ''} <DiffBadge {...countOf(piece.base, value)} />
      </span>
      {children}
    </SaveBar>
  );
}
