import type { KeyboardEvent } from 'react';

/** Ctrl+Enter (⌘+Enter) confirms from anywhere in a dialog, in every dialog alike. Put it on the dialog itself. */
export function onConfirmKey(confirm: () => void) {
  return (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
    event.preventDefault();
    confirm();
  };
}
