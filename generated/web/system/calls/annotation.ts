// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Call } from '#contract/call.ts';
import type { RecordReply } from '#contract/envelope.ts';
import type {
  AnnotationAddBody, AnnotationAddReply, AnnotationDeleteBody, AnnotationDeleteReply, AnnotationListQuery,
  AnnotationListReply, AnnotationUpdateBody, AnnotationUpdateReply,
} from '#generated/api/system.ts';

/** Annotate days: POST /api/system/annotation/add */
export const annotationAdd: Call<AnnotationAddBody, RecordReply<AnnotationAddReply>> = {
  id: 'annotation.add',
  method: 'POST',
  path: '/api/system/annotation/add',
  permission: 'system.annotation.create',
  optOut: [400],
  invalidates: ['/api/system/annotation/list'],
  extension: true,
};

/** Delete an annotation of days: POST /api/system/annotation/delete */
export const annotationDelete: Call<AnnotationDeleteBody, RecordReply<AnnotationDeleteReply>> = {
  id: 'annotation.delete',
  method: 'POST',
  path: '/api/system/annotation/delete',
  permission: 'system.annotation.create',
  optOut: [400],
  invalidates: ['/api/system/annotation/list'],
  extension: true,
  kind: 'remove',
  key: 'id',
};

/** Annotations of days: GET /api/system/annotation/list */
export const annotationList: Call<AnnotationListQuery, RecordReply<AnnotationListReply>> = { id: 'annotation.list', method: 'GET', path: '/api/system/annotation/list', permission: 'system.annotation.view', extension: true };

/** Change an annotation of days: POST /api/system/annotation/update */
export const annotationUpdate: Call<AnnotationUpdateBody, RecordReply<AnnotationUpdateReply>> = {
  id: 'annotation.update',
  method: 'POST',
  path: '/api/system/annotation/update',
  permission: 'system.annotation.create',
  optOut: [400],
  invalidates: ['/api/system/annotation/list'],
  extension: true,
  kind: 'update',
  key: 'id',
};
