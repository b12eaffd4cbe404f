import Generated from '#generated/web/wheel/fortune-wheel-detail.tsx';
import { formPage } from '#web/screens/form/form-page.tsx';
import { late } from '#web/ui/late.tsx';

const WheelBoard = late(() => import('./wheel-board.tsx').then((part) => ({ default: part.WheelBoard })));

/** A wheel: the generated form and the table of its slots, below a live preview. */
export default formPage(Generated.screen, {
  slots: { slots: { above: (rows, record) => <WheelBoard rows={rows} wheel={record} /> } },
});
