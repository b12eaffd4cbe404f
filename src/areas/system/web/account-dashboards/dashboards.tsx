import { useSearchParams } from 'wouter';
import { useDashboardList } from '#generated/web/system/hooks/dashboard.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import strip from '#web/ui/strip.module.css';
import look from '#web/ui/tabs.module.css';
import { Board } from './board.tsx';
import { useDashboardsText } from './texts.ts';

/** Charts of reports that people have put together: the person's own, and those of their team. `?id=7` is one of them. */
export function Dashboards() {
  const text = useDashboardsText();
  const describe = useDescribeError();
  const [address, setAddress] = useSearchParams();
  const answer = useDashboardList({});
  const all = answer.data?.data.dashboards;
  const shown = all?.find(({ id }) => String(id) === address.get('id')) ?? all?.[0];
  return (
    <Stack>
      {all === undefined ? (
        answer.error ? (
          <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />
        ) : (
          <SkeletonLines count={10} />
        )
      ) : shown === undefined ? (
        <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>
      ) : (
        <>
          {all.length > 1 && (
            <div className={`${strip.strip} ${look.tabs}`} role="toolbar" aria-label={text.tabs}>
              {all.map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className={look.tab}
                  aria-pressed={id === shown.id}
                  onClick={() => setAddress({ id: String(id) })}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
          <Board key={shown.id} dashboard={shown} refresh={answer.refresh} />
        </>
      )}
    </Stack>
  );
}
