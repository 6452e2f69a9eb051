import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import QRCode from 'qrcode';
import type { MouseEvent } from 'react';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { readAddresses } from '../api/addresses.ts';
import { TableNotice } from './table-notice.tsx';
import { tableAddress } from './table-address.ts';
import { tableTexts as texts } from './texts.ts';

/** The code of one table, large enough to try it out with a phone. */
export function CodeDialog({
  table,
  branch,
  onClose,
}: {
  table: Table;
  branch: Branch;
  onClose: () => void;
}) {
  const { data: code, error } = useQuery({
    queryKey: ['code', branch.identifier, table.identifier],
    queryFn: async () => {
      const { site } = await readAddresses();
      const address = tableAddress(site, branch.identifier, table.identifier);
      const picture = await QRCode.toDataURL(address, { errorCorrectionLevel: 'M', margin: 2, width: 640 });
      return { address, picture };
    },
  });
  // What is clicked in here is not meant for the row that it came from.
  const keep = (event: MouseEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={onClose} onClick={keep}>
      <DialogTitle>{texts.codeTitle(table.identifier)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
        <TableNotice branch={branch} />
        {error && <Alert severity="error">{String(error)}</Alert>}
        {code && (
          <>
            <Box
              component="img"
              src={code.picture}
              alt={texts.codeOf(code.address)}
              sx={{ width: 320, maxWidth: '100%', borderRadius: 1 }}
            />
            <Link href={code.address} target="_blank" sx={{ overflowWrap: 'anywhere', py: 1.25 }}>
              {code.address}
            </Link>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
