import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { systemTexts } from './texts.ts';

/** The key `area.resource.action` must match the area and action columns. */
export const permissionAdd = effect('permission.add', async ({ row }) => {
  const parts = row.key.split('.');
  const errors = {
    ...(parts[0] !== row.area && { area: systemTexts.notFirstPart({ part: parts[0] ?? '' }) }),
    ...(parts.at(-1) !== row.action && { action: systemTexts.notLastPart({ part: parts.at(-1) ?? '' }) }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return undefined;
});
