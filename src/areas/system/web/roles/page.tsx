import { useMemo, useState } from 'react';
import type { Action } from '#contract/screen.ts';
import type { RoleListReply } from '#generated/api/system.ts';
import Generated from '#generated/web/system/roles.tsx';
import { useCan } from '#web/auth/session-context.tsx';
import { asListPage } from '#web/screens/list/list-page.tsx';
import { ListRows } from '#web/screens/list/list-rows.tsx';
import { ListBar, ListHeading } from '#web/screens/list/list-screen.tsx';
import { useListScreen } from '#web/screens/list/use-list-screen.ts';
import { Forbidden } from '#web/ui/forbidden.tsx';
import { late } from '#web/ui/late.tsx';
import { notify } from '#web/ui/notify.ts';
import css from './compare.module.css';
import { useCompareText } from './texts.ts';

const CompareDialog = late(() => import('./compare-dialog.tsx').then((part) => ({ default: part.CompareDialog })));

/** Number of roles to compare: at least two, and at most what fits on the screen. */
const minRoles = 2;
const maxRoles = 3;

const compare: Action = { id: 'compare', label: { th: 'เปรียบเทียบ', en: 'Compare' } };

/** The list of roles, two or three of which can be compared. */
function RolesPage() {
  const text = useCompareText();
  const can = useCan();
  const model = useListScreen(Generated.screen);
  const [compared, setCompared] = useState<readonly RoleListReply[]>();
  const mayCompare = can('system.permission.view');
  const withCompare = useMemo(
    () => ({
      ...model,
      bulk: mayCompare ? [...model.bulk, compare] : model.bulk,
      actions: {
        ...model.actions,
        startBulk: (action: Action, rows: readonly RoleListReply[]) => {
          if (action !== compare) return model.actions.startBulk(action, rows);
          if (rows.length < minRoles || rows.length > maxRoles) return notify.info(text.howMany(minRoles, maxRoles));
          setCompared(rows);
        },
      },
    }),
    [model, mayCompare, text],
  );
  if (model.list.phase === 'forbidden') return <Forbidden />;
  return (
    <div className={css.screen}>
      <ListHeading model={model} />
      <ListBar model={model} />
      <ListRows model={withCompare} />
      {model.actions.dialog}
      {model.header.dialog}
      {compared && <CompareDialog roles={compared} onClose={() => setCompared(undefined)} />}
    </div>
  );
}

export default asListPage(RolesPage, Generated.screen);
