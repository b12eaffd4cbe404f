import { useSearch } from 'wouter';
import Generated from '#generated/web/wheel/fortune-wheel-detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import type { EditorSlots } from '#web/screens/shared/editor/editor-view.tsx';
import { late } from '#web/ui/late.tsx';

const WheelBoard = late(() => import('./wheel-board.tsx').then((part) => ({ default: part.WheelBoard })));

const { screen } = Generated;
const around: Readonly<Record<string, EditorSlots>> = {
  slots: { above: (rows, record) => <WheelBoard rows={rows} wheel={record} /> },
};

/** A wheel: the generated form and the table of its slots, below a drawing that follows what is typed. */
export default function WheelPage() {
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  return <FormScreenView key={id} screen={screen} id={id} slots={around} />;
}
