import type { Call } from '#contract/call.ts';
import type { Action } from '#contract/screen.ts';
import type { ConfirmTone } from '#web/ui/confirm-dialog.tsx';

/** The tone of an action's confirmation. */
export function confirmTone(action: Action, call: Call): ConfirmTone {
  return action.tone === 'danger' ? 'danger' : call.money ? 'money' : 'normal';
}
