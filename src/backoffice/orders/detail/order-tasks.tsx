import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import type { OrderDetails, Order } from '../../../lib/contract/staff-orders.ts';
import { PrintMoments, PrintStateChip, useAgain } from '../../prints/print-parts.tsx';
import { printTexts } from '../../prints/texts.ts';
import { dateAndTime } from '../../data/formats.ts';
import { Section } from './sheet-sections.tsx';
import { detailTexts as texts } from './texts.ts';
import { useAttempt } from '../../data/attempt.ts';
import { runOrderTask, type OrderTask } from '../steps/step-store.ts';

/** A preview of the printed receipt, as a picture. */
function ReceiptButton({ order: { id } }: { order: Pick<OrderDetails, 'id'> }) {
  const [isOpen, setOpen] = useState(false);
  const titleId = useId();
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<ReceiptIcon />} onClick={() => setOpen(true)}>
        {texts.showReceipt}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} aria-labelledby={titleId} maxWidth="sm">
        <DialogTitle id={titleId}>{texts.receipt}</DialogTitle>
        <DialogContent sx={{ display: 'grid', justifyItems: 'center' }}>
          <Box
            component="img"
            src={`/api/orders/${id}/receipt`}
            alt={texts.receiptPicture}
            sx={{ display: 'block', width: 'min(440px, 76vw)', height: 'auto', boxShadow: 3 }}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="contained" onClick={() => setOpen(false)}>
            {texts.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

/** The print jobs of the order, with their state. */
export function OrderPrints({ order: { prints }, zone }: { order: OrderDetails; zone: string }) {
  const { again, isBusy } = useAgain();
  if (prints.length === 0) return null;
  return (
    <Section title={printTexts.prints}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {prints.map((print) => {
          const { id, device, repeat, state } = print;
          return (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {device.name}
                {repeat && ` (${printTexts.repeats[repeat]})`}
                <PrintMoments print={print} shown={(instant) => dateAndTime(instant, zone)} />
              </Box>
              <PrintStateChip state={state} />
              {state === 'failed' && (
                <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void again(id)}>
                  {printTexts.again}
                </Button>
              )}
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

/** Messages and prints that staff can trigger again. */
export function OrderTasks({ order }: { order: Order }) {
  return (
    <Section title={texts.errands}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <OrderTaskButton
          order={order}
          task="print"
          label={texts.print}
          done={texts.printed}
          icon={<PrintIcon />}
        />
        <ReceiptButton order={order} />
        <OrderTaskButton
          order={order}
          task="resend-new-order-email"
          label={texts.resendMail}
          done={texts.sent}
          icon={<MailIcon />}
        />
        <OrderTaskButton
          order={order}
          task="resend-new-order-sms"
          label={texts.resendSms}
          done={texts.sent}
          icon={<SmsIcon />}
        />
        <Button
          href={`/status/${order.uid}/${order.hash}`}
          target="_blank"
          rel="noreferrer"
          variant="outlined"
          color="inherit"
        >
          {texts.statusPage}
        </Button>
      </Box>
    </Section>
  );
}

interface Props {
  order: Order;
  task: OrderTask;
  label: string;
  done: string;
  icon?: React.ReactNode;
}

export function OrderTaskButton({ order, task, label, done, icon }: Props) {
  const [isRunning, setRunning] = useState(false);
  const attempt = useAttempt();
  return (
    <Button
      variant="outlined"
      color="inherit"
      disabled={isRunning}
      startIcon={icon}
      onClick={async () => {
        setRunning(true);
        await attempt(() => runOrderTask(order.id, task), done);
        setRunning(false);
      }}
    >
      {label}
    </Button>
  );
}
