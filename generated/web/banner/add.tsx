// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { bannerFields as f } from '#generated/api/fields/banner.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { bannerAdd } from './calls/banner.ts';
import { validateBannerAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/banner/add',
  area: 'banner',
  title: { th: 'เพิ่มแบนเนอร์', en: 'Add banner' },
  permission: 'banner.banner.create',
  mode: 'create',
  save: bannerAdd,
  savePermission: 'banner.banner.create',
  key: 'id',
  fields: [f.title, f.image, f.image_mobile, f.position, f.agent_ids, f.audience, f.link_type, f.link_value, f.open_new_tab, f.start_at, f.end_at, f.sort_order, f.status],
  groups: [
    { title: { th: 'แบนเนอร์', en: 'Banner' }, fields: ['title', 'image', 'image_mobile', 'position', 'agent_ids', 'audience'] },
    {
      title: { th: 'ลิงก์', en: 'Link' },
      fields: ['link_type', 'link_value', 'open_new_tab'],
      when: { link_value: { link_type: ['internal', 'promotion', 'game', 'external'] }, open_new_tab: { link_type: ['internal', 'promotion', 'game', 'external'] } },
    },
    { title: { th: 'การแสดงผล', en: 'When' }, fields: ['start_at', 'end_at', 'sort_order', 'status'] },
  ],
  validate: validateBannerAdd,
  related: [],
  actions: [],
  done: '/banner',
  aside: () => import('#areas/banner/web/parts/banner-preview.tsx'),
});
