import { Button } from '@mantine/core';
import { useMemo } from 'react';
import type { Action } from '#contract/screen.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { meets } from '#web/core/actions.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { buttonOf } from '../shared/action-words.ts';
import { useActions } from '../shared/use-actions.tsx';
import css from './batch.module.css';
import type { BatchProps } from './batch-step.tsx';
import { said } from './said.ts';
import { useWizardText } from './texts.ts';
import wizardCss from './wizard.module.css';

interface Props extends BatchProps {
  readonly isRunning?: boolean;
  /** How the way on is taken, where the step has more to say than the action: absent = as any action. */
  readonly onWay?: ((action: Action) => void) | undefined;
  readonly isSending?: boolean;
  /** What the step itself still lacks. */
  readonly lacks?: string | undefined;
}

/** Actions of a step that can be taken now, and what keeps the batch from going on. */
function useStepActions({ wizard, batch }: BatchProps) {
  const can = useCan();
  const { step, screen, settle, refresh } = wizard;
  const source = useMemo(
    () => ({
      key: screen.key,
      fields: screen.fields,
      scope: { actions: step.actions, fields: screen.fields, can },
      onDone: ({ reply }: { readonly reply: unknown }) => settle(reply),
    }),
    [screen, step, can, settle],
  );
  const actions = useActions(source, () => void refresh());
  const stop = step.stops?.find(({ when, unless }) => meets(when, batch) && !(unless !== undefined && can(unless)));
  const ready = actions.permitted.filter(({ when }) => when === undefined || meets(when, batch));
  return { ...actions, ready, stop };
}

/** The foot of a step: what stands in the way, what else can be done, and the way on. */
export function StepActions({ wizard, batch, isRunning = false, onWay, isSending = false, lacks }: Props) {
  const text = useWizardText();
  const label = useLabel();
  const context = useFormatContext();
  const { step, screen, at, id, open, isAlone } = wizard;
  const { ready, stop, start, dialog } = useStepActions({ wizard, batch });
  const [way, ...others] = ready;
  const words = (action: Action) => buttonOf(action, batch, {}, screen.fields, context);
  const stopped = stop && said(stop.says, batch, screen.fields, context);
  const behind = way ? screen.steps.slice(0, at).filter(({ again }) => again && meets(again, batch)) : [];
  const isBack = step.again !== undefined && meets(step.again, batch);
  const leave = isRunning ? (isAlone ? text.untold : text.leave) : undefined;
  const told = isSending ? text.working : (stopped ?? lacks ?? leave);
  if (told === undefined && ready.length === 0 && !isBack) return dialog;
  return (
    <div className={wizardCss.foot}>
      <span role="status" className={stopped === undefined ? wizardCss.quiet : css.bad}>
        {told}
      </span>
      {behind.map((earlier) => (
        <Button key={earlier.name} variant="default" onClick={() => open(id, earlier.name)}>
          {text.backTo(label(earlier.title))}
        </Button>
      ))}
      {isBack && (
        <Button variant="default" disabled={isSending} onClick={() => open(id)}>
          {text.cancel}
        </Button>
      )}
      {others.map((action) => (
        <Button key={action.id} variant="default" onClick={() => start(action, batch)}>
          {words(action)}
        </Button>
      ))}
      {way && (
        <Button
          variant={way.tone === 'danger' ? 'light' : 'filled'}
          {...(way.tone === 'danger' && { color: 'red' })}
          loading={isSending}
          disabled={stop !== undefined || lacks !== undefined}
          onClick={() => (onWay ? onWay(way) : start(way, batch))}
        >
          {words(way)}
        </Button>
      )}
      {dialog}
    </div>
  );
}
