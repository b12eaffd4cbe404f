// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { providerFields as f } from '#generated/api/fields/provider.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { providerDetail, providerUpdate } from './calls/provider.ts';
import { validateProviderUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/game/providers/detail',
  area: 'game',
  title: { th: 'รายละเอียดค่ายเกม', en: 'Game provider' },
  permission: 'game.provider.view',
  mode: 'update',
  record: providerDetail,
  save: providerUpdate,
  savePermission: 'game.provider.update',
  key: 'id',
  fields: [f.code, f.name, f.logo_url, f.types, f.wallet_mode, f.api_status, f.sort_order, f.cost_pct, f.invoice_base, f.min_fee, f.carry_negative, f.status, f.maintenance_from, f.maintenance_to, f.note],
  groups: [
    { title: { th: 'ค่ายเกม', en: 'Provider' }, fields: ['code', 'name', 'logo_url', 'types', 'wallet_mode', 'api_status', 'sort_order'] },
    { title: { th: 'ต้นทุนและใบแจ้งหนี้', en: 'Cost and invoice' }, fields: ['cost_pct', 'invoice_base', 'min_fee', 'carry_negative'] },
    { title: { th: 'สถานะ', en: 'Status' }, fields: ['status', 'maintenance_from', 'maintenance_to', 'note'] },
  ],
  validate: validateProviderUpdate,
  panels: [{ name: 'parts', title: { th: 'ค่ายย่อย', en: 'Sub-providers' }, part: () => import('#areas/game/web/parts/sub-providers.tsx'), kept: true }],
  related: [],
  actions: [],
  done: '/game/providers',
  about: '{name} · {code}',
  asks: [
    { question: { th: 'ต้นทุนใหม่มีผลกับใบแจ้งหนี้ตั้งแต่วันนี้ ยืนยัน?', en: 'The new cost counts for invoices from today. Go on?' }, fields: ['cost_pct', 'invoice_base'] },
    { question: { th: 'ปิดปรับปรุงค่าย {name} ทุกเอเย่นต์ทันที?', en: 'Put {name} into maintenance for every agent at once?' }, fields: ['status'], when: { status: ['maintenance'] } },
    { question: { th: 'ปิดค่าย {name} ทุกเอเย่นต์ทันที?', en: 'Close {name} for every agent at once?' }, fields: ['status'], when: { status: ['inactive'] } },
  ],
  history: { call: recordHistory, entity: 'Provider' },
});
