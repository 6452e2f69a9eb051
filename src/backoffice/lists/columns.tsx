import { Box, Card, Skeleton, useMediaQuery, type Theme } from '@mui/material';
import { Children, isValidElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import {
  Datagrid,
  ListNoResults,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
  type DatagridProps,
  type RaRecord,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { TouchLink } from './cells.tsx';

/** Phones show lists as cards. */
export const useIsPhone = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });

/** Where a card shows columns, by their labels; all others stand in the middle with their labels. */
export interface CardLayout {
  /** The card's heading; the first column unless another is named. */
  name?: string;
  /** Beside the name, such as a picture. */
  before?: string;
  /** First among the facts. */
  lead?: readonly string[];
  /** In the upper right corner, such as the state. */
  corner?: string;
  /** Whether the name is to be a link, because its field is none. */
  linksName?: boolean;
  /** Behind the corner, without a label: a small button. */
  action?: string;
  /** At the end, without labels: buttons. */
  foot?: readonly string[];
}

interface Props {
  /** Fields of react-admin, or columns of its `DataTable`, with labels. */
  children: ReactNode;
  rowClick: NonNullable<DatagridProps['rowClick']>;
  card?: CardLayout | undefined;
}

/** A list: a table, or on a phone cards of the same columns. */
export function Columns({ card, ...table }: Props & Pick<DatagridProps, 'sx' | 'rowSx'>) {
  const isPhone = useIsPhone();
  if (isPhone) return <Cards {...table} card={card} />;
  return <Datagrid bulkActionButtons={false} {...table} />;
}

/** How many cards stand for those that are loading. */
const LOADING = [1, 2, 3, 4];

/** The cards of a list on a phone. */
export function Cards({ children, rowClick, card = {} }: Props) {
  const { data, isPending } = useListContext<RaRecord>();
  if (isPending)
    return LOADING.map((place) => <Skeleton key={place} variant="rounded" height={104} sx={{ mb: 1 }} />);
  if (!data || data.length === 0) return <ListNoResults />;
  return (
    <Box component="ul" sx={LIST}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <RecordCard record={record} columns={columnsOf(children)} rowClick={rowClick} layout={card} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

interface Column {
  label: string;
  content: ReactNode;
}

/** A column of `DataTable` wraps its field; other columns are fields. */
const columnsOf = (children: ReactNode): Column[] =>
  Children.toArray(children)
    .filter((child): child is ReactElement<{ label?: string; children?: ReactNode }> => isValidElement(child))
    .map((child) => ({ label: child.props.label ?? '', content: child.props.children ?? child }));

interface CardProps {
  record: RaRecord;
  columns: readonly Column[];
  rowClick: Props['rowClick'];
  layout: CardLayout;
}

function RecordCard({ record, columns, rowClick, layout }: CardProps) {
  const open = useOpening(record, rowClick);
  const { before, corner, action, foot = [], linksName = false } = layout;
  const createPath = useCreatePath();
  const resource = useResourceContext() ?? '';
  const placed = new Set([before, corner, action, ...foot]);
  const rest = columns.filter(({ label }) => !placed.has(label));
  const name = rest.find(({ label }) => label === layout.name) ?? rest[0];
  const leads = ({ label }: Column) => layout.lead?.includes(label) ?? false;
  const others = rest.filter((one) => one !== name);
  const facts = [...others.filter(leads), ...others.filter((one) => !leads(one))];
  const contentOf = (label: string | undefined) => columns.find((one) => one.label === label)?.content;
  const buttons = columns.filter(({ label }) => foot.includes(label));
  return (
    <Card component="li" variant="outlined" sx={open ? PRESSABLE : CARD} onClick={open}>
      <Box sx={HEAD}>
        {contentOf(before)}
        <Box sx={NAME}>
          {linksName ? (
            <TouchLink to={createPath({ resource, type: 'edit', id: record.id })}>{name?.content}</TouchLink>
          ) : (
            name?.content
          )}
        </Box>
        {contentOf(corner)}
        {contentOf(action)}
      </Box>
      {facts.length > 0 && (
        <Box component="dl" sx={FACTS}>
          {facts.map(({ label, content }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </Box>
      )}
      {buttons.length > 0 && (
        <Box sx={FOOT}>
          {buttons.map(({ label, content }) => (
            <div key={label}>{content}</div>
          ))}
        </Box>
      )}
    </Card>
  );
}

/** What a tap on a card does, as on a row of a table: opens its screen, unless something on it was meant. */
function useOpening(record: RaRecord, rowClick: Props['rowClick']) {
  const resource = useResourceContext() ?? '';
  const createPath = useCreatePath();
  const navigate = useNavigate();
  if (rowClick === false) return undefined;
  return async (event: MouseEvent<HTMLElement>) => {
    const isOwn = event.target instanceof Element && event.target.closest('a, input, [role="menu"]') !== null;
    // Dialogs that a card opened render outside of it, but React bubbles their clicks here.
    if (isOwn || !event.currentTarget.contains(event.target as Node)) return;
    const to = typeof rowClick === 'function' ? await rowClick(record.id, resource, record) : rowClick;
    if (typeof to !== 'string') return;
    const isType = to === 'edit' || to === 'show';
    void navigate(isType ? createPath({ resource, type: to, id: record.id }) : to);
  };
}

const LIST = { display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' };
const CARD = { display: 'grid', gap: 0.5, px: 2, py: 1, borderRadius: 2, overflow: 'visible', minWidth: 0 };
const PRESSABLE = { ...CARD, cursor: 'pointer', '&:active': { bgcolor: 'action.hover' } };
const HEAD = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, minWidth: 0 };
const NAME = { flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' };
const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  '& > div:empty': { display: 'none' },
};
const FACTS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  m: 0,
  pb: 0.5,
  '& > div': { minWidth: 0, maxWidth: '100%' },
  // An empty value needs no label.
  '& > div:has(> dd:empty), & > div:has(> dd > span:only-child:empty)': { display: 'none' },
  '& dt': { fontSize: '0.75rem', color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' },
} as const;
