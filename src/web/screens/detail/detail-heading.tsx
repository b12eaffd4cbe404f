import { Button } from '@mantine/core';
import { mdiRefresh } from '@mdi/js';
import type { Field } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';
import { actionState } from '#web/core/actions.ts';
import { namingColumn } from '#web/core/naming-column.ts';
import { renderDetail } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useText } from '#web/locale/use-text.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useRecent } from '#web/ui/recent.ts';
import { ToolButton } from '#web/ui/tool-button.tsx';
import { useListText } from '../shared/texts.ts';
import css from './detail.module.css';
import { groupFields } from './detail-group.tsx';
import type { DetailModel } from './use-detail-screen.ts';

/** The field with the record's business number; where there is none, the first that says in words what it is. */
function codeOf({ groups, fields }: DetailModel['screen']): Field | undefined {
  const shown = groups.flatMap((group) => groupFields(group, fields));
  return shown.find((field) => kinds[field.kind].identifies) ?? namingColumn(shown);
}

/** What the record is known by and its status, in sight whatever tab is open. */
function Identity({ model }: { readonly model: DetailModel }) {
  const { screen, record } = model;
  const context = useFormatContext();
  if (!record) return null;
  const code = codeOf(screen);
  return (
    <span className={css.identity}>
      {code && renderDetail(code, record, context)}
      {model.status && renderDetail(model.status, record, context)}
    </span>
  );
}

/** Heading of a record, with what can be done to it now. */
export function DetailHeading({ model }: { readonly model: DetailModel }) {
  const { screen, record, actions } = model;
  const label = useLabel();
  const text = useListText();
  const context = useFormatContext();
  const { common } = useText();
  const code = record && codeOf(screen);
  useRecent(code && record ? formatField(code, record, context) : undefined);
  // The permission was checked before: this is only about actions that the user may ever take.
  const scope = { actions: screen.actions, fields: screen.fields, can: () => true };
  return (
    <PageHeader
      title={label(screen.title)}
      aside={<Identity model={model} />}
      actions={
        <>
          {record &&
            actions.permitted.map((action) => {
              const state = actionState(action, record, scope);
              if (state === 'not-now') return null;
              return (
                <Button
                  key={action.id}
                  variant={action.tone === 'danger' ? 'light' : action.tone === 'success' ? 'filled' : 'default'}
                  {...(action.tone === 'danger' && { color: 'red' })}
                  disabled={state !== 'ready'}
                  title={state === 'unknown' ? text.unknownStatus : undefined}
                  onClick={() => actions.start(action, record)}
                >
                  {label(action.label)}
                </Button>
              );
            })}
          <ToolButton
            className={css.tool}
            icon={mdiRefresh}
            label={common.refresh}
            onClick={() => void model.refresh()}
          />
        </>
      }
    />
  );
}
