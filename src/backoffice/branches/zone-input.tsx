import MapIcon from '@mui/icons-material/Map';
import { Box, Button, TextField, Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useInput, useSourceContext } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import type { Branch } from '../../lib/contract/branches.ts';
import type { Zone } from '../../lib/domain/delivery-geometry.ts';
import { mapStyle } from '../../lib/domain/map-style.ts';
import { useConfig } from '../data/config.ts';
import { branchTexts } from './texts.ts';
import { textOfZone, zoneOfText } from './zone-text.ts';

const texts = branchTexts.delivery.zone;

const ZoneMap = lazy(async () => ({ default: (await import('./zone-map.tsx')).ZoneMap }));

/** Corners have the size of a finger, and the map room for a town. */
const MAP = {
  '& [data-zone-map]': { height: { xs: 360, md: 480 }, borderRadius: 1, bgcolor: 'action.hover' },
  '& [data-zone-corner]': {
    width: 24,
    height: 24,
    p: 0,
    border: '3px solid',
    borderColor: 'text.primary',
    borderRadius: '50%',
    bgcolor: 'background.paper',
    cursor: 'grab',
  },
};

/** A zone, drawn on the map or as GeoJSON. */
export function ZoneInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source, defaultValue: null });
  const { isSubmitted } = useFormState();
  const own = useSourceContext().getSource('');
  const zone = (field.value as Zone | null | undefined) ?? null;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { latitude, longitude, deliveryAreas } = useWatch() as Branch;
  const config = useConfig();
  const place = deliveryAreas?.findIndex((_, index) => own.startsWith(`deliveryAreas.${index}`));
  const others = deliveryAreas
    ?.filter((_, index) => index !== place)
    .flatMap((area) => (area.zone ? [area.zone] : []));
  const error = isWrong ? texts.unreadable : isSubmitted ? fieldState.error?.message : undefined;

  const read = () => {
    if (typed === null) return;
    const read = zoneOfText(typed);
    setWrong(read === null && typed.trim() !== '');
    if (read || typed.trim() === '') {
      field.onChange(read);
      setTyped(null);
    }
  };
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1.5, ...MAP }}>
      <Box>
        <Button
          startIcon={<MapIcon />}
          variant="outlined"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.close : texts.draw}
        </Button>
      </Box>
      {isOpen && (
        <Suspense>
          <Typography variant="body2" color="text.secondary">
            {texts.hint} {config?.enablePluginMapbox === false && texts.noMap}
          </Typography>
          <ZoneMap
            zone={zone}
            onChange={(changed) => {
              setTyped(null);
              field.onChange(changed);
            }}
            others={others ?? []}
            center={latitude === null || longitude === null ? null : { latitude, longitude }}
            style={config?.enablePluginMapbox ? { url: mapStyle(config), token: config.mapToken } : null}
          />
        </Suspense>
      )}
      <TextField
        label={texts.geojson}
        multiline
        maxRows={6}
        fullWidth
        name={field.name}
        inputRef={field.ref}
        value={typed ?? textOfZone(zone)}
        error={error !== undefined}
        helperText={error ?? texts.geojsonHint(zone?.[0]?.length ?? 0)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={read}
        slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
      />
    </Box>
  );
}
