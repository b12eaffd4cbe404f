import Generated from '#generated/web/system/menus-add.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { MenuPreview } from '../menu-preview/menu-preview.tsx';

/** A new menu entry, with a live preview. */
export default formPage(Generated.screen, { aside: (values) => <MenuPreview values={values} id={undefined} /> });
