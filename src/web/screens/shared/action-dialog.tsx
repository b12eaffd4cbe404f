import { type ComponentType, Suspense, useState } from 'react';
import type { Call } from '#contract/call.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Action, Inputs } from '#contract/screen.ts';
import { type ActionScope, actionState, bodyOf } from '#web/core/actions.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { usePost } from '#web/data/hooks.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { ActionInput, type InputIssue } from '#web/form/action-input.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { useInputs } from './action-inputs.ts';
import { initialTyped, questionOf } from './action-words.ts';
import css from './actions.module.css';
import { useDialogText } from './dialog-texts.ts';
import { useListText } from './texts.ts';
import { useFailure } from './use-failure.ts';
import { useFreshRow } from './use-fresh-row.ts';

/** A hand-written form in place of an action's plain inputs. */
export interface ActionInputProps extends Inputs {
  readonly action: Action;
  /** The row that is acted on; of several rows the first. */
  readonly row: Row;
  readonly value: Row;
  readonly issues: readonly InputIssue[];
  readonly disabled: boolean;
  readonly onChange: (value: Row) => void;
}

/** Hand-written forms, by the id of the action. */
export type ActionInputs = Readonly<Record<string, ComponentType<ActionInputProps>>>;

/** The hand-written form of an action if there is one, else its plain inputs. */
export function ActionForm({ inputs, ...props }: ActionInputProps & { readonly inputs: ActionInputs | undefined }) {
  const Own = inputs?.[props.action.id];
  if (Own)
    return (
      <Suspense>
        <Own {...props} />
      </Suspense>
    );
  const { fields, validate, row, value, issues, disabled, onChange } = props;
  if (fields.length === 0) return null;
  return (
    <ActionInput
      fields={fields}
      validate={validate}
      value={value}
      issues={issues}
      row={row}
      disabled={disabled}
      onChange={onChange}
    />
  );
}

/** What actions of one screen have in common. */
export interface ActionSource {
  readonly key: string;
  readonly record?: Call | undefined;
  readonly fields: readonly Field[];
  readonly scope: ActionScope;
  readonly inputs?: ActionInputs | undefined;
  /** Where an address with {field} places leads from a row; undefined where the row has nothing for them. */
  readonly linkOf?: ((to: string, row: Row) => string | undefined) | undefined;
}

interface Props {
  readonly action: Action;
  readonly call: Call;
  readonly row: Row;
  readonly source: ActionSource;
  readonly onClose: () => void;
  /** A clear answer came, or the record turned out to be another: read again. */
  readonly onChanged: () => void;
  readonly onDone?: ((reply: unknown) => void) | undefined;
}

/** Who did what in between, in one sentence. The server names an action by the last part of its id. */
function conflictText(
  error: ApiError,
  scope: ActionScope,
  dialog: ReturnType<typeof useDialogText>,
  context: FormatContext,
): string | undefined {
  if (!error.conflict) return undefined;
  const { by, action, at } = error.conflict;
  const when: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };
  const known = scope.actions.find(({ id }) => id === action || id.endsWith(`.${action}`));
  const did = known?.label[context.language] ?? dialog.changed;
  return dialog.conflict(by, did, formatValue(when, at, context));
}

/** Asks before an action, with the record as it is now; tells what became of it, also when nobody knows. */
export function ActionDialog({ action, call, row, source, onClose, onChanged, onDone }: Props) {
  const text = useListText();
  const dialog = useDialogText();
  const context = useFormatContext();
  const describe = useDescribeError();
  const failed = useFailure();
  const isShown = useShown();
  const fresh = useFreshRow(source.record, source.key, row);
  const post = usePost<Row, { readonly message?: string }>(call);
  const { fields, validate } = useInputs(action);
  const [typed, setTyped] = useState<Row>(() => initialTyped(fields, row));
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<ApiError>();
  const now = fresh.row;
  const isReady = now !== undefined && actionState(action, now, source.scope) === 'ready';
  const found = validate(typed);
  const said = Object.entries(failure?.fields ?? {}).map(([field, message]): InputIssue => ({ field, message }));
  const lost = failure?.mayHaveHappened === true;

  const confirm = async () => {
    setTried(true);
    if (now === undefined || !isReady || found.length > 0) return;
    setFailure(undefined);
    try {
      const reply = await post.send(bodyOf(action, now, source.key, typed, fields));
      // Whoever did not wait may have another dialog open by now.
      if (isShown()) onClose();
      notify.success(reply?.message ?? text.doneMarker);
      onChanged();
      onDone?.(reply);
    } catch (error) {
      const fault = failed(error);
      setFailure(fault);
      // Lost, or overtaken: what is there now decides what can be done next.
      if (fault.mayHaveHappened || fault.code === 409 || fault.code === 423) {
        await fresh.read();
        onChanged();
      }
    }
  };

  const overtaken = now !== undefined && !isReady;
  const message =
    failure && !lost
      ? (conflictText(failure, source.scope, dialog, context) ?? describe(failure))
      : fresh.error
        ? describe(fresh.error)
        : undefined;
  return (
    <ConfirmDialog
      opened
      title={action.label[context.language]}
      tone={action.tone === 'danger' ? 'danger' : call.money ? 'money' : 'normal'}
      confirmLabel={lost && isReady ? dialog.sendAgain : action.label[context.language]}
      busy={post.isSending}
      disabled={!isReady}
      error={message}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {now === undefined && fresh.error === undefined ? (
        <p className={css.hint}>{dialog.fresh}</p>
      ) : (
        <p className={css.question}>{questionOf(action, now ?? row, typed, [...fields, ...source.fields], context)}</p>
      )}
      {lost && (
        <p className={`${css.notice} ${css.unknown}`} role="alert">
          {dialog.unknownResult}
        </p>
      )}
      {overtaken && <p className={css.notice}>{dialog.changedSince}</p>}
      {(lost || overtaken) && now && <Status row={now} fields={source.fields} context={context} scope={source.scope} />}
      {!overtaken && (
        <ActionForm
          inputs={source.inputs}
          action={action}
          fields={fields}
          validate={validate}
          row={now ?? row}
          value={typed}
          issues={tried ? [...said, ...found] : said}
          disabled={post.isSending}
          onChange={(next) => {
            setTyped(next);
            // A complaint of the server is about what was sent, not about what is typed since.
            if (said.length > 0) setFailure(undefined);
          }}
        />
      )}
    </ConfirmDialog>
  );
}

/** The fields that decide about actions, as they are now. */
function Status({
  row,
  fields,
  context,
  scope,
}: {
  readonly row: Row;
  readonly fields: readonly Field[];
  readonly context: FormatContext;
  readonly scope: ActionScope;
}) {
  const deciding = new Set(scope.actions.flatMap((action) => Object.keys(action.when ?? {})));
  return (
    <dl className={css.facts}>
      {fields
        .filter((field) => deciding.has(field.name))
        .map((field) => (
          <div key={field.name} style={{ display: 'contents' }}>
            <dt>{field.label[context.language]}</dt>
            <dd>{formatValue(field, row[field.name], context, row)}</dd>
          </div>
        ))}
    </dl>
  );
}
