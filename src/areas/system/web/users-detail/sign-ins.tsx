import { auditEntryFields as f } from '#generated/api/fields/audit-entry.ts';
import { useAuditList } from '#generated/web/system/hooks/audit.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { renderCell } from '#web/fields/cells.ts';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { Quiet } from '#web/ui/quiet.tsx';
import css from './user.module.css';

/** The latest sign-ins and failed attempts of a user, for users who may view the audit log. */
export function SignIns({ id }: { readonly id: number }) {
  const can = useCan();
  const context = useFormatContext();
  const query = { action: ['auth.sign_in'], entity_type: ['User'], entity_id: String(id), limit: 8 };
  const list = useAuditList(can('system.audit.view') ? query : null);
  const rows = list.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <ul className={css.signIns}>
      {rows.map((entry) => {
        const row = { ...entry };
        return (
          <li key={entry.seq}>
            <span>{formatField(f.at, row, context)}</span>
            <Quiet>{entry.ip}</Quiet>
            {renderCell(f.result, row, context)}
          </li>
        );
      })}
    </ul>
  );
}
