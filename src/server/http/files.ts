import type { FastifyInstance } from 'fastify';
import { auditReading } from '../audit/reading.ts';
import { FailureError, missing } from '../base/failure.ts';
import type { Context } from '../context/context.ts';
import { contextOf } from '../context/context-factory.ts';
import type { Platform } from '../context/platform.ts';
import { readRecord } from '../records/record.ts';
import { authenticate, requestInfo } from './auth.ts';

/** The endpoint of stored files: any signed-in user may call it; the record decides. */
const filesEndpoint = {
  id: 'files.read',
  area: 'files',
  kind: 'record',
  method: 'GET',
  path: '/api/files/:id',
  permission: 'signed-in',
  extension: true,
} as const;

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};

/** `GET /api/files/:id`: a stored file, for users who may read the record that it belongs to. */
export function addFiles(app: FastifyInstance, platform: Platform): void {
  app.route<{ Params: { id: string } }>({
    method: 'GET',
    url: filesEndpoint.path,
    onRequest: (request) => authenticate(platform, filesEndpoint, request),
    preValidation: app.rateLimit(),
    handler: async (request, reply) => {
      const { principal } = request;
      if (!principal) throw new FailureError(401);
      const ctx = contextOf(platform, { principal, request: requestInfo(request), endpoint: filesEndpoint });
      const file = await ctx.db
        .selectFrom('file')
        .select(['id', 'mime', 'bytes', 'entity', 'entity_id', 'created_by'])
        .where('id', '=', request.params.id.slice(0, 64))
        .executeTakeFirst();
      if (!file || !(await mayRead(platform, ctx, file))) throw missing();
      await auditReading(ctx, { id: file.id, entity: file.entity, entity_id: file.entity_id });
      return reply
        .headers({
          'content-type': file.mime,
          'content-disposition': `attachment; filename="${file.id}.${extensions[file.mime] ?? 'bin'}"`,
          'content-security-policy': "default-src 'none'; sandbox",
        })
        .send(Buffer.from(file.bytes));
    },
  });
}

/** Whether the caller may read the record through any call of this deployment. */
async function mayRead(
  platform: Platform,
  ctx: Context,
  file: { readonly entity: string; readonly entity_id: number | null; readonly created_by: number },
): Promise<boolean> {
  if (file.entity_id === null) return file.created_by === ctx.principal.userId;
  const entity = platform.entities[file.entity];
  const on = new Set(platform.deployment.endpoints);
  const shown = platform.endpoints.some(
    ({ id, kind, entity: name, permission }) =>
      (kind === 'record' || kind === 'page') &&
      name === file.entity &&
      on.has(id) &&
      (permission === 'signed-in' ? !ctx.principal.key : ctx.can(permission)),
  );
  if (!entity || !shown) return false;
  return (await readRecord(platform, entity, file.entity_id, [], ctx, ctx.db)) !== undefined;
}
