import PrintIcon from '@mui/icons-material/PrintOutlined';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateButton, FunctionField, TopToolbar, useListContext, useRecordContext } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { NameLink } from '../forms/name-link.tsx';
import { orderTexts } from '../forms/order/texts.ts';
import { PlainList } from '../forms/plain-list.tsx';
import { selectFilter } from '../forms/select-filter.tsx';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../sign-in/me.ts';
import { CodeDialog } from './code-dialog.tsx';
import { useStart } from './first-with-tables.ts';
import { ManyDialog } from './many-dialog.tsx';
import { useMyBranches } from './my-branches.ts';
import { useOwnTables } from './own-tables.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import { TableOrder } from './table-order.tsx';
import { tableTexts as texts } from './texts.ts';

/** The tables of the branches that somebody works in. */
export function TableList() {
  const branches = useMyBranches();
  const own = useOwnTables(branches);
  if (!branches || !own) return null;
  return (
    <PlainList
      sort="identifier"
      actions={<Actions branches={branches} />}
      empty={false}
      filter={own}
      filters={[selectFilter('branchId', texts.branch, branches, { alwaysOn: true })]}
    >
      <NameLink source="identifier" label={texts.identifier} />
      <FunctionField
        label={texts.branch}
        render={(table: Table) => branches.find(({ id }) => id === table.branch.id)?.name}
      />
      <CodeButton label={texts.code} branches={branches} />
    </PlainList>
  );
}

function Actions({ branches }: { branches: readonly Branch[] }) {
  const me = useMe();
  const [open, setOpen] = useState<'many' | 'sheets' | 'order' | null>(null);
  const { filterValues } = useListContext();
  const queries = useQueryClient();
  const reload = () => void queries.invalidateQueries({ queryKey: ['tables'] });
  const filtered = branches.find(({ id }) => id === filterValues['branchId']);
  const chosen = filtered ?? branches[0];
  const start = useStart(branches, filtered, open === 'sheets' || open === 'order');
  const close = () => setOpen(null);
  return (
    <TopToolbar sx={{ flexWrap: 'wrap' }}>
      <Button startIcon={<PrintIcon />} onClick={() => setOpen('sheets')} disabled={!chosen}>
        {texts.sheets}
      </Button>
      <Button startIcon={<PlaylistAddIcon />} onClick={() => setOpen('many')} disabled={!chosen}>
        {texts.many}
      </Button>
      {me && isAdmin(me) && (
        <Button startIcon={<SwapVertIcon />} onClick={() => setOpen('order')} disabled={!chosen}>
          {orderTexts.order}
        </Button>
      )}
      <CreateButton />
      {open === 'many' && chosen && (
        <ManyDialog branches={branches} chosen={chosen} onClose={close} onMade={reload} />
      )}
      {open === 'order' && start && <TableOrder branches={branches} chosen={start.branch} onClose={close} />}
      {open === 'sheets' && start && <SheetDialog branches={branches} start={start} onClose={close} />}
    </TopToolbar>
  );
}

function CodeButton({ branches }: { label: string; branches: readonly Branch[] }) {
  const table = useRecordContext<Table>();
  const [isOpen, setOpen] = useState(false);
  const branch = branches.find(({ id }) => id === table?.branch.id);
  if (!table || !branch) return null;
  return (
    <>
      <Button
        aria-label={texts.showCode(table.identifier)}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {texts.code}
      </Button>
      {isOpen && <CodeDialog table={table} branch={branch} onClose={() => setOpen(false)} />}
    </>
  );
}
