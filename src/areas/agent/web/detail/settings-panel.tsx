import { Button } from '@mantine/core';
import { Suspense, useId, useMemo, useState } from 'react';
import type { AgentConfigsUpdateBody } from '#generated/api/agent.ts';
import { configGroupOptions } from '#generated/api/enums/config-group.ts';
import { agentConfigsUpdate } from '#generated/web/agent/calls/agent.ts';
import { useAgentConfigs, useAgentConfigsUpdate } from '#generated/web/agent/hooks/agent.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useDescribeError } from '#web/data/describe-error.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { describedBy, FieldFrame } from '#web/form/field-frame.tsx';
import { useLabel } from '#web/locale/language.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import css from './settings.module.css';
import { changedValues, isSame, type Setting, settingsOf } from './settings.ts';
import { useAgentText } from './texts.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

interface Props {
  readonly id: number;
  readonly name: string;
  /** A closed agent is only looked at. */
  readonly closed: boolean;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The settings of an agent as cards of typed inputs; only what differs is sent. */
export function SettingsPanel({ id, name, closed }: Props) {
  const base = useId();
  const text = useAgentText();
  const label = useLabel();
  const can = useCan();
  const context = useFormatContext();
  const describe = useDescribeError();
  const failed = useFailure();
  const answer = useAgentConfigs({ agent_id: id });
  const update = useAgentConfigsUpdate();
  const [typed, setTyped] = useState(nothing);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [question, setQuestion] = useState<string>();
  const reply = answer.data?.data;
  const settings = useMemo(() => (reply ? settingsOf(reply) : []), [reply]);
  const changed = changedValues(settings, typed);
  const count = Object.keys(changed).length;
  const mayChange = can(agentConfigsUpdate.permission) && !closed;

  const put = (key: string, value: unknown) => {
    setTyped((before) => ({ ...before, [key]: value }));
    setWrong(({ [key]: _gone, ...rest }) => rest);
  };
  const reset = () => {
    setTyped(nothing);
    setWrong({});
    setProblem(undefined);
  };
  const send = async (): Promise<boolean> => {
    setQuestion(undefined);
    setProblem(undefined);
    if (!reply) return false;
    try {
      const body: AgentConfigsUpdateBody = { agent_id: id, version: reply.version, values: changed };
      await update.send(body);
      await answer.refresh();
      reset();
      notify.success(text.saved);
      return true;
    } catch (error) {
      const failure = failed(error);
      setWrong(failure.fields);
      if (failure.code === 409) await answer.refresh();
      if (failure.code === 409) setProblem(text.clash);
      else if (Object.keys(failure.fields).length === 0) setProblem(describe(failure));
      return false;
    }
  };
  useDirty({ isDirty: () => count > 0, save: send, discard: reset });

  const questionOf = (): string | undefined => {
    const questions = [
      ...(changed.deposit_enabled === false ? [text.askOff(text.deposits, name)] : []),
      ...(changed.withdraw_enabled === false ? [text.askOff(text.withdrawals, name)] : []),
      ...(changed.maintenance === true ? [text.askMaintenance(name)] : []),
    ];
    return questions.length > 0 ? questions.join('\n') : undefined;
  };
  const save = () => {
    const asked = questionOf();
    if (asked === undefined) void send();
    else setQuestion(asked);
  };

  if (answer.error && !reply) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!reply) return <SkeletonLines count={8} />;

  const standardText = ({ field, standard }: Setting) => {
    const shown = Array.isArray(standard) && standard.length === 0 ? '' : formatValue(field, standard, context);
    return shown === '' || standard === null ? text.empty : shown;
  };
  const input = (setting: Setting) => {
    const { key, field, standard, updatedAt, updatedBy } = setting;
    const inputId = `${base}${key}`;
    const value = key in typed ? typed[key] : setting.value;
    const message = wrong[key];
    const isStandard = isSame(field, value, standard);
    return (
      <div key={key} className={css.setting} data-changed={key in changed || undefined} data-kind={field.kind}>
        <FieldFrame id={inputId} field={field} language={context.language} required={false} message={message}>
          <FieldInput
            id={inputId}
            field={field}
            value={value}
            context={context}
            invalid={message !== undefined}
            describedBy={describedBy(inputId, field, message !== undefined)}
            disabled={!mayChange || update.isSending}
            onChange={(next) => put(key, next)}
          />
        </FieldFrame>
        <div className={css.about}>
          {!isStandard && mayChange && (
            <button
              type="button"
              className={css.standard}
              title={text.standardOf(label(field.label), standardText(setting))}
              aria-label={text.standardOf(label(field.label), standardText(setting))}
              onClick={() => put(key, standard)}
            >
              {text.standard}: {standardText(setting)}
            </button>
          )}
          {!isStandard && !mayChange && <span>{text.differs}</span>}
          {updatedAt !== undefined && updatedBy !== undefined && (
            <span>
              {text.changedBy(
                updatedBy,
                formatValue({ name: '', kind: 'datetime', label: field.label }, updatedAt, context),
              )}
            </span>
          )}
        </div>
      </div>
    );
  };

  return (
    <div className={css.panel}>
      <div className={css.cards}>
        {configGroupOptions.map(({ value: group, label: title }) => (
          <section key={group} className={css.card} aria-label={label(title)}>
            <h3 className={css.title}>{label(title)}</h3>
            <div className={css.inputs}>{settings.filter((one) => one.group === group).map(input)}</div>
          </section>
        ))}
      </div>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {mayChange && (
        <div className={css.foot}>
          <span role="status">{count > 0 ? text.unsaved(count) : ''}</span>
          {count > 0 && (
            <Button variant="default" onClick={reset} disabled={update.isSending}>
              {text.cancel}
            </Button>
          )}
          <Button disabled={count === 0} loading={update.isSending} onClick={save}>
            {text.save}
          </Button>
        </div>
      )}
      <Suspense>
        {question !== undefined && (
          <ConfirmDialog
            opened
            title={text.confirm}
            tone="danger"
            busy={update.isSending}
            onConfirm={() => void send()}
            onCancel={() => setQuestion(undefined)}
          >
            {question}
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}
