import type { DashboardScreen } from '#contract/dashboard.ts';
import { useLabel } from '#web/locale/language.ts';
import { KeyLines } from '#web/ui/key-lines.tsx';
import { useDashboardText } from './texts.ts';

interface Props {
  readonly keys: DashboardScreen['keys'];
  /** Whether the user may open a link. */
  readonly open: (link: string) => boolean;
}

/** The keyboard shortcuts of a dashboard that work for this user. */
export default function DashboardKeys({ keys, open }: Props) {
  const text = useDashboardText();
  const label = useLabel();
  const lines = Object.entries(keys)
    .filter(([, { to }]) => open(to))
    .map(([key, { label: name }]) => [`G ${key.toUpperCase()}`, label(name)] as const);
  return <KeyLines keys={[...lines, ['/', text.keySearch]]} />;
}
