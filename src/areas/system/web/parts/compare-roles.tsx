import { useMemo, useState } from 'react';
import type { Fields } from '#contract/envelope.ts';
import type { ActionPart } from '#contract/screen-part.ts';
import type { RoleListReply } from '#generated/api/system.ts';
import { AnswerState } from '#web/screens/shared/answer-state.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PlainDialog } from '#web/ui/plain-dialog.tsx';
import { Stack } from '#web/ui/stack.tsx';
import { CompareTable } from '../compare/compare-table.tsx';
import { useCompareText } from '../compare/texts.ts';
import { type Area, searched } from '../matrix/catalog.ts';
import { differing } from '../matrix/grants.ts';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
import { MatrixTools } from '../matrix/tools.tsx';
import { useCatalog } from '../matrix/use-catalog.ts';

type Role = Fields<RoleListReply>;

/** Permissions of roles side by side; initially only the differences. */
export default function CompareRoles({ rows: roles, close }: ActionPart<Role>) {
  const text = useCompareText();
  const matrixTexts = useMatrixText();
  const { areas, answer } = useCatalog();
  const [search, setSearch] = useState('');
  const [narrow, setNarrow] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const { sides, shown } = useCompared(roles, areas, search, narrow);
  return (
    <PlainDialog title={text.title} width={1080} fills onClose={close}>
      <Stack gap={3}>
        <MatrixTools
          words={search}
          onWords={setSearch}
          isNarrow={narrow}
          narrowLabel={matrixTexts.onlyDifferent}
          onNarrow={setNarrow}
          isClosed={isClosed}
          onCloseAll={setClosed}
        />
        {!areas && <AnswerState of={answer} lines={10} />}
        {areas && shown.length === 0 && <EmptyState title={search === '' ? text.same : matrixTexts.nothing} />}
        {shown.length > 0 && <CompareTable roles={roles} sides={sides} areas={shown} isClosed={isClosed} />}
      </Stack>
    </PlainDialog>
  );
}

/** Permissions of each role, and the areas that match the search or differ. */
function useCompared(roles: readonly Role[], areas: readonly Area[] | undefined, search: string, narrow: boolean) {
  const areaTitle = useAreaTitle();
  const sides = useMemo(() => roles.map((role) => new Set(role.permissions)), [roles]);
  const shown = useMemo(
    () =>
      searched(areas ?? [], search, areaTitle).flatMap((area) => {
        const resources = narrow ? differing(area.resources, sides) : area.resources;
        return resources.length > 0 ? [{ ...area, resources }] : [];
      }),
    [areas, search, areaTitle, narrow, sides],
  );
  return { sides, shown };
}
