import { useSearch } from 'wouter';
import Generated from '#generated/web/system/menus-add.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { MenuPreview } from '../menu-preview/menu-preview.tsx';

/** A new entry of the drawer, with a look at it while it is written. */
export default function Page() {
  const search = useSearch();
  return (
    <FormScreenView
      key={search}
      screen={Generated.screen}
      id={undefined}
      aside={(values) => <MenuPreview values={values} id={undefined} />}
    />
  );
}
