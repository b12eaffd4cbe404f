// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const bannerAdd: Call = {
  id: 'banner.add',
  method: 'POST',
  path: '/api/system/banner/add',
  permission: 'banner.banner.create',
  onError: 'session-expired-on-401',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/banner/detail', '/api/system/banner/list', '/api/system/banner/order'],
};

export const bannerDetail: Call = { id: 'banner.detail', method: 'GET', path: '/api/system/banner/detail', permission: 'banner.banner.view', onError: 'log', optOut: [400, 404], kind: 'record', key: 'id' };

export const bannerList: Call = { id: 'banner.list', method: 'GET', path: '/api/system/banner/list', permission: 'banner.banner.view', onError: 'log' };

export const bannerOrder: Call = { id: 'banner.order', method: 'GET', path: '/api/system/banner/order', permission: 'banner.banner.view', onError: 'log', extension: true };

export const bannerUpdate: Call = {
  id: 'banner.update',
  method: 'POST',
  path: '/api/system/banner/update',
  permission: 'banner.banner.update',
  onError: 'session-expired-on-401',
  multipart: true,
  optOut: [400],
  invalidates: ['/api/system/banner/detail', '/api/system/banner/list', '/api/system/banner/order'],
  kind: 'update',
  key: 'id',
};
