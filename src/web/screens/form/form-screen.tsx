import '@mantine/core/styles/Tabs.css';
import { Button, Tabs } from '@mantine/core';
import { type ReactNode, Suspense, useCallback, useId, useMemo } from 'react';
import type { Call } from '#contract/call.ts';
import type { RecordOf, Row } from '#contract/envelope.ts';
import type { FormScreen } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import type { OwnInputs } from '#web/form/form-context.ts';
import type { Values } from '#web/form/form-values.ts';
import { ManifestForm } from '#web/form/manifest-form.tsx';
import { useFormText } from '#web/form/texts.ts';
import { useLabel } from '#web/locale/language.ts';
import { createStore, type Store, useStore } from '#web/store/create-store.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import strip from '#web/ui/strip.module.css';
import type { EditorSlots } from '../shared/editor/editor-view.tsx';
import { useListText } from '../shared/texts.ts';
import { useVisited } from '../shared/use-visited.ts';
import { FormActions } from './form-actions.tsx';
import { FormFooter } from './form-footer.tsx';
import { FormNotices } from './form-notices.tsx';
import css from './form-screen.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import { type FormScreenState, useFormScreen } from './use-form-screen.ts';
import { type SaveQuestion, useSaveQuestion } from './use-save-question.tsx';

const HistoryPanel = late(() => import('../shared/history-panel.tsx').then((part) => ({ default: part.HistoryPanel })));
const RelatedList = late(() => import('../shared/related-list.tsx').then((part) => ({ default: part.RelatedList })));
const EditorPanel = late(() =>
  import('../shared/editor/editor-panel.tsx').then((part) => ({ default: part.EditorPanel })),
);
const ClashDialog = late(() => import('./clash-dialog.tsx').then((part) => ({ default: part.ClashDialog })));

/** A hand-written tab beside the form. */
export interface FormPanel<R = Row> {
  readonly name: string;
  readonly title: string;
  /** The call that it shows, where that is an extension: a server may lack it. */
  readonly needs?: Call;
  /** Drawn only while its tab is open: it asks for what nobody else needs, and nobody types in it for long. */
  readonly whileShown?: true;
  /** Draws it for the record as it is now. `refresh` reads the record again. */
  render(record: R, refresh: () => Promise<void>): ReactNode;
}

/** What a hand-written page has around, beside and in its form. */
export interface FormParts<Answer = unknown> {
  readonly panels?: readonly FormPanel<RecordOf<Answer>>[] | undefined;
  /** What stands around the rows of an editor, by its name. */
  readonly slots?: Readonly<Record<string, EditorSlots<RecordOf<Answer>>>> | undefined;
  /** Draws something beside the form that follows what is typed. `id` is the record's; a new one has none. */
  readonly aside?: ((values: Values, id: string | undefined) => ReactNode) | undefined;
  /** Which record this is, beside the title. */
  about?(record: RecordOf<Answer>): ReactNode;
  /** Question before saving, when what changed calls for one. */
  ask?(changed: Values, record: RecordOf<Answer>): SaveQuestion;
  /** Hand-written inputs of single fields, by name: one object for the life of the screen. */
  readonly inputs?: OwnInputs | undefined;
}

interface Props<Answer = unknown> extends FormParts<Answer> {
  readonly screen: FormScreen<Answer>;
  readonly id: string | undefined;
}

const noPanels: readonly FormPanel[] = [];

/** What a record is called where nobody says: its first field, where that is a text. */
function nameIn({ mode, fields, groups }: FormScreen, row: Row): string | undefined {
  const name = groups[0]?.fields[0] ?? fields[0]?.name;
  const field = mode === 'update' ? fields.find((one) => one.name === name) : undefined;
  // One kind: a code or a longer text is no name.
  const value = field?.kind === 'string' ? row[field.name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A form screen: heading, notices, the form in its groups, what belongs to the record in tabs, and the buttons. */
export function FormScreenView<Answer>(props: Props<Answer>) {
  const { screen, id, panels = noPanels, slots, aside, about, ask, inputs }: Props = props;
  const state = useFormScreen(screen, id);
  const label = useLabel();
  const t = useFormText();
  const describe = useDescribeError();
  const { phase, record } = state;
  if (phase === 'forbidden') return <Forbidden />;
  if (phase === 'missing') {
    return (
      <EmptyState
        title={t.notFound}
        actions={
          <Button variant="default" onClick={state.cancel}>
            {t.back}
          </Button>
        }
      >
        {t.notFoundHint}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader
        title={label(screen.title)}
        aside={record.row && (about ? about(record.row) : nameIn(screen, record.row))}
        actions={record.row && <FormActions screen={screen} row={record.row} onChanged={() => void record.refresh()} />}
      />
      {phase === 'failed' && (
        <ErrorState
          message={record.error && describe(record.error)}
          reference={record.error?.requestId}
          onRetry={() => void record.refresh()}
          isRetrying={record.isValidating}
        />
      )}
      {phase === 'loading' && <FormSkeleton screen={screen} />}
      {state.opened && (
        <FormBody
          screen={screen}
          state={state}
          opened={state.opened}
          panels={panels}
          slots={slots}
          aside={aside && ((values) => aside(values, id))}
          ask={ask}
          inputs={inputs}
        />
      )}
      {state.clash && (
        <Suspense>
          <ClashDialog
            clash={state.clash}
            onKeep={state.keepMine}
            onTake={state.takeTheirs}
            onClose={state.closeClash}
          />
        </Suspense>
      )}
    </>
  );
}

interface BodyProps {
  readonly screen: FormScreen;
  readonly state: FormScreenState;
  readonly opened: NonNullable<FormScreenState['opened']>;
  readonly panels: readonly FormPanel[];
  readonly slots: Props['slots'];
  readonly aside: ((values: Values) => ReactNode) | undefined;
  readonly ask: Props['ask'];
  readonly inputs: Props['inputs'];
}

/** What stands beside a form: drawn for every keystroke, while the form is not. */
function Aside({ typed, draw }: { readonly typed: Store<Values>; readonly draw: (values: Values) => ReactNode }) {
  return <aside className={css.aside}>{draw(useStore(typed))}</aside>;
}

/** The form itself, alone or as the first tab before the lists that belong to the record. */
function FormBody({ screen, state, opened, panels: all, slots, aside, ask, inputs }: BodyProps) {
  const formId = useId();
  const context = useFormatContext();
  const can = useCan();
  const label = useLabel();
  const t = useFormText();
  const words = useListText();
  const typed = useMemo(() => createStore<Values>(opened.values), [opened.values]);
  const { change } = state;
  const follow = useCallback(
    (values: Values) => {
      typed.set(values);
      change(values);
    },
    [typed, change],
  );
  const offered = useOffers();
  const isUpdate = screen.mode === 'update';
  const panels = all.filter((one) => offered(one.needs));
  const related = isUpdate ? screen.related.filter((one) => can(one.permission) && offered(one.list)) : [];
  const editors = isUpdate ? (screen.editors ?? []).filter((one) => can(one.permission) && offered(one.needs)) : [];
  const { tab, setTab, visited } = useVisited('form', [
    ...editors.map((one) => one.name),
    ...related.map((one) => one.name),
    ...panels.map((one) => one.name),
  ]);
  const question = useSaveQuestion(state, opened.base, label(screen.title), ask);
  const plain = (
    <>
      <FormNotices state={state} />
      <ManifestForm
        key={opened.generation}
        ref={state.form}
        id={formId}
        mode={screen.mode}
        fields={screen.fields}
        groups={screen.groups}
        validate={screen.validate}
        values={opened.values}
        record={opened.base}
        context={context}
        readOnly={state.isSending}
        lookOnly={state.readOnly}
        inputs={inputs}
        onChange={follow}
        onSave={question.save}
      />
      {question.dialog}
      <FormFooter formId={formId} screen={screen} state={state} />
    </>
  );
  const form = aside ? (
    <div className={css.withAside}>
      <div>{plain}</div>
      <Aside typed={typed} draw={aside} />
    </div>
  ) : (
    plain
  );
  const id = state.record.row?.id ?? opened.base?.id;
  const history =
    isUpdate && (typeof id === 'number' || typeof id === 'string') && offered(screen.history?.call)
      ? screen.history
      : undefined;
  if (related.length + editors.length + panels.length === 0 && !history) return form;
  const record = state.record.row ?? opened.base;
  return (
    <Tabs value={tab} onChange={setTab} keepMounted={false}>
      <Tabs.List className={`${strip.strip} ${css.tabs}`}>
        <Tabs.Tab value="form">
          {t.details}
          {state.isDirty && <span className={css.dot} role="img" aria-label={t.unsaved} />}
        </Tabs.Tab>
        {editors.map((one) => (
          <Tabs.Tab key={one.name} value={one.name}>
            {label(one.title)}
          </Tabs.Tab>
        ))}
        {panels.map((one) => (
          <Tabs.Tab key={one.name} value={one.name}>
            {one.title}
          </Tabs.Tab>
        ))}
        {related.map((one) => (
          <Tabs.Tab key={one.name} value={one.name}>
            {label(one.title)}
          </Tabs.Tab>
        ))}
        {history && <Tabs.Tab value="history">{words.history}</Tabs.Tab>}
      </Tabs.List>
      {/* Hidden rather than gone: a look at a list must not cost what has been typed. */}
      <Tabs.Panel value="form" keepMounted>
        {form}
      </Tabs.Panel>
      {editors.map((one) => (
        // Read when it is first opened, and kept from then on with what is typed into it.
        <Tabs.Panel key={one.name} value={one.name} pt="md" keepMounted={visited.has(one.name)}>
          <Suspense>
            <EditorPanel
              tab={one}
              record={record}
              path={screen.path}
              slots={slots?.[one.name]}
              onChanged={() => void state.record.refresh()}
            />
          </Suspense>
        </Tabs.Panel>
      ))}
      {panels.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="md" keepMounted={!one.whileShown}>
          <Suspense>{one.render(record, state.record.refresh)}</Suspense>
        </Tabs.Panel>
      ))}
      {related.map((one) => (
        <Tabs.Panel key={one.name} value={one.name} pt="md">
          <Suspense>
            <RelatedList related={one} record={record} />
          </Suspense>
        </Tabs.Panel>
      ))}
      {history && (typeof id === 'number' || typeof id === 'string') && (
        <Tabs.Panel value="history" pt="md">
          <Suspense>
            <HistoryPanel history={history} id={id} version={state.record.row?.version} withoutMoves={false} />
          </Suspense>
        </Tabs.Panel>
      )}
    </Tabs>
  );
}
