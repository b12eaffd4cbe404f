import type { ComponentProps } from 'react';
import { Panel } from './panel.tsx';
import { SideDrawer } from './side-drawer.tsx';

/** A panel of one row, from the right over the list. */
export function SidePanel(props: ComponentProps<typeof Panel>) {
  return (
    <SideDrawer bare title={props.title} width={620} onClose={props.onClose}>
      <Panel {...props} />
    </SideDrawer>
  );
}
