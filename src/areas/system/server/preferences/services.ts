import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { chooseFirst, keepColumns, keepSettings } from './keep.ts';
import { readPreferences } from './read.ts';
import { deleteView, saveView, shareView } from './views.ts';

/** How a person wants things shown, and the views that a team shares. */
export const preferenceServices = {
  'preferences.read': readPreferences,
  'preferences.settings': keepSettings,
  'preferences.list': keepColumns,
  'view.save': saveView,
  'view.share': shareView,
  'view.first': chooseFirst,
  'view.delete': deleteView,
} satisfies Partial<Services<Context>>;
