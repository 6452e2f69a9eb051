import ReceiptIcon from '@mui/icons-material/ReceiptOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { PRINT_PROBLEM_WORDS } from '../../../lib/contract/words/staff.ts';
import type { OrderDetails } from '../../../lib/contract/staff-orders.ts';
import { PrintStateChip, useAgain } from '../../prints/print-parts.tsx';
import { printTexts } from '../../prints/texts.ts';
import { dateAndTime } from '../../data/shop-time.ts';
import { Section } from './section.tsx';
import { detailTexts as texts } from './texts.ts';

/** A preview of the printed receipt, as a picture. */
export function ReceiptButton({ order: { id } }: { order: Pick<OrderDetails, 'id'> }) {
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
        {prints.map(({ id, device, createdAt, isDuplicate, problem, state }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {device.name}
              {isDuplicate && ` (${printTexts.duplicate})`}
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {dateAndTime(createdAt, zone)}
                {problem && ` · ${printTexts.problemOf(PRINT_PROBLEM_WORDS[problem])}`}
              </Box>
            </Box>
            <PrintStateChip state={state} />
            {state === 'failed' && (
              <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void again(id)}>
                {printTexts.again}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
