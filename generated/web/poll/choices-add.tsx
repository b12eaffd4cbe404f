// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { pollChoiceFields as f } from '#generated/api/fields/poll-choice.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { choicesAdd } from './calls/choices.ts';
import { validateChoicesAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/poll/choices/add',
  area: 'poll',
  title: { th: 'เพิ่มตัวเลือก', en: 'Add choice' },
  permission: 'poll.choice.create',
  mode: 'create',
  save: choicesAdd,
  savePermission: 'poll.choice.create',
  key: 'id',
  fields: [
    f.name,
    f.category,
    f.image_url,
    f.external_ref,
    f.status,
    {
      name: 'more_names',
      kind: 'text',
      label: { th: 'วางหลายรายการ', en: 'Several at once' },
      hint: { th: 'บรรทัดละหนึ่งชื่อ เพิ่มพร้อมกันในหมวดและสถานะเดียวกัน (สูงสุด 200)', en: 'One name a line, in the same category and status (200 at most)' },
      nullable: true,
    },
  ],
  groups: [{ title: { th: 'ตัวเลือก', en: 'Choice' }, fields: ['name', 'category', 'image_url', 'external_ref', 'status'] }, { title: { th: 'วางหลายรายการ', en: 'Several at once' }, fields: ['more_names'] }],
  validate: validateChoicesAdd,
  related: [],
  actions: [],
  done: '/poll/choices',
});
