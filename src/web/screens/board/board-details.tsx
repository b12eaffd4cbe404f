import type { Panel } from '#contract/panel.ts';
import { useLabel } from '#web/locale/language.ts';
import type { DetailsProps } from './board-screen.tsx';
import { DetailsPlace } from './details-place.tsx';
import { RecordPanel } from './record-panel.tsx';
import { usePanelText } from './texts.ts';

/** All about the open row, as the manifest says it. */
export function BoardDetails({ panel, model, opened, isBeside, keys }: DetailsProps & { readonly panel: Panel }) {
  const label = useLabel();
  const text = usePanelText();
  const { id, row, close } = opened;
  const name = row?.[panel.name.name];
  return (
    <DetailsPlace
      opened={opened}
      isBeside={isBeside}
      title={name === undefined ? label(model.screen.title) : text.details(String(name))}
    >
      {row && <RecordPanel key={id} panel={panel} row={row} model={model} keys={keys} onClose={close} />}
    </DetailsPlace>
  );
}
