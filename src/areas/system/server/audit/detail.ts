import { sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { AuditEntryRow } from '#generated/api/system.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { readRecord } from '#server/records/record.ts';
import { defaultFields, rowsOf } from '#server/records/rows.ts';
import { describeChanges, namesOf } from './describe.ts';
import type { Surroundings } from './history.ts';

/** `GET /api/system/audit/detail`: one audit entry with its change described, and its place in the hash chain. */
export const detail =
  (platform: Surroundings): Services<Context>['audit.detail'] =>
  async ({ query }, ctx) => {
    const log = platform.entities.AuditEntry;
    const entry = log && (await readRecord(platform, log, query.seq, defaultFields(log), ctx, ctx.db));
    if (!entry) throw missing();
    const [link] = await rowsOf(
      sql`select encode(hash, 'hex') as hash, encode(prev_hash, 'hex') as previous from audit_log where seq = ${query.seq}`,
      ctx.db,
    );
    const type = typeof entry.entity_type === 'string' ? entry.entity_type : null;
    const [change] = await describeChanges(
      platform.entities,
      [{ entity: type, before: entry.before, after: entry.after }],
      ctx,
    );
    const subject = type !== null && Object.hasOwn(platform.entities, type) ? platform.entities[type] : undefined;
    const id = typeof entry.entity_id === 'string' ? entry.entity_id : undefined;
    // An entity that exists only in replies has no table to read from.
    const hasTable = subject?.fields[subject.key]?.column !== undefined && id !== undefined;
    const names = hasTable ? await namesOf(platform.entities, subject, [id], ctx) : undefined;
    return {
      entry: entry as Row & AuditEntryRow,
      subject: (id !== undefined && names?.get(id)) || null,
      change: change ? { ...change } : null,
      hash: String(link?.hash ?? ''),
      previous: String(link?.previous ?? ''),
    };
  };
