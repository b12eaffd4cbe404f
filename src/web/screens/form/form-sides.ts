import type { FormScreen } from '#contract/screen.ts';

/** The side of a form screen that creates; the screen itself where it does nothing else, undefined where it only changes. */
export function creating(screen: FormScreen): FormScreen | undefined {
  if (screen.mode === 'create') return screen;
  if (!screen.add) return undefined;
  const { add, record: _record, history: _history, ...shared } = screen;
  // Being allowed to read a record does not include adding one: a form that cannot be saved is not shown.
  return {
    ...shared,
    ...add,
    title: add.title ?? screen.title,
    permission: add.savePermission,
    mode: 'create',
    related: [],
    actions: [],
  };
}
