import { Button } from '@mantine/core';
import { meets } from '#web/core/actions.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { bulkLimit } from '../list/bulk-limit.ts';
import css from './matrix.module.css';
import { nothing } from './selected-area.ts';
import { useMatrixText } from './texts.ts';
import type { MatrixModel } from './use-matrix-screen.ts';

/** What is selected, and what can be done to the cells of it for which it can be done. */
export function MatrixSelection({ model }: { readonly model: MatrixModel }) {
  const text = useMatrixText();
  const label = useLabel();
  const { screen, matrix, area, bulk, actions } = model;
  const cells = model.selected();
  const [n, m] = [area.rows.size || matrix.rows.length, area.columns.size || matrix.columns.length].map(formatCount);
  const { rows, columns } = screen;
  return (
    <div className={css.bulk} role="status">
      <strong>
        {text.selected(label(rows.cell.label), n ?? '', label(columns.cell.label), m ?? '', formatCount(cells.length))}
      </strong>
      {bulk.map((action) => {
        const { when } = action;
        const due = when === undefined ? cells : cells.filter((cell) => meets(when, cell));
        const blocked =
          due.length > bulkLimit ? text.tooMany(formatCount(bulkLimit)) : due.length === 0 ? text.noneDue : undefined;
        return (
          <Button
            key={action.id}
            size="xs"
            variant="light"
            {...(action.tone === 'danger' && { color: 'red' })}
            disabled={blocked !== undefined}
            title={blocked}
            onClick={() => actions.startBulk(action, due)}
          >
            {`${label(action.label)} (${formatCount(due.length)})`}
          </Button>
        );
      })}
      <PlainButton variant="default" onClick={() => model.select(nothing)}>
        {text.clear}
      </PlainButton>
    </div>
  );
}
