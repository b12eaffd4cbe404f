import { useId, useState } from 'react';
import { sweepSettingsFields as fields } from '#generated/api/fields/sweep-settings.ts';
import type { MigrationDetailReply, MigrationUpdateBody } from '#generated/api/finance.ts';
import { useMigrationUpdate } from '#generated/web/finance/hooks/migration.ts';
import { guarded } from '#web/core/guarded.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { FieldInput } from '#web/fields/field-input.tsx';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import form from '#web/form/form.module.css';
import { useLabel } from '#web/locale/language.ts';
import { useFailure } from '#web/screens/shared/use-failure.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { notify } from '#web/ui/notify.ts';
import css from './settings.module.css';
import { useSettingsText } from './texts.ts';

const fieldNames = [
  'interval_min',
  'stop_on_error_count',
  'active_from',
  'active_to',
  'max_per_day',
  'notify_channel',
] as const;

interface Props {
  readonly settings: MigrationDetailReply;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** The settings of all sweeps. The server's errors are shown at their fields; nothing typed is lost. */
export function SettingsDialog({ settings, onClose, onSaved }: Props) {
  const id = useId();
  const text = useSettingsText();
  const describe = useDescribeError();
  const failed = useFailure();
  const update = useMigrationUpdate();
  const [failure, setFailure] = useState<ApiError>();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>({ ...settings });
  const wrong = failure?.fields ?? {};
  const save = async () => {
    setFailure(undefined);
    try {
      const body = Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? null]));
      await update.send(guarded<MigrationUpdateBody>({ ...body, id: settings.id }, settings));
    } catch (error) {
      setFailure(failed(error));
      return;
    }
    notify.success(text.saved);
    onSaved();
  };
  return (
    <ConfirmDialog
      opened
      title={text.edit}
      confirmLabel={text.save}
      width={560}
      busy={update.isSending}
      disabled={values.interval_min === null || values.stop_on_error_count === null}
      error={failure && Object.keys(wrong).length === 0 ? describe(failure) : undefined}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className={css.fields}>
        {fieldNames.map((name) => (
          <SettingField
            key={name}
            id={`${id}-${name}`}
            name={name}
            value={values[name]}
            wrong={wrong[name]}
            onChange={(value) => setValues((now) => ({ ...now, [name]: value }))}
          />
        ))}
      </div>
    </ConfirmDialog>
  );
}

interface FieldProps {
  readonly id: string;
  readonly name: (typeof fieldNames)[number];
  readonly value: unknown;
  readonly wrong: string | undefined;
  readonly onChange: (value: unknown) => void;
}

function SettingField({ id, name, value, wrong, onChange }: FieldProps) {
  const label = useLabel();
  const context = useFormatContext();
  const field = fields[name];
  return (
    <div>
      <label className={form.label} htmlFor={id}>
        {label(field.label)}
        {'unit' in field && field.unit ? ` (${label(field.unit)})` : ''}
      </label>
      <FieldInput
        id={id}
        field={field}
        value={value}
        context={context}
        invalid={wrong !== undefined}
        describedBy={`${id}-about`}
        onChange={onChange}
      />
      <div id={`${id}-about`}>
        {'hint' in field && field.hint && <div className={form.hint}>{label(field.hint)}</div>}
        {wrong !== undefined && <div className={form.message}>{wrong}</div>}
      </div>
    </div>
  );
}
