import { Button } from '@mantine/core';
import { Suspense, useId } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import type { AgentDetailReply } from '#generated/api/agent.ts';
import { configGroupOptions } from '#generated/api/enums/config-group.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLabel } from '#web/locale/language.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { SettingInput } from '../detail/setting-input.tsx';
import css from '../detail/settings.module.css';
import { useAgentText } from '../detail/texts.ts';
import { type SettingsModel, useSettings } from '../detail/use-settings.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);

/** The settings of an agent as cards of typed inputs; only changed values are sent. */
export default function Settings({ record: { id, name, status } }: PanelPart<Fields<AgentDetailReply>>) {
  const base = useId();
  const text = useAgentText();
  const label = useLabel();
  const describe = useDescribeError();
  const model = useSettings({ id, name, closed: status === 'closed' });
  const { settings, readError, problem, question } = model;

  if (readError && !settings) return <ErrorState message={describe(readError)} onRetry={model.retry} />;
  if (!settings) return <SkeletonLines count={8} />;

  return (
    <div className={css.panel}>
      <div className={css.cards}>
        {configGroupOptions.map(({ value: group, label: title }) => (
          <section key={group} className={css.card} aria-label={label(title)}>
            <h3 className={css.title}>{label(title)}</h3>
            <div className={css.inputs}>
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingInput key={setting.key} id={`${base}${setting.key}`} setting={setting} model={model} />
                ))}
            </div>
          </section>
        ))}
      </div>
      {problem !== undefined && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {model.mayChange && <Foot model={model} />}
      <Suspense>
        {question !== undefined && (
          <ConfirmDialog
            opened
            title={text.confirm}
            tone="danger"
            busy={model.isSending}
            onConfirm={model.confirm}
            onCancel={model.cancel}
          >
            {question}
          </ConfirmDialog>
        )}
      </Suspense>
    </div>
  );
}

function Foot({ model }: { readonly model: SettingsModel }) {
  const text = useAgentText();
  const count = Object.keys(model.changed).length;
  return (
    <div className={css.foot}>
      <span role="status">{count > 0 ? text.unsaved(count) : ''}</span>
      {count > 0 && (
        <Button variant="default" onClick={model.reset} disabled={model.isSending}>
          {text.cancel}
        </Button>
      )}
      <Button disabled={count === 0} loading={model.isSending} onClick={model.save}>
        {text.save}
      </Button>
    </div>
  );
}
