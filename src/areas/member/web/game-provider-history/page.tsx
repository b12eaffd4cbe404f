import Generated from '#generated/web/member/game-provider-history.tsx';
import { panelPage } from '../panel/panel-page.tsx';

/** Provider calls; a row opens its request and response. */
export default panelPage(Generated.screen, { panel: () => import('./call-panel.tsx') });
