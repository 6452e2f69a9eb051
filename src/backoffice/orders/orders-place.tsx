import { ResourceContextProvider } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { useRestoredState } from '../forms/restored-state.ts';
import { useZone } from '../data/config.ts';
import { BoardPage } from './board/board-page.tsx';
import { BoardStyles } from './board/styles.tsx';
import { OrderSheet } from './detail/order-sheet.tsx';
import { OrdersList } from './history/orders-list.tsx';
import { $asking, ask } from './steps/asking.tsx';
import { ReasonDialog } from './steps/reason-dialog.tsx';
import { TimeDialog } from './steps/time-dialog.tsx';

/** Over what an order was opened. The list below rewrites its address when it is shown anew, and forgets that, as a sign-in does. */
function useOver(orderId: string | undefined, told: string | undefined): string | undefined {
  const [kept, setKept] = useRestoredState<{ orderId: string; over: string } | null>('order-over', null);
  const isKept = orderId !== undefined && kept?.orderId === orderId;
  if (orderId !== undefined && told !== undefined && (!isKept || kept?.over !== told))
    setKept({ orderId, over: told });
  return told ?? (isKept ? kept?.over : undefined);
}

/** The board, the history, and an order's sheet over either: closing it leads back to where it was opened. */
export function OrdersPlace() {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { over?: string } | null;
  };
  const { orderId } = useParams();
  const navigate = useNavigate();
  const zone = useZone();
  const over = useOver(orderId, state?.over);
  const isHistory = pathname === '/orders' || over === 'history';
  function close(): void {
    if (state?.over) return void navigate(-1);
    // Opened by its address alone there is nothing to go back to.
    void navigate(over === 'history' ? { pathname: '/orders', search } : '/', { replace: true });
  }
  return (
    <ResourceContextProvider value="orders">
      <BoardStyles />
      {isHistory ? <OrdersList /> : <BoardPage />}
      {zone !== null && orderId !== undefined && /^\d+$/.test(orderId) && (
        <OrderSheet key={orderId} id={Number(orderId)} zone={zone} onClose={close} />
      )}
      {zone !== null && <AskingDialogs zone={zone} />}
    </ResourceContextProvider>
  );
}

/** Whatever is to be answered before a step: one dialog for all cards. */
export function AskingDialogs({ zone }: { zone: string }) {
  // A tap is answered before the dialog is drawn.
  const asking = useDeferredValue(useStore($asking));
  if (!asking) return null;
  const { what, order, words, chosen } = asking;
  const close = () => ask(null);
  return what === 'time' ? (
    <TimeDialog order={order} zone={zone} chosen={chosen} onClose={close} />
  ) : (
    <ReasonDialog order={order} action={what} words={words} onClose={close} />
  );
}
