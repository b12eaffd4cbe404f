import { Button } from '@mantine/core';
import { mdiHelpCircleOutline, mdiRefresh } from '@mdi/js';
import { lazy, Suspense } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Group } from '#contract/screen.ts';
import { actionState } from '#web/core/actions.ts';
import { showsData } from '#web/core/screen-phase.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { renderDetail } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useListText } from '../shared/texts.ts';
import { Timeline } from '../shared/timeline.tsx';
import css from './detail.module.css';
import type { DetailModel } from './use-detail-screen.ts';

const RelatedList = lazy(() => import('../shared/related-list.tsx').then((part) => ({ default: part.RelatedList })));

/** Kinds whose values people carry elsewhere. */
const copied: ReadonlySet<Field['kind']> = new Set(['id', 'ip', 'email', 'url']);

interface GroupProps {
  readonly group: Group;
  readonly fields: readonly Field[];
  readonly record: Row;
  readonly context: FormatContext;
}

/** Some fields of a record under one heading. */
export function DetailGroup({ group, fields, record, context }: GroupProps) {
  const shown = group.fields.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  return (
    <section className={css.group}>
      {group.title && <h2 className={css.groupTitle}>{group.title[context.language]}</h2>}
      <dl className={css.fields}>
        {shown.map((field) => {
          const value = record[field.name];
          const label = field.label[context.language];
          return (
            <div
              key={field.name}
              className={css.field}
              data-wide={field.kind === 'text' || field.kind === 'html' || field.kind === 'json' || undefined}
            >
              <dt>{label}</dt>
              <dd>
                {renderDetail(field, record, context)}
                {copied.has(field.kind) && (typeof value === 'string' || typeof value === 'number') && (
                  <CopyButton value={String(value)} label={label} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** A detail screen. */
export function DetailScreenView({ model }: { readonly model: DetailModel }) {
  const { screen, phase, record, actions } = model;
  const label = useLabel();
  const text = useListText();
  const { common } = useText();
  const context = useFormatContext();
  const describe = useDescribeError();
  if (phase === 'forbidden') return <Forbidden />;
  const scope = { actions: screen.actions, fields: screen.fields, can: () => true };
  const status = screen.fields.find((field) => field.name === 'status');
  return (
    <div className={css.screen}>
      <PageHeader
        title={label(screen.title)}
        actions={
          <>
            <button
              type="button"
              className={css.tool}
              aria-label={common.refresh}
              title={common.refresh}
              onClick={() => void model.refresh()}
            >
              <Icon path={mdiRefresh} />
            </button>
            {record &&
              actions.permitted.map((action) => {
                const state = actionState(action, record, scope);
                return (
                  <Button
                    key={action.id}
                    variant={action.tone === 'danger' ? 'light' : 'default'}
                    {...(action.tone === 'danger' && { color: 'red' })}
                    disabled={state !== 'ready'}
                    title={state === 'unknown' ? text.unknownStatus : state === 'not-now' ? text.notNow : undefined}
                    onClick={() => actions.start(action, record)}
                  >
                    {label(action.label)}
                  </Button>
                );
              })}
          </>
        }
      />
      {phase === 'loading' && (
        <div className={css.group}>
          <SkeletonLines count={8} />
        </div>
      )}
      {phase === 'missing' && (
        <EmptyState title={text.missing} icon={mdiHelpCircleOutline}>
          {text.missingHint}
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
      {record && showsData(phase) && (
        <>
          {phase === 'stale' && (
            <p className={css.stale} role="status">
              {text.stale}
            </p>
          )}
          {screen.groups.map((group, index) => (
            <DetailGroup
              key={group.title?.en ?? index}
              group={group}
              fields={screen.fields}
              record={record}
              context={context}
            />
          ))}
          {screen.timeline !== undefined && (
            <section className={css.group}>
              <h2 className={css.groupTitle}>{text.timeline}</h2>
              <Timeline value={record[screen.timeline]} options={status?.options} />
            </section>
          )}
          <Suspense>
            {screen.related.map((related) => (
              <RelatedList key={related.name} related={related} record={record} />
            ))}
          </Suspense>
        </>
      )}
      {actions.dialog}
    </div>
  );
}
