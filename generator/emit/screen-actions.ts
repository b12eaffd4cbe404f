import type { ActionModel, EditorModel, ScreenModel } from '../model/types.ts';

/** Does the action fetch something before it is sent: what is filled in, or what decides? */
export const isAsking = ({ call, input, decides }: ActionModel): boolean =>
  call !== undefined && (input !== undefined || decides === true);

/** A screen and the further lists behind its tabs: each has actions, and a stub, of its own. */
export function partsOf(screen: ScreenModel): readonly ScreenModel[] {
  return 'views' in screen && screen.views ? [screen, ...screen.views.further] : [screen];
}

/** Every action of an editor. */
export function editorActions({ remove, actions, header }: EditorModel): readonly ActionModel[] {
  return [...(remove ? [remove] : []), ...actions, ...header];
}

/** Every action of a screen, wherever it is shown, but for those of its other tabs. */
export function screenActions(screen: ScreenModel): readonly ActionModel[] {
  if ('rowActions' in screen) {
    return [...screen.rowActions, ...screen.bulkActions, ...screen.headerActions];
  }
  if (screen.kind === 'wizard')
    return screen.steps.flatMap(({ start, actions }) => [...(start ? [start] : []), ...actions]);
  const editors = 'editors' in screen ? (screen.editors ?? []) : [];
  return [...('actions' in screen ? screen.actions : []), ...editors.flatMap(editorActions)];
}
