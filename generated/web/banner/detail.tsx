// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { bannerDetail, bannerUpdate } from './calls/banner.ts';
import { validateBannerUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/banner/detail',
  area: 'banner',
  title: { th: 'แก้ไขแบนเนอร์', en: 'Banner' },
  permission: 'banner.banner.view',
  mode: 'update',
  record: bannerDetail,
  save: bannerUpdate,
  savePermission: 'banner.banner.update',
  key: 'id',
  fields: [f.title, f.image, f.image_mobile, f.position, f.agent_ids, f.audience, f.link_type, f.link_value, f.open_new_tab, f.start_at, f.end_at, f.sort_order, f.status, f.view_count, f.click_count, f.ctr_pct],
  groups: [
    { title: { th: 'แบนเนอร์', en: 'Banner' }, fields: ['title', 'image', 'image_mobile', 'position', 'agent_ids', 'audience'] },
    {
      title: { th: 'ลิงก์', en: 'Link' },
      fields: ['link_type', 'link_value', 'open_new_tab'],
      when: { link_value: { link_type: ['internal', 'promotion', 'game', 'external'] }, open_new_tab: { link_type: ['internal', 'promotion', 'game', 'external'] } },
    },
    { title: { th: 'การแสดงผล', en: 'When' }, fields: ['start_at', 'end_at', 'sort_order', 'status'] },
    { title: { th: 'สถิติ', en: 'Figures' }, fields: ['view_count', 'click_count', 'ctr_pct'] },
  ],
  validate: validateBannerUpdate,
  related: [],
  actions: [],
  done: '/banner',
  about: '{title}',
  aside: () => import('#areas/banner/web/parts/banner-preview.tsx'),
  history: { call: recordHistory, entity: 'Banner' },
});
