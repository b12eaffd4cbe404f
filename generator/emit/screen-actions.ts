import type { ActionModel, ScreenModel } from '../model/types.ts';

/** Every action of a screen, wherever it stands. */
export function screenActions(screen: ScreenModel): readonly ActionModel[] {
  if ('rowActions' in screen) return [...screen.rowActions, ...screen.bulkActions, ...screen.headerActions];
  return 'actions' in screen ? screen.actions : [];
}
