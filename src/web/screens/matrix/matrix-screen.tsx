import { Suspense } from 'react';
import { Link } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import type { MatrixScreen } from '#contract/matrix.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Facts } from '../shared/facts.tsx';
import { Pager } from '../shared/pager.tsx';
import { signOf, stateOf } from './cell-state.ts';
import css from './matrix.module.css';
import { useCellName } from './matrix-cell.tsx';
import { MatrixFilters } from './matrix-filters.tsx';
import { MatrixGrid } from './matrix-grid.tsx';
import { isNothing, nothing } from './selected-area.ts';
import { useMatrixText } from './texts.ts';
import type { Matrix } from './use-matrix.ts';
import { type MatrixModel, useMatrixScreen } from './use-matrix-screen.ts';

const MatrixSelection = late(() =>
  import('./matrix-selection.tsx').then((part) => ({ default: part.MatrixSelection })),
);

const noRow: Row = {};

/** Rows times columns of cells: filters, a legend, the cells, and what is done to a selection of them. */
export function MatrixScreenView({ screen }: { readonly screen: MatrixScreen }) {
  const label = useLabel();
  const text = useMatrixText();
  const model = useMatrixScreen(screen, (cell, matrix) => <About screen={screen} cell={cell} matrix={matrix} />);
  const { matrix, url, header, actions, area, select } = model;
  if (!model.allowed) return <Forbidden />;
  return (
    <div className={css.page}>
      <PageHeader
        title={label(screen.title)}
        aside={
          matrix.rowsInAll !== undefined &&
          text.truncated(formatCount(matrix.everyRow.length), formatCount(matrix.rowsInAll))
        }
        actions={header.permitted.map((action) => (
          <PlainButton key={action.id} variant="default" onClick={() => header.start(action, noRow)}>
            {label(action.label)}
          </PlainButton>
        ))}
      />
      <MatrixFilters screen={screen} matrix={matrix} url={url} />
      <Legend screen={screen} />
      {!isNothing(area) && (
        <Suspense>
          <MatrixSelection model={model} />
        </Suspense>
      )}
      <Body model={model} />
      {matrix.total > matrix.perPage && (
        <Pager
          page={url.page}
          limit={matrix.perPage}
          total={matrix.total}
          onPage={(page) => {
            select(nothing);
            url.toPage(page);
          }}
        />
      )}
      {actions.dialog}
      {header.dialog}
    </div>
  );
}

/** What the signs mean. */
function Legend({ screen }: { readonly screen: MatrixScreen }) {
  const label = useLabel();
  const { stateText } = useCellName({ screen });
  if (!screen.show.options) return null;
  return (
    <p className={css.legend}>
      {[...screen.show.options, undefined].map((option) => (
        <span key={option?.value ?? ''}>
          <i className={css.mark} data-tone={option?.tone ?? 'neutral'} data-idle aria-hidden="true">
            {signOf(option)}
          </i>
          {option ? label(option.label) : stateText({})}
        </span>
      ))}
    </p>
  );
}

/** The cells, or why there are none. */
function Body({ model }: { readonly model: MatrixModel }) {
  const text = useMatrixText();
  const describe = useDescribeError();
  const { rows, columns, error, isLoading, refresh } = model.matrix;
  if (error) return <ErrorState message={describe(error)} reference={error.requestId} onRetry={() => void refresh()} />;
  if (rows.length === 0 || columns.length === 0)
    return isLoading ? <SkeletonLines count={12} /> : <EmptyState title={text.none} />;
  return <MatrixGrid model={model} />;
}

interface AboutProps {
  readonly screen: MatrixScreen;
  readonly cell: Row;
  readonly matrix: Matrix;
}

/** What is said of a cell before something is done to it. */
function About({ screen, cell, matrix }: AboutProps) {
  const text = useMatrixText();
  const { overText } = useCellName({ screen });
  const { rows, columns, show, facts, open } = screen;
  const lines = [
    { axis: rows, all: matrix.everyRow },
    { axis: columns, all: matrix.everyColumn },
  ].flatMap(({ axis, all }) => {
    const row = all.find((one) => String(one[axis.key]) === String(cell[axis.cell.name]));
    return row ? [{ axis, row }] : [];
  });
  const over = overText(stateOf(cell, show, lines));
  const href = open && fillLink(open, cell);
  return (
    <>
      <Facts row={cell} fields={[show, ...facts]} />
      {over !== undefined && <p className={css.notice}>{over}</p>}
      {href !== undefined && (
        <Link href={href} className={css.link}>
          {text.details}
        </Link>
      )}
    </>
  );
}
