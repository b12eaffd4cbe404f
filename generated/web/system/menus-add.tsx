// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { menuFields as f } from '#generated/api/fields/menu.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { menuAdd } from './calls/menu.ts';
import { validateMenuAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/system/menus/add',
  area: 'system',
  title: { th: 'เพิ่มเมนู', en: 'Add menu' },
  permission: 'system.menu.create',
  mode: 'create',
  save: menuAdd,
  savePermission: 'system.menu.create',
  key: 'id',
  fields: [f.parent_id, f.label, f.label_en, f.icon, f.link, f.sort_order, f.badge_key, f.is_collapsed, f.status],
  groups: [
    {
      fields: [
        'parent_id', 'label', 'label_en', 'icon', 'link', 'sort_order', 'badge_key', 'is_collapsed', 'status',
      ],
    },
  ],
  validate: validateMenuAdd,
  related: [],
  actions: [],
  done: '/system/menus',
  aside: () => import('#areas/system/web/parts/menu-preview.tsx'),
});
