import PlaylistAddIcon from '@mui/icons-material/PlaylistAdd';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CreateButton, FunctionField, TopToolbar, useListContext, useRecordContext } from 'react-admin';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Table } from '../../lib/contract/entities.ts';
import { isAdmin } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { NameLink } from '../lists/cells.tsx';
import { selectFilter, EntityList } from '../lists/entity-lists.tsx';
import { sortTexts } from '../sorting/texts.ts';
import { useBranchesByName, useInitialBranch, useOwnTablesFilter } from './branch-tables.ts';
import { CreateManyDialog, CodeDialog, TableSortDialog } from './table-dialogs.tsx';
import { LabelDialog } from './label-dialog.tsx';
import { tableTexts as texts } from './texts.ts';

export const tables = { list: TableList };

/** The tables of the person's branches. */
function TableList() {
  const branches = useBranchesByName();
  const own = useOwnTablesFilter(branches);
  if (!branches || !own) return null;
  return (
    <EntityList
      sort="identifier"
      actions={<Actions branches={branches} />}
      empty={false}
      filter={own}
      card={{ corner: texts.code }}
      filters={[selectFilter('branchId', texts.branch, branches, { alwaysOn: true })]}
    >
      <NameLink source="identifier" label={texts.identifier} />
      <FunctionField
        label={texts.branch}
        render={(table: Table) => branches.find(({ id }) => id === table.branch.id)?.name}
      />
      <CodeButton label={texts.code} branches={branches} />
    </EntityList>
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
  const start = useInitialBranch(branches, filtered, open === 'sheets' || open === 'order');
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
          {sortTexts.order}
        </Button>
      )}
      <CreateButton />
      {open === 'many' && chosen && (
        <CreateManyDialog branches={branches} chosen={chosen} onClose={close} onMade={reload} />
      )}
      {open === 'order' && start && (
        <TableSortDialog branches={branches} chosen={start.branch} onClose={close} />
      )}
      {open === 'sheets' && start && <LabelDialog branches={branches} start={start} onClose={close} />}
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
