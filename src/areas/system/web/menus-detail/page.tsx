import Generated from '#generated/web/system/menus-detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { MenuPreview } from '../menu-preview/menu-preview.tsx';

/** An entry of the drawer, with a look at it while it is changed. */
export default formPage(Generated.screen, {
  aside: (values, id) => <MenuPreview values={values} id={id === undefined ? undefined : Number(id)} />,
});
