// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Option } from '#contract/field.ts';

export type TileSize = 'half' | 'full';
export const tileSizeOptions: readonly Option[] = [{ value: 'half', label: { th: 'ครึ่งความกว้าง', en: 'Half width' } }, { value: 'full', label: { th: 'เต็มความกว้าง', en: 'Full width' } }];
