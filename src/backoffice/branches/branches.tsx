import CompareIcon from '@mui/icons-material/TableChartOutlined';
import { Alert, Box, Button, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { DateTime } from 'luxon';
import { FunctionField, TextField, Show, TopToolbar, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { Branch } from '../../lib/contract/branches.ts';
import type { User } from '../../lib/contract/people.ts';
import { weekSchedule } from '../../lib/domain/hours.ts';
import { offeredModes } from '../../lib/domain/modes.ts';
import { CopyButton } from '../forms/copy-button.tsx';
import { copyTexts } from '../forms/texts.ts';
import { useShopZone } from '../data/shop-zone.ts';
import { isAdmin, isAmong } from '../../lib/contract/roles.ts';
import { useMe } from '../data/me.ts';
import { NameLink, StateChip, TOUCH_TARGET } from '../lists/cells.tsx';
import { EntityList } from '../lists/entity-lists.tsx';
import { SortedListActions } from '../sorting/sort-dialog.tsx';
import { openingState } from './branch-preview.ts';
import { HoursTable } from './hours-preview.tsx';
import { branchTexts } from './texts.ts';

const { list: listTexts, modes } = branchTexts;

export const branches = { list: BranchList, show: BranchShow };

/** Admins see and edit all branches, managers the hours of their own; employees see their own. */
function BranchList() {
  const me = useMe();
  const zone = useShopZone();
  if (!me) return null;
  const isForAll = isAdmin(me);
  const type = isAmong(me, 'manager') ? 'edit' : 'show';
  const now = DateTime.now().setZone(zone);
  return (
    <EntityList
      sort="name"
      rowClick={type}
      empty={false}
      card={{ corner: listTexts.state }}
      actions={actionsFor(me)}
      {...(isForAll ? {} : { filter: { id: me.branches.map(({ id }) => id) } })}
    >
      <NameLink source="name" label={listTexts.name} type={type} />
      <TextField source="city" label={listTexts.city} />
      <FunctionField
        label={listTexts.state}
        render={(branch: Branch) => {
          const { isOpen, text } = openingState(branch, now);
          return <StateChip label={text} color={isOpen ? 'success' : 'default'} />;
        }}
      />
      <FunctionField
        label={listTexts.modes}
        render={(branch: Branch) =>
          offeredModes(branch)
            .map((mode) => modes[mode])
            .join(', ')
        }
      />
      <FunctionField
        label={listTexts.visible}
        render={({ isPublic }: Branch) => (isPublic ? '✓' : listTexts.hidden)}
      />
      {isForAll && (
        <FunctionField
          label={copyTexts.action}
          sortable={false}
          render={({ id, name }: Branch) => <CopyButton list="branches" id={id} name={name} isIcon />}
        />
      )}
    </EntityList>
  );
}

const compare = (
  <Button component={Link} to="/branches/vergleich" startIcon={<CompareIcon />}>
    {branchTexts.compare.open}
  </Button>
);

function actionsFor(me: User) {
  if (isAdmin(me)) return <SortedListActions list="branches" hint={listTexts.orderHint} more={compare} />;
  return isAmong(me, 'manager') ? <TopToolbar>{compare}</TopToolbar> : false;
}

const showTexts = branchTexts.show;

/** A branch as its employees see it. */
function BranchShow() {
  return (
    <Show actions={false} component="div">
      <BranchDetails />
    </Show>
  );
}

function BranchDetails() {
  const branch = useRecordContext<Branch>();
  const me = useMe();
  const zone = useShopZone();
  if (!branch || !me) return null;
  if (!isAdmin(me) && !me.branches.some(({ id }) => id === branch.id))
    return <Alert severity="warning">{showTexts.foreign}</Alert>;
  const now = DateTime.now().setZone(zone);
  const hasDeliveryHours = branch.isDeliveryEnabled && branch.isDeliveryHoursEnabled;
  return (
    <Card sx={{ maxWidth: 900 }}>
      <CardContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: COLUMNS }}>
        <Box sx={{ display: 'grid', gap: 0.5, alignContent: 'start', justifyItems: 'start' }}>
          <Typography variant="h5" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {branch.name}
          </Typography>
          <Typography>{branch.street}</Typography>
          <Typography>{`${branch.zipCode} ${branch.city}`}</Typography>
          {branch.phone && (
            <MuiLink href={`tel:${branch.phone}`} sx={LINK}>
              {branch.phone}
            </MuiLink>
          )}
          {branch.email && (
            <MuiLink href={`mailto:${branch.email}`} sx={LINK}>
              {branch.email}
            </MuiLink>
          )}
          <MuiLink href={`/store/${branch.identifier}`} target="_blank" sx={LINK}>
            {showTexts.page}
          </MuiLink>
          <Button
            component={Link}
            variant="outlined"
            to={{ pathname: '/tables', search: `?filter=${JSON.stringify({ branchId: branch.id })}` }}
            sx={{ mt: 1 }}
          >
            {showTexts.tables}
          </Button>
        </Box>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <HoursTable
            title={branchTexts.preview.opening}
            schedule={weekSchedule(branch.openingHours, now)}
            marked={now.toISODate() ?? ''}
          />
          {hasDeliveryHours && (
            <HoursTable
              title={branchTexts.preview.delivery}
              schedule={weekSchedule(branch.deliveryHours, now)}
              marked={now.toISODate() ?? ''}
            />
          )}
        </Box>
      </CardContent>
    </Card>
  );
}

const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' };
/** E-mail addresses have no spaces to break at. */
const LINK = { ...TOUCH_TARGET, overflowWrap: 'anywhere' } as const;
