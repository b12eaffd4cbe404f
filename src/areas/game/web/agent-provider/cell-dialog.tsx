import { useState } from 'react';
import { Link } from 'wouter';
import { useProviderConfigUpdate } from '#generated/web/game/hooks/provider.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { useShown } from '#web/ui/use-shown.ts';
import { type Config, isOverridden, type Provider } from './cells.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { Agent } from './use-matrix.ts';

interface Props {
  readonly agent: Agent;
  readonly provider: Provider;
  readonly config: Config;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Details of a cell, a link to its configuration, and the switch. */
export function CellDialog({ agent, provider, config, onClose, onChanged }: Props) {
  const text = useMatrixText();
  const describe = useDescribeError();
  const failed = useFailure();
  const isShown = useShown();
  const update = useProviderConfigUpdate();
  const [problem, setProblem] = useState<string>();
  const isOpen = config.status === 'active';
  const send = async () => {
    try {
      await update.send({ id: config.id, version: config.version, status: isOpen ? 'inactive' : 'active' });
      notify.success(text.saved);
      onChanged();
      if (isShown()) onClose();
    } catch (error) {
      const failure = failed(error);
      const [first] = Object.values(failure.fields);
      setProblem(first ?? describe(failure));
      if (failure.code === 409) onChanged();
    }
  };
  return (
    <ConfirmDialog
      opened
      title={`${provider.code} · ${agent.code}`}
      tone={isOpen ? 'danger' : 'normal'}
      confirmLabel={isOpen ? text.closeLabel : text.openLabel}
      busy={update.isSending}
      error={problem}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <p className={css.question}>
        {isOpen ? text.close(provider.name, agent.name) : text.open(provider.name, agent.name)}
      </p>
      <p className={css.quiet}>
        {text.states[config.status]} · {text.operator} {config.operator_code}
      </p>
      {isOverridden(config, provider) && <p className={css.notice}>{text.overridden}</p>}
      <Link href={`/game/agent-provider/detail?id=${config.id}`} className={css.link}>
        {text.settings}
      </Link>
    </ConfirmDialog>
  );
}
