import type { DashboardScreen } from '#contract/dashboard.ts';
import { useLabel } from '#web/locale/language.ts';
import { KeysDialog } from '#web/ui/keys-dialog.tsx';
import { useDashboardText } from './texts.ts';

interface Props {
  readonly keys: DashboardScreen['keys'];
  /** Whether the user may open a link. */
  readonly open: (link: string) => boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts of a dashboard that work for this user. */
export default function HelpDialog({ keys, open, onClose }: Props) {
  const text = useDashboardText();
  const label = useLabel();
  const lines = [
    ...Object.entries(keys)
      .filter(([, { to }]) => open(to))
      .map(([key, { label: name }]) => [`G ${key.toUpperCase()}`, label(name)] as const),
    ['/', text.keySearch] as const,
    ['?', text.keyHelp] as const,
  ];
  return <KeysDialog title={text.keys} width={360} keys={lines} onClose={onClose} />;
}
