// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const choicesAdd: Call = {
  id: 'choices.add',
  method: 'POST',
  path: '/api/system/poll/choices/add',
  permission: 'poll.choice.create',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/list', '/api/system/poll/choices/options',
  ],
};

export const choicesDelete: Call = {
  id: 'choices.delete',
  method: 'POST',
  path: '/api/system/poll/choices/delete',
  permission: 'poll.choice.delete',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/list', '/api/system/poll/choices/options',
  ],
  kind: 'remove',
  key: 'id',
};

export const choicesDetail: Call = { id: 'choices.detail', method: 'GET', path: '/api/system/poll/choices/detail', permission: 'poll.choice.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const choicesItems: Call = { id: 'choices.items', method: 'GET', path: '/api/system/poll/choices/items', permission: 'poll.poll.view', onError: 'log' };

export const choicesList: Call = { id: 'choices.list', method: 'GET', path: '/api/system/poll/choices/list', permission: 'poll.choice.view', onError: 'log' };

export const choicesNew: Call = {
  id: 'choices.new',
  method: 'POST',
  path: '/api/system/poll/choices/new',
  permission: 'poll.poll.update',
  onError: 'log',
  multipart: true,
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/items', '/api/system/poll/choices/list',
  ],
};

export const choicesOptions: Call = { id: 'choices.options', method: 'GET', path: '/api/system/poll/choices/options', permission: 'poll.choice.view', onError: 'log', extension: true };

export const choicesRemove: Call = {
  id: 'choices.remove',
  method: 'POST',
  path: '/api/system/poll/choices/remove',
  permission: 'poll.poll.update',
  onError: 'log',
  invalidates: [
    '/api/poll/detail', '/api/system/poll/choices/detail', '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
  key: 'choice_id',
};

export const choicesSave: Call = {
  id: 'choices.save',
  method: 'POST',
  path: '/api/system/poll/choices/save',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: [
    '/api/poll/detail', '/api/system/poll/choices/detail', '/api/system/poll/choices/items',
    '/api/system/poll/choices/list',
  ],
};

export const choicesUpdate: Call = {
  id: 'choices.update',
  method: 'POST',
  path: '/api/system/poll/choices/update',
  permission: 'poll.choice.update',
  onError: 'log',
  multipart: true,
  optOut: [400],
  invalidates: [
    '/api/system/poll/choices/detail', '/api/system/poll/choices/items', '/api/system/poll/choices/list',
    '/api/system/poll/choices/options',
  ],
  kind: 'update',
  key: 'id',
};
