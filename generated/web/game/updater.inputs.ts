// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { gameSourceOptions } from '#generated/api/enums/game-source.ts';
import { validateGameDiff } from './validators.ts';

export type UpdaterInputsAction = 'compare';

export const inputs: Readonly<Record<UpdaterInputsAction, Inputs>> = {
  compare: {
    fields: [
      { name: 'provider_id', kind: 'ref', label: { th: 'ค่ายเกม', en: 'Provider' }, required: true, reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
      { name: 'source', kind: 'enum', label: { th: 'แหล่งข้อมูล', en: 'Source' }, required: true, options: gameSourceOptions, initial: 'api' },
    ],
    validate: validateGameDiff,
    button: { th: 'ตรวจสอบความต่าง', en: 'Compare' },
  },
};
