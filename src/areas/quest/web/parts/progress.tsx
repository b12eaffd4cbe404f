import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import type { QuestDetailReply } from '#generated/api/quest.ts';
import { useQuestItemList } from '#generated/web/quest/hooks/quest.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { SkeletonBar } from '#web/ui/skeletons.tsx';
import css from '../progress/funnel.module.css';
import { useFunnelText } from '../progress/texts.ts';

interface Step {
  readonly key: string;
  readonly label: string;
  readonly count: number;
  readonly note?: string;
}

/** Funnel of a quest: members who joined, completed each item, and completed all. */
export default function Progress({ record }: PanelPart<Fields<QuestDetailReply>>) {
  const text = useFunnelText();
  const describe = useDescribeError();
  const answer = useQuestItemList({ quest_id: [record.id], limit: 200 });
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!answer.data) {
    return (
      <div className={css.funnel} role="status" aria-label={text.loading} aria-busy="true">
        {[0, 1, 2].map((line) => (
          <SkeletonBar key={line} height={44} />
        ))}
      </div>
    );
  }
  const joined = record.joined_count;
  if (joined === 0) return <EmptyState title={text.none}>{text.noneHint}</EmptyState>;
  const steps: readonly Step[] = [
    { key: 'joined', label: text.joined, count: joined },
    ...answer.data.data.map((item) => ({
      key: String(item.id),
      label: item.name,
      count: item.completed_count ?? 0,
      ...(item.status === 'inactive' && { note: text.closed }),
    })),
    { key: 'done', label: text.done, count: record.completed_count },
  ];
  return (
    <ol className={css.funnel}>
      {steps.map(({ key, label, count, note }, index) => {
        const part = (count / joined) * 100;
        const isEnd = index === 0 || index === steps.length - 1;
        return (
          <li key={key}>
            <Meter
              name={
                <>
                  {isEnd ? <strong>{label}</strong> : <b>{label}</b>}
                  {note !== undefined && ` · ${note}`}
                </>
              }
              value={
                <>
                  <strong>{formatCount(count)}</strong>
                  {index > 0 && ` ${text.of(part.toFixed(part < 10 ? 1 : 0))}`}
                </>
              }
              part={part}
            />
          </li>
        );
      })}
    </ol>
  );
}
