import { ResourceContextProvider } from 'react-admin';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { useRestoredState } from '../forms/unsaved-changes.ts';
import { isAmong } from '../../lib/contract/roles.ts';
import { useZone } from '../data/config.ts';
import { useMe } from '../data/me.ts';
import { BoardPage } from './board/board-page.tsx';
import { BoardStyles } from './board/styles.tsx';
import { OrderSheet } from './detail/order-sheet.tsx';
import { OrdersList } from './history/orders-list.tsx';
import { $asking, ask, ReasonDialog } from './steps/asking.tsx';
import { TimeDialog } from './steps/time-dialog.tsx';

/** The screen that an order was opened from. The list rewrites its address when it renders again, and loses it, as a sign-in does. */
function useOver(orderId: string | undefined, told: string | undefined): string | undefined {
  const [kept, setKept] = useRestoredState<{ orderId: string; over: string } | null>('order-over', null);
  const isKept = orderId !== undefined && kept?.orderId === orderId;
  if (orderId !== undefined && told !== undefined && (!isKept || kept?.over !== told))
    setKept({ orderId, over: told });
  return told ?? (isKept ? kept?.over : undefined);
}

/** The board or the history, and an order's sheet over it. Closing the sheet returns to the screen below. */
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
  const me = useMe();
  const isHistory = pathname === '/orders' || over === 'history';
  function close(): void {
    if (state?.over) return void navigate(-1);
    // An order opened by its address has no screen to return to.
    void navigate(over === 'history' ? { pathname: '/orders', search } : '/', { replace: true });
  }
  // Who sees no orders starts with the books.
  if (me && !isAmong(me, 'kitchen')) return <Navigate to="/books" replace />;
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

/** The dialogs before a step: one of each for all cards. */
export function AskingDialogs({ zone }: { zone: string }) {
  // Deferred, so that a tap shows an effect before the dialog renders.
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
