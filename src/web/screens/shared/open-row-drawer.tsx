import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { OpenRowState } from './open-row-state.tsx';
import type { OpenRow } from './use-open-row.ts';

interface Props extends Pick<OpenRow<unknown>, 'failure'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** In place of details that open over the list, until they are there or never will be. */
export default function OpenRowDrawer({ failure, title, onClose }: Props) {
  return (
    <SideDrawer title={title} width={560} onClose={onClose}>
      <OpenRowState failure={failure} />
    </SideDrawer>
  );
}
