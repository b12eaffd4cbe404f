// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { JsonSchema } from '#contract/endpoint.ts';

export const noticeDetailSchema: JsonSchema = { type: 'object', properties: { from: { type: ['string', 'null'] }, to: { type: ['string', 'null'] }, ip: { type: ['string', 'null'] } }, required: ['from', 'to', 'ip'] };

export const accountNoticeSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, kind: { type: 'string' }, at: { type: 'string' }, username: { type: 'string' }, own: { type: 'boolean' }, by: { type: ['string', 'null'] }, detail: noticeDetailSchema },
  required: ['id', 'kind', 'at', 'username', 'own', 'by', 'detail'],
};

export const deviceSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, ip: { type: 'string' }, user_agent: { type: 'string' }, auth_method: { type: 'string' }, created_at: { type: 'string' }, last_seen_at: { type: 'string' }, current: { type: 'boolean' } },
  required: ['id', 'ip', 'user_agent', 'auth_method', 'created_at', 'last_seen_at', 'current'],
};

export const firebaseProjectSchema: JsonSchema = {
  type: 'object',
  properties: { apiKey: { type: 'string' }, authDomain: { type: 'string' }, projectId: { type: 'string' }, appId: { type: ['string', 'null'] } },
  required: ['apiKey', 'authDomain', 'projectId', 'appId'],
};

export const identityServiceSchema: JsonSchema = {
  type: 'object',
  properties: { provider: { type: 'string' }, config: { ...firebaseProjectSchema, type: ['object', 'null'] }, emulator: { type: ['string', 'null'] } },
  required: ['provider', 'config', 'emulator'],
};

export const menuLinkSchema: JsonSchema = {
  type: 'object',
  properties: { id: { type: 'integer' }, label: { type: 'string' }, label_en: { type: ['string', 'null'] }, icon: { type: ['string', 'null'] }, link: { type: ['string', 'null'] }, badge_key: { type: 'string' } },
  required: ['id', 'label', 'label_en', 'icon', 'link', 'badge_key'],
};

export const servedMenuSchema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    label: { type: 'string' },
    label_en: { type: ['string', 'null'] },
    icon: { type: ['string', 'null'] },
    link: { type: ['string', 'null'] },
    badge_key: { type: 'string' },
    isMenuCollapsed: { type: 'boolean' },
    subItems: { type: 'array', items: menuLinkSchema },
  },
  required: ['id', 'label', 'label_en', 'icon', 'link', 'badge_key', 'isMenuCollapsed', 'subItems'],
};
