import { Button } from '@mantine/core';
import { useState } from 'react';
import { useProviderConfigUpdate } from '#generated/web/game/hooks/provider.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatCount } from '#web/fields/parts/decimal.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { type Config, cellKey } from './cells.ts';
import css from './matrix.module.css';
import { useMatrixText } from './texts.ts';
import type { Matrix } from './use-matrix.ts';

interface Props {
  readonly matrix: Matrix;
  readonly selected: ReadonlySet<number>;
  readonly onClear: () => void;
}

/** Closes configurations one by one and shows a notification with the outcome. Resolves to whether all are closed. */
function useCloseAll(refresh: Matrix['refresh']) {
  const text = useMatrixText();
  const update = useProviderConfigUpdate();
  const [step, setStep] = useState<'idle' | 'asking' | 'running'>('idle');
  const run = async (open: readonly Config[]) => {
    setStep('running');
    let failed = 0;
    for (const { id, version } of open) {
      try {
        await update.send({ id, version, status: 'inactive' });
      } catch (error) {
        // The error goes to the console; the notification shows only the count.
        failureOf(error);
        failed += 1;
      }
    }
    const done = open.length - failed;
    if (failed > 0) notify.error(text.bulkFailed(formatCount(done), formatCount(failed)));
    else notify.success(text.bulkDone(formatCount(done)));
    setStep('idle');
    await refresh();
    return failed === 0;
  };
  return { step, setStep, run };
}

/** Closes one provider for every selected agent, one by one, and shows the outcome. */
export function BulkClose({ matrix, selected, onClear }: Props) {
  const text = useMatrixText();
  const [providerId, setProviderId] = useState('');
  const { step, setStep, run } = useCloseAll(matrix.refresh);
  const provider = matrix.providers.find(({ id }) => String(id) === providerId);
  const open = [...selected].flatMap((agent) => {
    const config = provider && matrix.grid.get(cellKey(agent, provider.id));
    return config && config.status !== 'inactive' ? [config] : [];
  });
  return (
    <div className={css.bulk} role="status">
      <strong>{text.selected(formatCount(selected.size))}</strong>
      <select
        className={css.input}
        aria-label={text.chooseProvider}
        value={providerId}
        onChange={(event) => setProviderId(event.currentTarget.value)}
      >
        <option value="">{text.chooseProvider}</option>
        {matrix.providers.map(({ id, code, name }) => (
          <option key={id} value={id}>
            {code} · {name}
          </option>
        ))}
      </select>
      <Button color="red" variant="light" size="xs" disabled={open.length === 0} onClick={() => setStep('asking')}>
        {text.closeLabel}
      </Button>
      {provider && open.length === 0 && <span className={css.quiet}>{text.nothingToClose}</span>}
      <PlainButton variant="default" onClick={onClear}>
        {text.clear}
      </PlainButton>
      {provider && step !== 'idle' && (
        <ConfirmDialog
          opened
          tone="danger"
          title={text.closeLabel}
          confirmLabel={text.closeLabel}
          busy={step === 'running'}
          onConfirm={() => void run(open).then((done) => done && onClear())}
          onCancel={() => setStep('idle')}
        >
          {text.bulk(provider.name, formatCount(open.length))}
        </ConfirmDialog>
      )}
    </div>
  );
}
