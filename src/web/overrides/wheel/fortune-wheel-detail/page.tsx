import { useMemo } from 'react';
import { useSearch } from 'wouter';
import Generated from '#generated/web/wheel/fortune-wheel-detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { WheelBoard } from './wheel-board.tsx';

const { screen } = Generated;

/** A wheel: the generated form and the table of its slots, below a drawing that follows what is typed. */
export default function WheelPage() {
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  const slots = useMemo(() => ({ slots: { above: (rows, record) => <WheelBoard rows={rows} wheel={record} /> } }), []);
  return (
    <FormScreenView key={id} screen={screen} id={id} slots={slots} about={(record) => String(record.name ?? '')} />
  );
}
