import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { CreateButton, TopToolbar } from 'react-admin';
import { OrderDialog } from './order-dialog.tsx';
import { orderTexts as texts } from './texts.ts';

type Props = Omit<ComponentProps<typeof OrderDialog>, 'onClose'>;

/** Opens the order of a list. */
export function OrderButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<SwapVertIcon />} onClick={() => setOpen(true)}>
        {texts.order}
      </Button>
      {isOpen && <OrderDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What can be done with a list whose order customers see. */
export function SortedListActions(props: Props) {
  return (
    <TopToolbar>
      <OrderButton {...props} />
      <CreateButton />
    </TopToolbar>
  );
}
