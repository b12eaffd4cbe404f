// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  ViewDeleteBody, ViewDeleteReply, ViewFirstBody, ViewFirstReply, ViewSaveBody, ViewSaveReply, ViewShareBody,
  ViewShareReply,
} from '#generated/api/system.ts';

/** Delete a view: POST /api/account/view/delete */
export const viewDelete: Call<ViewDeleteBody, RecordReply<ViewDeleteReply>> = { id: 'view.delete', method: 'POST', path: '/api/account/view/delete', permission: 'signed-in', invalidates: ['/api/account/preferences'], extension: true };

/** Choose what a list opens with: POST /api/account/view/first */
export const viewFirst: Call<ViewFirstBody, RecordReply<ViewFirstReply>> = { id: 'view.first', method: 'POST', path: '/api/account/view/first', permission: 'signed-in', invalidates: ['/api/account/preferences'], extension: true };

/** Save a view: POST /api/account/view/save */
export const viewSave: Call<ViewSaveBody, RecordReply<ViewSaveReply>> = { id: 'view.save', method: 'POST', path: '/api/account/view/save', permission: 'signed-in', invalidates: ['/api/account/preferences'], extension: true };

/** Share a view: POST /api/account/view/share */
export const viewShare: Call<ViewShareBody, RecordReply<ViewShareReply>> = { id: 'view.share', method: 'POST', path: '/api/account/view/share', permission: 'system.view.update', invalidates: ['/api/account/preferences'], extension: true };
