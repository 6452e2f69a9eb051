import MailIcon from '@mui/icons-material/ForwardToInboxOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SmsIcon from '@mui/icons-material/SmsOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Order } from '../../../lib/contract/staff-orders.ts';
import { useAttempt } from '../../data/attempt.ts';
import { runOrderTask, type OrderTask } from '../steps/step-store.ts';
import { ReceiptButton } from './receipt.tsx';
import { Section } from './section.tsx';
import { detailTexts as texts } from './texts.ts';

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
