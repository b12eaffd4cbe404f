import Generated from '#generated/web/member/users.tsx';
import { panelPage } from '../panel/panel-page.tsx';

/** Members; a row opens all about one of them. */
export default panelPage(Generated.screen, { panel: () => import('./member-panel.tsx'), alone: 'username' });
