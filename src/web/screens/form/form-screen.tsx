import { Button } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import type { Call } from '#contract/call.ts';
import type { RecordOf, Row } from '#contract/envelope.ts';
import { shownOf } from '#contract/field.ts';
import type { FormScreen } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import type { OwnInputs } from '#web/form/form-context.ts';
import type { Values } from '#web/form/form-values.ts';
import { useFormText } from '#web/form/texts.ts';
import { useLabel, useLanguage } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useRecent } from '#web/ui/recent.ts';
import type { EditorSlots } from '../shared/editor/editor-view.tsx';
import { FormActions } from './form-actions.tsx';
import { FormBody } from './form-body.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { useFormScreen } from './use-form-screen.ts';
import type { SaveQuestion } from './use-save-question.tsx';

const ClashDialog = late(() => import('./clash-dialog.tsx').then((part) => ({ default: part.ClashDialog })));

/** A hand-written tab next to the form. */
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

/** Hand-written parts around, next to and in the form of a page. */
export interface FormParts<Answer = unknown> {
  readonly panels?: readonly FormPanel<RecordOf<Answer>>[] | undefined;
  /** Parts around the rows of an editor, by its name. */
  readonly slots?: Readonly<Record<string, EditorSlots<RecordOf<Answer>>>> | undefined;
  /** Renders a panel next to the form that follows the typed values. `id` is the record's; a new one has none. */
  readonly aside?: ((values: Values, id: string | undefined) => ReactNode) | undefined;
  /** Identifies the record, next to the title. */
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
function nameIn({ mode, fields, groups }: FormScreen, row: Row, language: Language): string | undefined {
  const name = groups[0]?.fields[0] ?? fields[0]?.name;
  const field = mode === 'update' ? fields.find((one) => one.name === name) : undefined;
  // One kind: a code or a longer text is no name.
  const value = field?.kind === 'string' ? shownOf(field, row, language) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A form screen: heading, notices, the form in its groups, what belongs to the record in tabs, and the buttons. */
export function FormScreenView<Answer>(props: Props<Answer>) {
  const { screen, id, panels = noPanels, slots, aside, about, ask, inputs }: Props = props;
  const state = useFormScreen(screen, id);
  const label = useLabel();
  const language = useLanguage();
  const describe = useDescribeError();
  const { phase, record } = state;
  const name = record.row && nameIn(screen, record.row, language);
  useRecent(name);
  if (phase === 'forbidden') return <Forbidden />;
  if (phase === 'missing') return <NotFound onBack={state.cancel} />;
  return (
    <>
      <PageHeader
        title={label(screen.title)}
        aside={record.row && about ? about(record.row) : name}
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

function NotFound({ onBack }: { readonly onBack: () => void }) {
  const t = useFormText();
  return (
    <EmptyState
      title={t.notFound}
      actions={
        <Button variant="default" onClick={onBack}>
          {t.back}
        </Button>
      }
    >
      {t.notFoundHint}
    </EmptyState>
  );
}
