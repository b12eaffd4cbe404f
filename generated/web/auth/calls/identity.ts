// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';

export const identityConfirm: Call = { id: 'identity.confirm', method: 'POST', path: '/api/identity/confirm', permission: 'public', onError: 'log', optOut: [401], extension: true };

export const identityForgot: Call = { id: 'identity.forgot', method: 'POST', path: '/api/identity/forgot', permission: 'public', onError: 'log', optOut: [401], extension: true };

export const identityRegister: Call = { id: 'identity.register', method: 'POST', path: '/api/identity/register', permission: 'public', onError: 'log', optOut: [401], extension: true };

export const identityReset: Call = { id: 'identity.reset', method: 'POST', path: '/api/identity/reset', permission: 'public', onError: 'log', optOut: [401], extension: true };
