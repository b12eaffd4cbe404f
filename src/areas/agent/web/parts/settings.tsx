import { Button } from '@mantine/core';
import { Suspense, useId } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { PanelPart } from '#contract/screen-part.ts';
import type { AgentDetailReply } from '#generated/api/agent.ts';
import { configGroupOptions } from '#generated/api/enums/config-group.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useLabel } from '#web/locale/language.ts';
import { Card } from '#web/ui/card.tsx';
import { Notice, SaveBar, Unsaved } from '#web/ui/edit-bar.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { late } from '#web/ui/late.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { Stack } from '#web/ui/stack.tsx';
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
    <Stack gap={5}>
      <div className={css.cards}>
        {configGroupOptions.map(({ value: group, label: title }) => (
          <Card key={group} level={3} title={label(title)} className={css.card} aria-label={label(title)}>
            <div className={css.inputs}>
              {settings
                .filter((setting) => setting.group === group)
                .map((setting) => (
                  <SettingInput key={setting.key} id={`${base}${setting.key}`} setting={setting} model={model} />
                ))}
            </div>
          </Card>
        ))}
      </div>
      {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
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
    </Stack>
  );
}

function Foot({ model }: { readonly model: SettingsModel }) {
  const text = useAgentText();
  const count = Object.keys(model.changed).length;
  return (
    <SaveBar>
      <Unsaved>{count > 0 ? text.unsaved(count) : ''}</Unsaved>
      {count > 0 && (
        <Button variant="default" onClick={model.reset} disabled={model.isSending}>
          {text.cancel}
        </Button>
      )}
      <Button disabled={count === 0} loading={model.isSending} onClick={model.save}>
        {text.save}
      </Button>
    </SaveBar>
  );
}
