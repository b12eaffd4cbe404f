// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { wheelConfigFields as f } from '#generated/api/fields/wheel-config.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { wheelAdd } from './calls/wheel.ts';
import { validateWheelAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/fortune-wheel/add',
  area: 'wheel',
  title: { th: 'สร้างกงล้อ', en: 'Add wheel' },
  permission: 'wheel.wheel.create',
  mode: 'create',
  save: wheelAdd,
  savePermission: 'wheel.wheel.create',
  key: 'id',
  fields: [f.name, f.agent_ids, f.segment_count, f.image_url, f.background_url, f.cost_type, f.cost_value, f.deposit_per_ticket, f.max_spins_per_day, f.reset_time, f.budget_per_day, f.start_at, f.end_at],
  groups: [
    { title: { th: 'กงล้อ', en: 'Wheel' }, fields: ['name', 'agent_ids', 'segment_count', 'image_url', 'background_url'] },
    {
      title: { th: 'การหมุน', en: 'Spinning' },
      fields: ['cost_type', 'cost_value', 'deposit_per_ticket', 'max_spins_per_day', 'reset_time'],
      when: { cost_value: { cost_type: ['ticket', 'point'] }, deposit_per_ticket: { cost_type: ['deposit'] } },
    },
    { title: { th: 'งบและระยะเวลา', en: 'Budget and time' }, fields: ['budget_per_day', 'start_at', 'end_at'] },
  ],
  validate: validateWheelAdd,
  related: [],
  actions: [],
  done: '/fortune-wheel/detail?id={id}&tab=slots',
});
