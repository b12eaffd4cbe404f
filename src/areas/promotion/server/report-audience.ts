import { type RawBuilder, sql } from 'kysely';
import { endpoints } from '#generated/api/endpoints.ts';
import { entities } from '#generated/api/entities.ts';
import { forbidden, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { allOf, sourceFor, visibleRows } from '#server/records/conditions.ts';
import { conditionsOf } from '#server/records/filters.ts';
import { promotionTexts } from './texts.ts';

/** Filters of a report, as its query parameters. */
export type ReportFilters = Readonly<Record<string, string>>;

/** Permissions and row scope of the sender, which apply as if they opened the report. */
export type SenderContext = Pick<TransactionContext, 'principal' | 'gateways' | 'can' | 'clock'>;

const report = endpoints.find(({ id }) => id === 'member.filter_activeness');
const { MemberActivity } = entities;
/** Agents are chosen separately: a text goes to those of its promotion. */
const filters = (report?.filters ?? []).filter(({ name }) => name !== 'agent_id');
const filterParams = new Set(filters.flatMap(({ params }) => params));

/** Validates the report filters. Throws 422 for an unknown filter, 403 for a caller who may not view the report. */
export function readFilters(sent: ReportFilters | undefined, { can }: SenderContext): ReportFilters {
  if (!sent) throw invalid({ audience: promotionTexts.noReportFilters });
  for (const [name, value] of Object.entries(sent)) {
    if (!filterParams.has(name) || value.length > 200)
      throw invalid({ audience: promotionTexts.conditionIsNotKnown({ key: name.slice(0, 40) }) });
  }
  if (!report || !can(report.permission)) throw forbidden();
  return sent;
}

/** Members that the report shows with these filters to this caller. */
export function reportMembers(given: ReportFilters, asking: SenderContext): RawBuilder<unknown> {
  const source = sourceFor(entities, MemberActivity, asking);
  const conditions = [
    ...visibleRows(source, asking),
    ...conditionsOf(filters, given, source, asking.principal, asking.clock.now()),
  ];
  const key = source.expression('id');
  return sql`id in (select ${key} from ${source.from()} where ${allOf(conditions)})`;
}
