import Generated from '#generated/web/system/menus-detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { MenuPreview } from '../menu-preview/menu-preview.tsx';

/** A menu entry, with a live preview. */
export default formPage(Generated.screen, {
  aside: (values, id) => <MenuPreview values={values} id={id === undefined ? undefined : Number(id)} />,
});
