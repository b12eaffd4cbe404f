// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { menuFields as f } from '#generated/api/fields/menu.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { menuDetail, menuUpdate } from './calls/menu.ts';
import { validateMenuUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/menus/detail',
  area: 'system',
  title: { th: 'แก้ไขเมนู', en: 'Menu' },
  permission: 'system.menu.view',
  mode: 'update',
  record: menuDetail,
  save: menuUpdate,
  savePermission: 'system.menu.update',
  key: 'menu_id',
  fields: [f.parent_id, f.label, f.label_en, f.icon, f.link, f.sort_order, f.badge_key, f.is_collapsed, f.status],
  groups: [
    {
      fields: [
        'parent_id', 'label', 'label_en', 'icon', 'link', 'sort_order', 'badge_key', 'is_collapsed', 'status',
      ],
    },
  ],
  validate: validateMenuUpdate,
  related: [],
  actions: [],
  done: '/system/menus',
  about: '{label}',
  aside: () => import('#areas/system/web/parts/menu-preview.tsx'),
  history: { call: recordHistory, entity: 'Menu' },
});
