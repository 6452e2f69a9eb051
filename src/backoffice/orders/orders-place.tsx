import { ResourceContextProvider } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router';
import { BoardPage } from './board/board-page.tsx';
import { BoardStyles } from './board/styles.tsx';
import { OrderSheet } from './detail/order-sheet.tsx';
import { OrdersList } from './history/orders-list.tsx';
import { useZone } from './shop.ts';
import { AskingDialogs } from './steps/asking-dialogs.tsx';

/** The board, the history, and an order's sheet over either: closing it leads back to where it was opened. */
export function OrdersPlace() {
  const { pathname, state } = useLocation() as { pathname: string; state: { over?: string } | null };
  const { orderId } = useParams();
  const navigate = useNavigate();
  const zone = useZone();
  const isHistory = pathname === '/orders' || state?.over === 'history';
  // Opened by its address alone there is nothing to go back to.
  const close = () => void (state?.over ? navigate(-1) : navigate('/'));
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
