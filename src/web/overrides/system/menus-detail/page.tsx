import { useSearch } from 'wouter';
import Generated from '#generated/web/system/menus-detail.tsx';
import { FormScreenView } from '#web/screens/form/form-screen.tsx';
import { MenuPreview } from '../menu-preview/menu-preview.tsx';

/** An entry of the drawer, with a look at it while it is changed. */
export default function Page() {
  const { screen } = Generated;
  const id = new URLSearchParams(useSearch()).get(screen.key) ?? undefined;
  return (
    <FormScreenView
      key={id}
      screen={screen}
      id={id}
      aside={(values) => <MenuPreview values={values} id={id === undefined ? undefined : Number(id)} />}
    />
  );
}
