import { Suspense, useState } from 'react';
import { sweepSettingsFields as fields } from '#generated/api/fields/sweep-settings.ts';
import { useMigrationDetail, useMigrationUpdate } from '#generated/web/finance/hooks/migration.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import css from './settings.module.css';
import { useSettingsText } from './texts.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);
const SettingsDialog = late(() => import('./settings-dialog.tsx').then((part) => ({ default: part.SettingsDialog })));

const nothing = {};

/** The master switch of all sweeps, and what they keep to. */
export function SettingsCard() {
  const text = useSettingsText();
  const can = useCan();
  const context = useFormatContext();
  const describe = useDescribeError();
  const answer = useMigrationDetail(nothing);
  const update = useMigrationUpdate();
  const [open, setOpen] = useState<'switch' | 'settings'>();
  const settings = answer.data?.data;
  if (!settings) return <div className={css.card}>{answer.error ? describe(answer.error) : '…'}</div>;
  const { enabled, active_from: from, active_to: to, max_per_day: most } = settings;
  const money = (value: string | null) => formatValue(fields.max_per_day, value, context);
  const close = () => setOpen(undefined);
  const flip = async () => {
    try {
      await update.send(guarded({ id: settings.id, enabled: !enabled }, settings));
    } catch (error) {
      notify.error(describe(failureOf(error)));
    }
    close();
    await answer.refresh();
  };
  return (
    <section className={css.card} aria-label={text.title}>
      <div className={css.state}>
        <span className={css.dot} data-on={enabled} />
        {text.title}: {enabled ? text.on : text.off}
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{text.every}</dt>
          <dd>{formatValue(fields.interval_min, settings.interval_min, context)}</dd>
        </div>
        <div>
          <dt>{text.hours}</dt>
          <dd>{from && to ? `${from}–${to}` : text.allDay}</dd>
        </div>
        <div>
          <dt>{text.moved}</dt>
          <dd>
            {money(settings.moved_today)} / {most === null ? text.unlimited : money(most)}
          </dd>
        </div>
        <div>
          <dt>{text.stops}</dt>
          <dd>{formatValue(fields.stop_on_error_count, settings.stop_on_error_count, context)}</dd>
        </div>
      </dl>
      {can('finance.migration.update') && (
        <div className={css.buttons}>
          <PlainButton variant="default" onClick={() => setOpen('settings')}>
            {text.edit}
          </PlainButton>
          <PlainButton variant={enabled ? 'default' : 'primary'} onClick={() => setOpen('switch')}>
            {enabled ? text.turnOff : text.turnOn}
          </PlainButton>
        </div>
      )}
      <Suspense>
        {open === 'switch' && (
          <ConfirmDialog
            opened
            title={enabled ? text.turnOff : text.turnOn}
            tone={enabled ? 'danger' : 'normal'}
            busy={update.isSending}
            onConfirm={() => void flip()}
            onCancel={close}
          >
            {enabled ? text.askOff : text.askOn}
          </ConfirmDialog>
        )}
        {open === 'settings' && (
          <SettingsDialog
            settings={settings}
            onClose={close}
            onSaved={() => {
              close();
              void answer.refresh();
            }}
          />
        )}
      </Suspense>
    </section>
  );
}
