import { useLocation, useRouter } from 'wouter';
import { useGameBatch } from '#generated/web/game/hooks/game.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { StepBar } from '#web/ui/step-bar.tsx';
import { css } from './css.ts';
import { StepChoose } from './step-choose.tsx';
import { StepResult } from './step-result.tsx';
import { StepSelect } from './step-select.tsx';
import { useUpdaterText } from './texts.ts';

/** The games of a provider, brought up to date. The address holds the comparison, so that a reload goes on with it. */
export default function UpdaterPage() {
  const text = useUpdaterText();
  const router = useRouter();
  const [path, navigate] = useLocation();
  const place = new URLSearchParams(router.searchHook(router));
  const id = /^[0-9]{1,9}$/.test(place.get('batch') ?? '') ? Number(place.get('batch')) : undefined;
  const provider = /^[0-9]{1,9}$/.test(place.get('provider_id') ?? '') ? place.get('provider_id') : null;
  const batch = useGameBatch(id === undefined ? null : { id });
  const known = batch.data?.data.id === id ? batch.data : undefined;
  return (
    <div className={css.page}>
      <PageHeader
        title={text.title}
        aside={known && `${known.data.provider_name} · ${known.data.batch_id}`}
        actions={
          id !== undefined && (
            <>
              {known && (
                <PlainButton
                  variant="default"
                  onClick={() => navigate(`${path}?provider_id=${known.data.provider_id}`)}
                >
                  {text.again}
                </PlainButton>
              )}
              <PlainButton variant="default" onClick={() => navigate(path)}>
                {text.startOver}
              </PlainButton>
            </>
          )
        }
      />
      {id === undefined ? (
        <StepChoose
          key={provider}
          provider={provider ?? undefined}
          onCompared={(made) => navigate(`${path}?batch=${made}`)}
        />
      ) : (
        <Compared batch={batch} id={id} />
      )}
    </div>
  );
}

function Compared({ batch, id }: { readonly batch: ReturnType<typeof useGameBatch>; readonly id: number }) {
  const text = useUpdaterText();
  const describe = useDescribeError();
  const known = batch.data?.data.id === id ? batch.data.data : undefined;
  if (batch.error?.code === 404) return <EmptyState title={text.missing} />;
  if (batch.error && !known) {
    return <ErrorState message={describe(batch.error)} onRetry={() => void batch.refresh()} />;
  }
  const step = known?.applied_at ? 4 : 3;
  return (
    <>
      <StepBar step={step} names={text.steps} label={`${text.stepOf} ${step}`} />
      {!known ? (
        <section className={css.card} aria-busy="true">
          <SkeletonLines count={10} />
        </section>
      ) : known.applied_at ? (
        <StepResult batch={known} />
      ) : (
        <StepSelect key={known.id} batch={known} onApplied={() => void batch.refresh()} />
      )}
    </>
  );
}
