import { FieldInput } from '#web/fields/field-input.tsx';
import { formatValue } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { describedBy, FieldFrame } from '#web/form/field-frame.tsx';
import { useLabel } from '#web/locale/language.ts';
import { Toolbar } from '#web/ui/stack.tsx';
import css from './settings.module.css';
import { isSame, type Setting } from './settings.ts';
import { useAgentText } from './texts.ts';
import type { SettingsModel } from './use-settings.ts';

interface Props {
  readonly id: string;
  readonly setting: Setting;
  readonly model: SettingsModel;
}

/** One setting: its input, and below it how it differs from the default and who changed it. */
export function SettingInput({ id, setting, model }: Props) {
  const context = useFormatContext();
  const { key, field } = setting;
  const message = model.wrong[key];
  return (
    <div className={css.setting} data-changed={key in model.changed || undefined} data-kind={field.kind}>
      <FieldFrame id={id} field={field} language={context.language} required={false} message={message}>
        <FieldInput
          id={id}
          field={field}
          value={model.valueOf(setting)}
          context={context}
          invalid={message !== undefined}
          describedBy={describedBy(id, field, message !== undefined)}
          disabled={!model.mayChange || model.isSending}
          onChange={(next) => model.put(key, next)}
        />
      </FieldFrame>
      <About setting={setting} model={model} />
    </div>
  );
}

function About({ setting, model }: Omit<Props, 'id'>) {
  const text = useAgentText();
  const label = useLabel();
  const context = useFormatContext();
  const { key, field, standard, updatedAt, updatedBy } = setting;
  const isStandard = isSame(field, model.valueOf(setting), standard);
  const shown = Array.isArray(standard) && standard.length === 0 ? '' : formatValue(field, standard, context);
  const standardText = shown === '' || standard === null ? text.empty : shown;
  const standardLabel = text.standardOf(label(field.label), standardText);
  return (
    <Toolbar className={css.about}>
      {!isStandard && model.mayChange && (
        <button
          type="button"
          className={`bare ${css.standard}`}
          title={standardLabel}
          aria-label={standardLabel}
          onClick={() => model.put(key, standard)}
        >
          {text.standard}: {standardText}
        </button>
      )}
      {!isStandard && !model.mayChange && <span>{text.differs}</span>}
      {updatedAt !== undefined && updatedBy !== undefined && (
        <span>
          {text.changedBy(
            updatedBy,
            formatValue({ name: '', kind: 'datetime', label: field.label }, updatedAt, context),
          )}
        </span>
      )}
    </Toolbar>
  );
}
