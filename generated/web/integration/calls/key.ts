// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { PageReply, RecordReply } from '#contract/envelope.ts';
import type {
  KeyAddBody, KeyAddReply, KeyDetailQuery, KeyDetailReply, KeyListQuery, KeyListReply, KeyRevokeBody, KeyRevokeReply,
  KeyRevokeVerdictQuery, KeyRevokeVerdictReply, KeyRotateBody, KeyRotateReply, KeyScopesQuery, KeyScopesReply,
  KeyTakeOverBody, KeyTakeOverReply, KeyUpdateBody, KeyUpdateReply,
} from '#generated/api/integration.ts';

/** Make a key: POST /api/integration/key/add */
export const keyAdd: Call<KeyAddBody, RecordReply<KeyAddReply>> = {
  id: 'key.add',
  method: 'POST',
  path: '/api/integration/key/add',
  permission: 'integration.key.create',
  invalidates: ['/api/integration/key/detail', '/api/integration/key/list'],
  extension: true,
};

/** API key: GET /api/integration/key/detail */
export const keyDetail: Call<KeyDetailQuery, RecordReply<KeyDetailReply>> = {
  id: 'key.detail',
  method: 'GET',
  path: '/api/integration/key/detail',
  permission: 'integration.key.view',
  optOut: [400, 404],
  extension: true,
  kind: 'record',
  key: 'id',
};

/** API keys: GET /api/integration/key/list */
export const keyList: Call<KeyListQuery, PageReply<KeyListReply>> = { id: 'key.list', method: 'GET', path: '/api/integration/key/list', permission: 'integration.key.view', extension: true };

/** Revoke: POST /api/integration/key/revoke */
export const keyRevoke: Call<KeyRevokeBody, RecordReply<KeyRevokeReply>> = {
  id: 'key.revoke',
  method: 'POST',
  path: '/api/integration/key/revoke',
  permission: 'integration.key.delete',
  optOut: [400],
  invalidates: ['/api/integration/key/detail', '/api/integration/key/list'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** What decides: Revoke: GET /api/integration/key/revoke/verdict */
export const keyRevokeVerdict: Call<KeyRevokeVerdictQuery, RecordReply<KeyRevokeVerdictReply>> = {
  id: 'key.revoke.verdict',
  method: 'GET',
  path: '/api/integration/key/revoke/verdict',
  permission: 'integration.key.delete',
  extension: true,
};

/** Change the secret: POST /api/integration/key/rotate */
export const keyRotate: Call<KeyRotateBody, RecordReply<KeyRotateReply>> = {
  id: 'key.rotate',
  method: 'POST',
  path: '/api/integration/key/rotate',
  permission: 'integration.key.update',
  invalidates: ['/api/integration/key/detail', '/api/integration/key/list'],
  extension: true,
};

/** Scopes of keys: GET /api/integration/key/scopes */
export const keyScopes: Call<KeyScopesQuery, RecordReply<KeyScopesReply>> = { id: 'key.scopes', method: 'GET', path: '/api/integration/key/scopes', permission: 'integration.key.view', extension: true };

/** Take responsibility: POST /api/integration/key/take_over */
export const keyTakeOver: Call<KeyTakeOverBody, RecordReply<KeyTakeOverReply>> = {
  id: 'key.take_over',
  method: 'POST',
  path: '/api/integration/key/take_over',
  permission: 'integration.key.update',
  optOut: [400],
  invalidates: ['/api/integration/key/detail', '/api/integration/key/list', '/api/integration/key/scopes'],
  extension: true,
  kind: 'move',
  key: 'id',
};

/** Change key: POST /api/integration/key/update */
export const keyUpdate: Call<KeyUpdateBody, RecordReply<KeyUpdateReply>> = {
  id: 'key.update',
  method: 'POST',
  path: '/api/integration/key/update',
  permission: 'integration.key.update',
  optOut: [400],
  invalidates: ['/api/integration/key/detail', '/api/integration/key/list', '/api/integration/key/scopes'],
  extension: true,
  final: true,
  kind: 'update',
  key: 'id',
};
