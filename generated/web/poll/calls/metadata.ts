// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const metadataAdd: Call = { id: 'metadata.add', method: 'POST', path: '/api/system/poll/metadata/add', permission: 'poll.poll.update', onError: 'log', invalidates: ['/api/system/poll/metadata/list'] };

export const metadataDelete: Call = {
  id: 'metadata.delete',
  method: 'POST',
  path: '/api/system/poll/metadata/delete',
  permission: 'poll.poll.update',
  onError: 'log',
  optOut: [400],
  invalidates: ['/api/system/poll/metadata/list'],
  kind: 'remove',
  key: 'id',
};

export const metadataList: Call = { id: 'metadata.list', method: 'GET', path: '/api/system/poll/metadata/list', permission: 'poll.poll.view', onError: 'log' };

export const metadataSave: Call = { id: 'metadata.save', method: 'POST', path: '/api/system/poll/metadata/save', permission: 'poll.poll.update', onError: 'log', optOut: [400], invalidates: ['/api/system/poll/metadata/list'] };
