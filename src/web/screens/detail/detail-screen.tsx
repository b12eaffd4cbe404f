import { mdiHelpCircleOutline } from '@mdi/js';
import { showsData } from '#web/core/screen-phase.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { useRecordText } from '../shared/record-texts.ts';
import { useListText } from '../shared/texts.ts';
import css from './detail.module.css';
import { DetailBody } from './detail-body.tsx';
import { DetailHeading } from './detail-heading.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import type { DetailModel } from './use-detail-screen.ts';

/** A detail screen. */
export function DetailScreenView({ model }: { readonly model: DetailModel }) {
  const { screen, phase, record, actions } = model;
  const text = useListText();
  const words = useRecordText();
  const describe = useDescribeError();
  if (phase === 'forbidden') return <Forbidden />;
  return (
    <div className={css.screen}>
      <DetailHeading model={model} />
      {phase === 'loading' && <DetailSkeleton screen={screen} />}
      {phase === 'missing' && (
        <EmptyState title={words.missing} icon={mdiHelpCircleOutline}>
          {words.missingHint}
        </EmptyState>
      )}
      {phase === 'failed' && (
        <ErrorState
          message={model.error && describe(model.error)}
          reference={model.error?.requestId}
          onRetry={() => void model.refresh()}
          isRetrying={model.isValidating}
        />
      )}
      {phase === 'stale' && (
        <p className={css.stale} role="status">
          {text.stale}
          {model.error && ` · ${describe(model.error)}`}
        </p>
      )}
      {record && showsData(phase) && <DetailBody model={model} record={record} />}
      {actions.dialog}
    </div>
  );
}
