import '@mantine/core/styles/Tabs.css';
import { Tabs } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Related } from '#contract/screen.ts';
import { useFormText } from '#web/form/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { type Store, useStore } from '#web/store/create-store.ts';
import { late } from '#web/ui/late.tsx';
import strip from '#web/ui/strip.module.css';
import { useChosenInSight } from '#web/ui/use-chosen-in-sight.ts';
import { PanelView } from '../shared/record-tabs.tsx';
import { useRecordText } from '../shared/record-texts.ts';
import css from './form-screen.module.css';
import type { FormScreenState } from './use-form-screen.ts';
import type { FormTabsState } from './use-form-tabs.ts';

const HistoryPanel = late(() => import('../shared/history-panel.tsx').then((part) => ({ default: part.HistoryPanel })));
const RelatedList = late(() => import('../shared/related-list.tsx').then((part) => ({ default: part.RelatedList })));
const EditorPanel = late(() =>
  import('../shared/editor/editor-panel.tsx').then((part) => ({ default: part.EditorPanel })),
);

interface Props {
  readonly tabs: FormTabsState;
  readonly state: FormScreenState;
  readonly record: Row;
  readonly path: string;
  /** All lists of the screen: a hand-written tab may show one. */
  readonly lists: readonly Related[];
  /** The form: the first tab. */
  readonly children: ReactNode;
}

/** A form before what belongs to its record: rows that are edited, hand-written parts, lists and history. */
export function FormTabs({ tabs, state, record, path, lists, children }: Props) {
  const { history, visited } = tabs;
  return (
    <Tabs value={tabs.tab} onChange={tabs.setTab} keepMounted={false}>
      <Strip tabs={tabs} dirty={state.dirty} />
      {/* Hidden rather than gone: a look at a list must not cost what has been typed. */}
      <Tabs.Panel value="form" keepMounted>
        {children}
      </Tabs.Panel>
      {tabs.editors.map((one) => (
        // Read when it is first opened, and kept from then on with what is typed into it.
        <Tabs.Panel key={one.name} value={one.name} pt="md" keepMounted={visited.has(one.name)}>
          <Suspense>
            <EditorPanel tab={one} record={record} path={path} onChanged={() => void state.record.refresh()} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {tabs.panels.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="md" keepMounted={one.kept === true && visited.has(one.name)}>
          <PanelView panel={one} related={lists} record={record} refresh={state.record.refresh} />
        </Tabs.Panel>
      ))}
      {tabs.related.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="md">
          <Suspense>
            <RelatedList related={one} record={record} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {history && (
        <Tabs.Panel value="history" pt="md">
          <Suspense>
            <HistoryPanel {...history} version={state.record.row?.version} withoutMoves={false} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}

/** Names of the tabs; the form's has a dot while something in it is not saved. */
function Strip({ tabs, dirty }: { readonly tabs: FormTabsState; readonly dirty: Store<boolean> }) {
  const label = useLabel();
  const t = useFormText();
  const text = useRecordText();
  const row = useChosenInSight(tabs.tab);
  const named = [...tabs.editors, ...tabs.panels, ...tabs.related];
  return (
    <Tabs.List ref={row} className={`${strip.strip} ${css.tabs}`}>
      <Tabs.Tab value="form">
        {t.details}
        <Dot dirty={dirty} />
      </Tabs.Tab>
      {named.map(({ name, title }) => (
        <Tabs.Tab key={name} value={name}>
          {label(title)}
        </Tabs.Tab>
      ))}
      {tabs.history && <Tabs.Tab value="history">{text.history}</Tabs.Tab>}
    </Tabs.List>
  );
}

function Dot({ dirty }: { readonly dirty: Store<boolean> }) {
  const t = useFormText();
  return useStore(dirty) && <span className={css.dot} role="img" aria-label={t.unsaved} />;
}
