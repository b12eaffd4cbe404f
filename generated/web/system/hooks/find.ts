// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { type GetHook, useGet } from '#web/data/hooks.ts';
import { findRecords } from '../calls/find.ts';

export const useFindRecords: GetHook<typeof findRecords> = (query, options) => useGet(findRecords, query, options);
