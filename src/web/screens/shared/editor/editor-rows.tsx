import { useCallback, useRef } from 'react';
import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import { useSortable } from '../use-sortable.ts';
import css from './editor.module.css';
import { EditorTable, type EditorTableProps } from './editor-table.tsx';
import { useEditorText } from './texts.ts';

/** The table of the rows, which are dragged by their grips; or why there is none. */
export function EditorRows(props: EditorTableProps) {
  const { rows, answer, move, canOrder, canAdd, isReading } = props.state;
  const text = useEditorText();
  const describe = useDescribeError();
  const area = useRef<HTMLDivElement>(null);
  const moveBeside = useCallback(
    (id: string, sibling: string, side: 'before' | 'after') => {
      const [from, to] = [rows.findIndex((row) => row.id === id), rows.findIndex((row) => row.id === sibling)];
      if (from < 0 || to < 0 || from === to) return;
      const before = to + (side === 'after' ? 1 : 0);
      move(id, before > from ? before - 1 : before);
    },
    [rows, move],
  );
  useSortable(area, {
    canMove: canOrder,
    rows,
    landing: (dragged, over) => (dragged === over ? undefined : { id: over }),
    moveBeside,
  });
  if (answer.error && answer.data === undefined)
    return (
      <ErrorState
        message={describe(answer.error)}
        reference={answer.error.requestId}
        onRetry={() => void answer.refresh()}
        isRetrying={answer.isValidating}
      />
    );
  if (isReading)
    return (
      <div className={css.waiting} role="status" aria-busy="true">
        {[0, 1, 2].map((line) => (
          <SkeletonBar key={line} width="100%" height={40} />
        ))}
      </div>
    );
  if (rows.length === 0) return <EmptyState title={text.none}>{canAdd ? text.noneHint : undefined}</EmptyState>;
  return (
    <div ref={area}>
      <EditorTable {...props} />
    </div>
  );
}
