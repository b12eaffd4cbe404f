import type { Panel } from '#contract/panel.ts';
import { useLabel } from '#web/locale/language.ts';
import { SideDrawer } from '#web/ui/side-drawer.tsx';
import { OpenRowState } from '../shared/open-row-state.tsx';
import type { DetailsProps } from './board-screen.tsx';
import css from './panel.module.css';
import { RecordPanel } from './record-panel.tsx';
import { usePanelText } from './texts.ts';

/** All about the open row, in the place that there is for it; until the row is known, that it is on its way. */
export function BoardDetails({ panel, model, opened, isBeside }: DetailsProps & { readonly panel: Panel }) {
  const label = useLabel();
  const text = usePanelText();
  const { row, failure, close } = opened;
  const content = row ? (
    <RecordPanel key={opened.id} panel={panel} row={row} model={model} onClose={close} />
  ) : (
    <div className={css.waiting}>
      <OpenRowState failure={failure} onClose={close} />
    </div>
  );
  if (isBeside) return content;
  const name = row?.[panel.name.name];
  const title = name === undefined ? label(model.screen.title) : text.details(String(name));
  return (
    <SideDrawer bare title={title} width={620} onClose={close}>
      {content}
    </SideDrawer>
  );
}
