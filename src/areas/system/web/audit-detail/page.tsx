import { Button } from '@mantine/core';
import { mdiHelpCircleOutline } from '@mdi/js';
import { useRouter } from 'wouter';
import type { Row } from '#contract/envelope.ts';
import { auditEntryFields } from '#generated/api/fields/audit-entry.ts';
import type { AuditChange } from '#generated/api/system.ts';
import { useAuditDetail } from '#generated/web/system/hooks/audit.ts';
import { screenPhase } from '#web/core/screen-phase.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { DetailGroup } from '#web/screens/detail/detail-group.tsx';
import { Changes } from '#web/screens/shared/changes.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import NotOffered from '#web/ui/not-offered.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Quiet } from '#web/ui/quiet.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
import css from './page.module.css';
import { readChange } from './read-change.ts';
import { chain, groupsOf, useAuditText } from './texts.ts';

const fields = [...Object.values(auditEntryFields), ...chain];

/** One audit entry: who did what from where, with the values before and after side by side. */
export default function AuditDetailPage() {
  const router = useRouter();
  const seq = Number(new URLSearchParams(router.searchHook(router)).get('seq') ?? '');
  const isKey = Number.isInteger(seq) && seq > 0;
  const answer = useAuditDetail(isKey ? { seq } : null, { once: true });
  const text = useAuditText();
  const describe = useDescribeError();
  const data = answer.data?.data;
  const code = isKey ? answer.error && (answer.error.code || -1) : 404;
  const phase = screenPhase({
    allowed: true,
    hasData: data !== undefined,
    ...(code !== undefined && { errorCode: code }),
    isValidating: answer.isValidating,
  });
  if (answer.absent) return <NotOffered />;
  if (phase === 'forbidden') return <Forbidden />;
  return (
    <Stack>
      <PageHeader
        title={text.title}
        aside={isKey ? `#${seq}` : undefined}
        actions={
          <Button variant="default" onClick={() => window.history.back()}>
            {text.back}
          </Button>
        }
      />
      {phase === 'loading' && <SkeletonLines count={8} />}
      {phase === 'missing' && (
        <EmptyState title={text.missing} icon={mdiHelpCircleOutline}>
          {text.missingHint}
        </EmptyState>
      )}
      {phase === 'failed' && (
        <ErrorState
          message={answer.error && describe(answer.error)}
          reference={answer.error?.requestId}
          onRetry={() => void answer.refresh()}
          isRetrying={answer.isValidating}
        />
      )}
      {data && (
        <Entry
          entry={{ ...data.entry, subject: data.subject, hash: data.hash, previous: data.previous }}
          change={data.change}
        />
      )}
    </Stack>
  );
}

function Entry({ entry, change }: { readonly entry: Row; readonly change: AuditChange | null }) {
  const context = useFormatContext();
  const [event, ...others] = groupsOf(entry);
  const text = useAuditText();
  const recordChange = readChange(change);
  return (
    <div className={css.parts}>
      {event && <DetailGroup group={event} fields={fields} record={entry} context={context} />}
      <Card dense title={text.change} className={css.change} aria-label={text.change}>
        {recordChange ? <Changes change={recordChange} /> : <Quiet>{text.noChange}</Quiet>}
      </Card>
      <Stack>
        {others.map((group) => (
          <DetailGroup key={group.fields.join()} group={group} fields={fields} record={entry} context={context} />
        ))}
      </Stack>
    </div>
  );
}
