import {
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useStore } from '@nanostores/react';
import { useMe, isAdmin } from '../data/me.ts';
import { useMyBranches } from '../data/branches.ts';
import { $showsCustomers, $showsProducts, type useChoice } from './choice.ts';
import { PRESETS, rangeBefore, rangeText, type Preset } from './range.ts';
import { texts } from './texts.ts';

/** The period, the branch and this browser's settings. */
export function Filters({ choice }: { choice: ReturnType<typeof useChoice> }) {
  const branches = useMyBranches() ?? [];
  const me = useMe();
  const hasProducts = useStore($showsProducts);
  const hasCustomers = useStore($showsCustomers);
  const { preset, range, problem, branchId } = choice;
  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <ToggleButtonGroup
          exclusive
          value={preset}
          onChange={(_, next: Preset | null) => next && choice.choosePreset(next)}
          aria-label={texts.range}
          sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
        >
          {PRESETS.map((one) => (
            <ToggleButton
              key={one}
              value={one}
              sx={{ minHeight: 44, px: 2, textTransform: 'none', color: 'text.primary' }}
            >
              {texts.presets[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {branches.length > 1 && (
          <TextField
            select
            label={texts.branch}
            value={branches.some(({ id }) => id === branchId) ? String(branchId) : ''}
            onChange={({ target }) => choice.chooseBranch(target.value)}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 220 }}
          >
            <MenuItem value="">{me && isAdmin(me) ? texts.allBranches : texts.ownBranches}</MenuItem>
            {branches.map(({ id, name }) => (
              <MenuItem key={id} value={String(id)}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </Stack>
      {preset === 'free' && (
        <Stack direction="row" spacing={2}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              label={texts[end]}
              value={range[end]}
              onChange={({ target }) => choice.chooseDays({ ...range, [end]: target.value })}
              error={problem !== null}
              helperText={end === 'to' ? problem : null}
              slotProps={{ inputLabel: { shrink: true } }}
            />
          ))}
        </Stack>
      )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
        <Typography role="status" sx={{ flex: { xs: '1 1 100%', lg: 1 } }}>
          {!problem && texts.compared(rangeText(range), rangeText(rangeBefore(range)))}
        </Typography>
        <FormControlLabel
          control={<Switch checked={hasProducts} onChange={(_, isOn) => $showsProducts.set(isOn)} />}
          label={texts.settings.product}
        />
        <FormControlLabel
          control={<Switch checked={hasCustomers} onChange={(_, isOn) => $showsCustomers.set(isOn)} />}
          label={texts.settings.customer}
        />
      </Stack>
    </Stack>
  );
}
