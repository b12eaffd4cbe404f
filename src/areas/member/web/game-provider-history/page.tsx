import Generated from '#generated/web/member/game-provider-history.tsx';
import { panelPage } from '../panel/panel-page.tsx';

/** Calls of the providers; a row opens what was asked and what was answered. */
export default panelPage(Generated.screen, { panel: () => import('./call-panel.tsx') });
