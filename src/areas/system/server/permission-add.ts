import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { systemTexts } from './texts.ts';

/** `area.resource.action` says the area and the action once more; they must be the same. */
export const permissionAdd = effect('permission.add', async ({ row }) => {
  const parts = row.key.split('.');
  const wrong = {
    ...(parts[0] !== row.area && { area: systemTexts.notFirstPart({ part: parts[0] ?? '' }) }),
    ...(parts.at(-1) !== row.action && { action: systemTexts.notLastPart({ part: parts.at(-1) ?? '' }) }),
  };
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return undefined;
});
