// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { pollChoiceFields as f } from '#generated/api/fields/poll-choice.ts';
import { pollItemFields } from '#generated/api/fields/poll-item.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { choicesDetail, choicesItems, choicesUpdate } from './calls/choices.ts';
import { validateChoicesUpdate } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/poll/choices/detail',
  area: 'poll',
  title: { th: 'แก้ไขตัวเลือก', en: 'Choice' },
  permission: 'poll.choice.view',
  mode: 'update',
  record: choicesDetail,
  save: choicesUpdate,
  savePermission: 'poll.choice.update',
  key: 'id',
  fields: [f.name, f.category, f.image_url, f.external_ref, f.used_count, f.status],
  groups: [{ title: { th: 'ตัวเลือก', en: 'Choice' }, fields: ['name', 'category', 'image_url', 'external_ref', 'used_count', 'status'] }],
  validate: validateChoicesUpdate,
  related: [
    {
      name: 'polls',
      title: { th: 'โพลที่ใช้ตัวเลือกนี้', en: 'Polls that offer it' },
      list: choicesItems,
      key: 'id',
      columns: [
        { ...pollItemFields.poll_id, sortable: true, link: '/poll/detail?id={poll_id}' },
        { ...pollItemFields.label, sortable: true, pin: 'start' },
        { ...pollItemFields.vote_count, sortable: true },
        { ...pollItemFields.vote_pct, sortable: true },
        { ...pollItemFields.is_correct, sortable: true },
      ],
      filters: [{ name: 'poll_id', operator: 'in', params: ['poll_id'], field: pollItemFields.poll_id }],
      sort: '-id',
      limit: 20,
      match: { choice_id: 'id' },
      permission: 'poll.poll.view',
    },
  ],
  actions: [],
  done: '/poll/choices',
  about: '{name}',
  history: { call: recordHistory, entity: 'PollChoice' },
});
