import type { Field } from '#contract/field.ts';
import { decidingFields } from '#web/core/actions.ts';
import type { ApiError } from '#web/data/api-error.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { ActionSource } from './action-source.ts';
import type { useDialogText } from './dialog-texts.ts';

const moment: Field = { name: 'at', kind: 'datetime', label: { th: '', en: '' } };

/**
 * Why an action did not proceed as the screen expected; undefined if the server's own message says it. An action is
 * named only if this screen has it: other changes are described by the resulting status.
 */
export function conflictText(
  error: ApiError,
  { scope, fields }: ActionSource,
  dialog: ReturnType<typeof useDialogText>,
  context: FormatContext,
): string | undefined {
  if (!error.conflict) return undefined;
  const { by, action, at, status } = error.conflict;
  if (error.code === 423) return dialog.heldBy(by);
  // The server names an action by the last part of its id.
  const known = scope.actions.find(({ id }) => id === action || id.endsWith(`.${action}`));
  const when = formatValue(moment, at, context);
  if (known) return dialog.conflict(by, known.label[context.language], when);
  const deciding = decidingFields(scope.actions);
  const option = fields
    .filter(({ name }) => deciding.has(name))
    .flatMap(({ options = [] }) => options)
    .find(({ value }) => value === status);
  return option ? dialog.nowIs(option.label[context.language], by, when) : dialog.changedBy(by, when);
}
