import Generated from '#generated/web/finance/withdraw_requests.tsx';
import { boardPage } from '#web/screens/board/board-page.tsx';
import { late } from '#web/ui/late.tsx';
import { DeskFigures } from './figures.tsx';

const SourceInput = late(() => import('./source-input.tsx').then((part) => ({ default: part.SourceInput })));

/** Actions that choose where the money comes from. */
const inputs = {
  'withdraw.approve': SourceInput,
  'withdraw.change_type': SourceInput,
  bulk_approve: SourceInput,
  bulk_change_type: SourceInput,
};

/** The withdrawal desk: the queue of requests next to the one being decided. */
export default boardPage(Generated.screen, { Figures: DeskFigures, inputs });
