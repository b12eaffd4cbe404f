// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  ChoicesAddForm, ChoicesAddReply, ChoicesDeleteBody, ChoicesDeleteReply, ChoicesDetailQuery, ChoicesDetailReply,
  ChoicesItemsQuery, ChoicesItemsReply, ChoicesListQuery, ChoicesListReply, ChoicesNewForm, ChoicesNewReply,
  ChoicesOptionsQuery, ChoicesOptionsReply, ChoicesRemoveBody, ChoicesRemoveReply, ChoicesSaveBody, ChoicesSaveReply,
  ChoicesUpdateForm, ChoicesUpdateReply,
} from '#generated/api/poll.ts';

/** Add choice: POST /api/system/poll/choices/add */
export const choicesAdd: Call<ChoicesAddForm, RecordReply<ChoicesAddReply>> = {
  id: 'choices.add',
  method: 'POST',
  path: '/api/system/poll/choices/add',
  permission: 'poll.choice.create',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/list', '/api/system/poll/choices/options',
  ],
};

/** Delete choice: POST /api/system/poll/choices/delete */
export const choicesDelete: Call<ChoicesDeleteBody, RecordReply<ChoicesDeleteReply>> = {
  id: 'choices.delete',
  method: 'POST',
  path: '/api/system/poll/choices/delete',
  permission: 'poll.choice.delete',
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/list', '/api/system/poll/choices/options',
  ],
  kind: 'remove',
  key: 'id',
};

/** Choice: GET /api/system/poll/choices/detail */
export const choicesDetail: Call<ChoicesDetailQuery, RecordReply<ChoicesDetailReply>> = {
  id: 'choices.detail',
  method: 'GET',
  path: '/api/system/poll/choices/detail',
  permission: 'poll.choice.view',
  optOut: [400, 404],
  kind: 'record',
  key: 'id',
};

/** Choices: GET /api/system/poll/choices/items */
export const choicesItems: Call<ChoicesItemsQuery, PageReply<ChoicesItemsReply>> = { id: 'choices.items', method: 'GET', path: '/api/system/poll/choices/items', permission: 'poll.poll.view' };

/** Choice library: GET /api/system/poll/choices/list */
export const choicesList: Call<ChoicesListQuery, PageReply<ChoicesListReply>> = { id: 'choices.list', method: 'GET', path: '/api/system/poll/choices/list', permission: 'poll.choice.view' };

/** New choice: POST /api/system/poll/choices/new */
export const choicesNew: Call<ChoicesNewForm, RecordReply<ChoicesNewReply>> = {
  id: 'choices.new',
  method: 'POST',
  path: '/api/system/poll/choices/new',
  permission: 'poll.poll.update',
  multipart: true,
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/items', '/api/system/poll/choices/list',
  ],
};

/** Choice library: GET /api/system/poll/choices/options */
export const choicesOptions: Call<ChoicesOptionsQuery, RecordReply<readonly ChoicesOptionsReply[]>> = { id: 'choices.options', method: 'GET', path: '/api/system/poll/choices/options', permission: 'poll.choice.view', extension: true };

/** Take out: POST /api/system/poll/choices/remove */
export const choicesRemove: Call<ChoicesRemoveBody, RecordReply<ChoicesRemoveReply>> = {
  id: 'choices.remove',
  method: 'POST',
  path: '/api/system/poll/choices/remove',
  permission: 'poll.poll.update',
  invalidates: [
    '/api/poll/detail', '/api/system/poll/choices/detail', '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
  key: 'choice_id',
};

/** Save choices: POST /api/system/poll/choices/save */
export const choicesSave: Call<ChoicesSaveBody, RecordReply<ChoicesSaveReply>> = {
  id: 'choices.save',
  method: 'POST',
  path: '/api/system/poll/choices/save',
  permission: 'poll.poll.update',
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/system/poll/choices/detail', '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
};

/** Change choice: POST /api/system/poll/choices/update */
export const choicesUpdate: Call<ChoicesUpdateForm, RecordReply<ChoicesUpdateReply>> = {
  id: 'choices.update',
  method: 'POST',
  path: '/api/system/poll/choices/update',
  permission: 'poll.choice.update',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/items', '/api/system/poll/choices/list',
    '/api/system/poll/choices/options',
  ],
  kind: 'update',
  key: 'id',
};
