import { KeepPreferences } from '#web/screens/shared/preferences/keep-preferences.tsx';
import type { FieldHelp } from '#web/ui/field-help.ts';
import { PageHelp } from './page-help.tsx';
import { PageKeys } from './page-keys.tsx';

/** What no page waits for: it is fetched once the first has been drawn. */
export default function CalmParts({ onHelp }: { readonly onHelp: (help: FieldHelp | undefined) => void }) {
  return (
    <>
      <KeepPreferences />
      <PageHelp onHelp={onHelp} />
      <PageKeys />
    </>
  );
}
