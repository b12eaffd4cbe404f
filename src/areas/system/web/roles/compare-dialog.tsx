import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/Modal.css';
import { Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RoleListReply } from '#generated/api/system.ts';
import { useText } from '#web/locale/use-text.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { type Area, searched } from '../matrix/catalog.ts';
import { differing } from '../matrix/grants.ts';
import { useAreaTitle, useMatrixText } from '../matrix/texts.ts';
import { MatrixTools } from '../matrix/tools.tsx';
import { useCatalog } from '../matrix/use-catalog.ts';
import { CompareTable } from './compare-table.tsx';
import { useCompareText } from './texts.ts';

interface Props {
  readonly roles: readonly RoleListReply[];
  readonly onClose: () => void;
}

/** Permissions of roles side by side; initially only the differences. */
export function CompareDialog({ roles, onClose }: Props) {
  const text = useCompareText();
  const matrixTexts = useMatrixText();
  const { common } = useText();
  const { mdUp } = useBreakpoints();
  const { areas } = useCatalog();
  const [search, setSearch] = useState('');
  const [narrow, setNarrow] = useState(true);
  const [isClosed, setClosed] = useState(false);
  const { sides, shown } = useCompared(roles, areas, search, narrow);
  return (
    <Modal
      opened
      onClose={onClose}
      title={text.title}
      size={1080}
      fullScreen={!mdUp}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      <MatrixTools
        words={search}
        onWords={setSearch}
        isNarrow={narrow}
        narrowLabel={matrixTexts.onlyDifferent}
        onNarrow={setNarrow}
        isClosed={isClosed}
        onCloseAll={setClosed}
      />
      {!areas && <SkeletonLines count={10} />}
      {areas && shown.length === 0 && <EmptyState title={search === '' ? text.same : matrixTexts.nothing} />}
      {shown.length > 0 && <CompareTable roles={roles} sides={sides} areas={shown} isClosed={isClosed} />}
    </Modal>
  );
}

/** Permissions of each role, and the areas that match the search or differ. */
function useCompared(
  roles: readonly RoleListReply[],
  areas: readonly Area[] | undefined,
  search: string,
  narrow: boolean,
) {
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
