import { mdiLinkVariant } from '@mdi/js';
import { useText } from '#web/locale/use-text.ts';
import { CopyButton } from './copy-button.tsx';
import { useRecent } from './recent.ts';

interface Props {
  /** What is open. */
  readonly name: string;
}

/** Copies the address of the page, which names what is open on it; that it was open is remembered. */
export function CopyLink({ name }: Props) {
  useRecent(name);
  const { common } = useText();
  return <CopyButton icon={mdiLinkVariant} value={() => window.location.href} label={common.link} />;
}
