import { Suspense, useState } from 'react';
import { sweepSettingsFields as fields } from '#generated/api/fields/sweep-settings.ts';
import type { MigrationDetailReply } from '#generated/api/finance.ts';
import { useMigrationDetail, useMigrationUpdate } from '#generated/web/finance/hooks/migration.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { guarded } from '#web/core/guarded.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { failureOf } from '#web/data/failure-of.ts';
import { formatValue } from '#web/fields/formats.ts';
import { Chip } from '#web/fields/parts/chip.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Card } from '#web/ui/card.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { Toolbar } from '#web/ui/stack.tsx';
import css from '../migration-banks/settings.module.css';
import { useSettingsText } from '../migration-banks/texts.ts';

const ConfirmDialog = late(() =>
  import('#web/ui/confirm-dialog.tsx').then((part) => ({ default: part.ConfirmDialog })),
);
const SettingsDialog = late(() =>
  import('../migration-banks/settings-dialog.tsx').then((part) => ({ default: part.SettingsDialog })),
);

const nothing = {};

/** The settings of all sweeps, and switching them all on or off. */
function useSweepSettings() {
  const describe = useDescribeError();
  const { data, error, refresh } = useMigrationDetail(nothing);
  const { send, isSending } = useMigrationUpdate();
  const flip = async (settings: MigrationDetailReply) => {
    try {
      await send(guarded({ id: settings.id, enabled: !settings.enabled }, settings));
    } catch (failure) {
      notify.error(describe(failureOf(failure)));
    }
  };
  return { settings: data?.data, error, refresh, flip, isSending };
}

/** The master switch of all sweeps, and what they keep to. */
export default function SweepSettings() {
  const text = useSettingsText();
  const can = useCan();
  const describe = useDescribeError();
  const { settings, error, refresh, flip, isSending } = useSweepSettings();
  const [open, setOpen] = useState<'switch' | 'settings'>();
  if (!settings) return <Card dense>{error ? describe(error) : '…'}</Card>;
  const { enabled } = settings;
  const close = () => setOpen(undefined);
  const change = async () => {
    await flip(settings);
    close();
    await refresh();
  };
  return (
    <Card dense aria-label={text.title}>
      <Toolbar>
        <strong>
          {text.title}: <Chip tone={enabled ? 'success' : 'neutral'} text={enabled ? text.on : text.off} />
        </strong>
        <KeptTo settings={settings} />
        {can('finance.migration.update') && (
          <>
            <PlainButton variant="default" onClick={() => setOpen('settings')}>
              {text.edit}
            </PlainButton>
            <PlainButton variant={enabled ? 'default' : 'primary'} onClick={() => setOpen('switch')}>
              {enabled ? text.turnOff : text.turnOn}
            </PlainButton>
          </>
        )}
      </Toolbar>
      <Suspense>
        {open === 'switch' && (
          <ConfirmDialog
            opened
            title={enabled ? text.turnOff : text.turnOn}
            tone={enabled ? 'danger' : 'normal'}
            busy={isSending}
            onConfirm={() => void change()}
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
              void refresh();
            }}
          />
        )}
      </Suspense>
    </Card>
  );
}

function KeptTo({ settings }: { readonly settings: MigrationDetailReply }) {
  const text = useSettingsText();
  const context = useFormatContext();
  const { active_from: from, active_to: to, max_per_day: most } = settings;
  const money = (value: string | null) => formatValue(fields.max_per_day, value, context);
  return (
    <Facts
      className={css.facts}
      of={[
        { name: text.every, value: formatValue(fields.interval_min, settings.interval_min, context) },
        { name: text.hours, value: from && to ? `${from}–${to}` : text.allDay },
        { name: text.moved, value: `${money(settings.moved_today)} / ${most === null ? text.unlimited : money(most)}` },
        { name: text.stops, value: formatValue(fields.stop_on_error_count, settings.stop_on_error_count, context) },
      ]}
    />
  );
}
