import { useMemo, useState } from 'react';
import { agentConfigsUpdate } from '#generated/web/agent/calls/agent.ts';
import { useAgentConfigs, useAgentConfigsUpdate } from '#generated/web/agent/hooks/agent.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { useDirty } from '#web/ui/dirty.ts';
import { notify } from '#web/ui/notify.ts';
import { changedValues, type Setting, settingsOf } from './settings.ts';
import { useAgentText } from './texts.ts';

/** The agent whose settings are shown. */
export interface AgentOfSettings {
  readonly id: number;
  readonly name: string;
  /** A closed agent is read-only. */
  readonly closed: boolean;
}

export interface SettingsModel {
  /** Undefined while loading. */
  readonly settings: readonly Setting[] | undefined;
  readonly readError: ApiError | undefined;
  readonly mayChange: boolean;
  readonly isSending: boolean;
  /** Values that differ from the stored ones, by key. */
  readonly changed: Readonly<Record<string, unknown>>;
  /** Validation messages by key. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Failure of the save as a whole. */
  readonly problem: string | undefined;
  /** Confirmation question, shown before a change that affects members. */
  readonly question: string | undefined;
  valueOf(setting: Setting): unknown;
  put(key: string, value: unknown): void;
  reset(): void;
  retry(): void;
  /** Sends the changed values, after a confirmation where one is required. */
  save(): void;
  confirm(): void;
  cancel(): void;
}

const nothing: Readonly<Record<string, unknown>> = {};

/** The settings of an agent, the values typed in, and saving only what changed. */
export function useSettings({ id, name, closed }: AgentOfSettings): SettingsModel {
  const text = useAgentText();
  const can = useCan();
  const answer = useAgentConfigs({ agent_id: id });
  const update = useAgentConfigsUpdate();
  const failures = useSettingsFailure(answer.refresh);
  const [typed, setTyped] = useState(nothing);
  const [question, setQuestion] = useState<string>();
  const reply = answer.data?.data;
  const settings = useMemo(() => (reply ? settingsOf(reply) : []), [reply]);
  const changed = changedValues(settings, typed);

  const put = (key: string, value: unknown) => {
    setTyped((before) => ({ ...before, [key]: value }));
    failures.forgive(key);
  };
  const reset = () => {
    setTyped(nothing);
    failures.clear();
  };
  const send = async (): Promise<boolean> => {
    setQuestion(undefined);
    failures.clearProblem();
    if (!reply) return false;
    try {
      await update.send({ agent_id: id, version: reply.version, values: changed });
      await answer.refresh();
      reset();
      notify.success(text.saved);
      return true;
    } catch (error) {
      await failures.fail(error);
      return false;
    }
  };
  useDirty({ isDirty: () => Object.keys(changed).length > 0, save: send, discard: reset });

  const save = () => {
    const confirmation = questionOf(changed, name, text);
    if (confirmation === undefined) void send();
    else setQuestion(confirmation);
  };
  return {
    settings: reply && settings,
    readError: answer.error,
    mayChange: can(agentConfigsUpdate.permission) && !closed,
    isSending: update.isSending,
    changed,
    wrong: failures.wrong,
    problem: failures.problem,
    question,
    valueOf: ({ key, value }) => (key in typed ? typed[key] : value),
    put,
    reset,
    retry: () => void answer.refresh(),
    save,
    confirm: () => void send(),
    cancel: () => setQuestion(undefined),
  };
}

/** Failures of a save: by setting, else as one problem. After a conflict the stored values are read again. */
function useSettingsFailure(reread: () => Promise<void>) {
  const text = useAgentText();
  const describe = useDescribeError();
  const failed = useFailure();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const fail = async (error: unknown) => {
    const failure = failed(error);
    setWrong(failure.fields);
    if (failure.code === 409) await reread();
    if (failure.code === 409) setProblem(text.clash);
    else if (Object.keys(failure.fields).length === 0) setProblem(describe(failure));
  };
  const forgive = (key: string) => setWrong(({ [key]: _gone, ...rest }) => rest);
  const clearProblem = () => setProblem(undefined);
  const clear = () => {
    setWrong({});
    clearProblem();
  };
  return { wrong, problem, fail, forgive, clear, clearProblem };
}

/** Changes that stop members from depositing, withdrawing or playing must be confirmed. */
function questionOf(
  changed: Readonly<Record<string, unknown>>,
  name: string,
  text: ReturnType<typeof useAgentText>,
): string | undefined {
  const questions = [
    ...(changed.deposit_enabled === false ? [text.askOff(text.deposits, name)] : []),
    ...(changed.withdraw_enabled === false ? [text.askOff(text.withdrawals, name)] : []),
    ...(changed.maintenance === true ? [text.askMaintenance(name)] : []),
  ];
  return questions.length > 0 ? questions.join('\n') : undefined;
}
