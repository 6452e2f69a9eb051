import { Alert, Box, Button, Card, CardContent, Link as MuiLink, Typography } from '@mui/material';
import { Show, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { weekSchedule } from '../../lib/domain/hours.ts';
import type { Branch } from '../../lib/contract/branches.ts';
import { DateTime } from 'luxon';
import { useShopZone } from '../forms/shop-config.ts';
import { TOUCH } from '../forms/touch-link.tsx';
import { useMe } from '../forms/use-me.ts';
import { isAdmin } from '../sign-in/me.ts';
import { HoursTable } from './hours-table.tsx';
import { branchTexts } from './texts.ts';

const texts = branchTexts.show;

/** A branch for those who work there. */
export function BranchShow() {
  return (
    <Show actions={false} component="div">
      <Facts />
    </Show>
  );
}

function Facts() {
  const branch = useRecordContext<Branch>();
  const me = useMe();
  const zone = useShopZone();
  if (!branch || !me) return null;
  if (!isAdmin(me) && !me.branches.some(({ id }) => id === branch.id))
    return <Alert severity="warning">{texts.foreign}</Alert>;
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
            {texts.page}
          </MuiLink>
          <Button
            component={Link}
            variant="outlined"
            to={{ pathname: '/tables', search: `?filter=${JSON.stringify({ branchId: branch.id })}` }}
            sx={{ mt: 1 }}
          >
            {texts.tables}
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
/** An address has no place to break at. */
const LINK = { ...TOUCH, overflowWrap: 'anywhere' } as const;
