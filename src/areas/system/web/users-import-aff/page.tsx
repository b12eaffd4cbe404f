import { ImportPage } from '../import/import-page.tsx';
import { kinds } from '../import/kinds.ts';

export default function Page() {
  return <ImportPage kind={kinds.affiliate} />;
}
