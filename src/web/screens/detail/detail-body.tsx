import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { Suspense } from 'react';
import type { Row } from '#contract/envelope.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useOffers } from '#web/data/use-offers.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useFormText } from '#web/form/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { late } from '#web/ui/late.tsx';
import strip from '#web/ui/strip.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import { PanelView, useRecordTabs } from '../shared/record-tabs.tsx';
import { useRecordText } from '../shared/record-texts.ts';
import { Timeline } from '../shared/timeline.tsx';
import { useVisited } from '../shared/use-visited.ts';
import css from './detail.module.css';
import { DetailGroup } from './detail-group.tsx';
import type { DetailModel } from './use-detail-screen.ts';

const HistoryPanel = late(() => import('../shared/history-panel.tsx').then((part) => ({ default: part.HistoryPanel })));
const RelatedList = late(() => import('../shared/related-list.tsx').then((part) => ({ default: part.RelatedList })));
const EditorPanel = late(() =>
  import('../shared/editor/editor-panel.tsx').then((part) => ({ default: part.EditorPanel })),
);

interface Props {
  readonly model: DetailModel;
  readonly record: Row;
}

/** The record's own fields, next to its history where there is room. */
function Facts({ model, record }: Props) {
  const { screen } = model;
  const text = useRecordText();
  const context = useFormatContext();
  const names = Object.fromEntries(
    screen.actions.map((action) => [action.id.split('.').at(-1) ?? action.id, action.label[context.language]]),
  );
  return (
    <div className={css.facts} data-history={screen.timeline !== undefined || undefined}>
      <div className={css.groups}>
        {screen.groups.map((group) => (
          <DetailGroup
            key={group.fields.join()}
            group={group}
            fields={screen.fields}
            record={record}
            context={context}
          />
        ))}
      </div>
      {screen.timeline !== undefined && (
        <section className={css.group} aria-label={text.timeline}>
          <h2 className={css.groupTitle}>{text.timeline}</h2>
          <Timeline value={record[screen.timeline]} options={model.status?.options} actions={names} />
        </section>
      )}
    </div>
  );
}

/** The record, alone or as the first tab before the lists that belong to it. A list is read when its tab is opened. */
export function DetailBody({ model, record }: Props) {
  const can = useCan();
  const label = useLabel();
  const words = useFormText();
  const offered = useOffers();
  const { panels, related } = useRecordTabs(model.screen);
  const editors = (model.screen.editors ?? []).filter((one) => can(one.permission) && offered(one.needs));
  const further = [
    ...[...editors, ...panels].map(({ name, title }) => ({ value: name, title })),
    ...related.map(({ name, title }) => ({ value: `related-${name}`, title })),
  ];
  const { tab, setTab, visited } = useVisited(
    'facts',
    further.map(({ value }) => value),
  );
  const row = useChosenInSight(tab);
  const text = useRecordText();
  const { timeline } = model.screen;
  const history = offered(model.screen.history?.call) ? model.screen.history : undefined;
  const id = record.id;
  const hasHistory = history !== undefined && (typeof id === 'number' || typeof id === 'string');
  const facts = <Facts model={model} record={record} />;
  if (further.length === 0 && !hasHistory) return facts;
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List ref={row} className={strip.strip}>
        <Tabs.Tab value="facts">{words.details}</Tabs.Tab>
        {further.map(({ value, title }) => (
          <Tabs.Tab key={value} value={value}>
            {label(title)}
          </Tabs.Tab>
        ))}
        {hasHistory && <Tabs.Tab value="history">{text.history}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="facts" pt="sm">
        {facts}
      </Tabs.Panel>
      {editors.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="sm" keepMounted={visited.has(one.name)}>
          <Suspense>
            <EditorPanel tab={one} record={record} path={model.screen.path} onChanged={() => void model.refresh()} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {panels.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="sm" keepMounted={one.kept === true && visited.has(one.name)}>
          <PanelView panel={one} related={model.screen.related} record={record} refresh={model.refresh} />
        </Tabs.Panel>
      ))}
      {related.map((one) => (
        <Tabs.Panel key={one.name} value={`related-${one.name}`} pt="sm">
          <Suspense>
            <RelatedList related={one} record={record} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {hasHistory && (
        <Tabs.Panel value="history" pt="sm">
          <Suspense>
            <HistoryPanel history={history} id={id} version={record.version} withoutMoves={timeline !== undefined} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
