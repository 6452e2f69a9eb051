import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Config } from '../../lib/contract/config.ts';
import { shownSchemes, type Face } from '../../lib/domain/face/face.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import form from '../../islands/controls/form.css?inline';
import row from '../../islands/menu/product-row.css?inline';
import { useCurrency } from '../data/config.ts';
import { ShopFrame } from '../forms/shop-frame.tsx';
import preview from './face-preview.css?inline';
import { SAMPLE_NAMES, SAMPLES, type SampleName } from './face-samples.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.face;
const STYLES = [form, row, preview].join('\n');
/** In CSS pixels. */
const WIDTHS = { phone: 360, desktop: 960 } as const;
type Device = keyof typeof WIDTHS;

interface Props {
  face: Face;
  shopName: string;
}

/** The shop in small, page by page, in the face as it stands in the form; nothing in it can be pressed. */
export function FacePreview({ face, shopName }: Props) {
  const currency = useCurrency();
  const [page, setPage] = useState<SampleName>('branch');
  const [device, setDevice] = useState<Device>('phone');
  const [hero = 'none', heroPicture = null] = useWatch({ name: ['hero', 'heroPicture'] }) as [
    Config['hero'] | undefined,
    Config['heroPicture'] | undefined,
  ];
  const Page = SAMPLES[page];
  const price = (amount: number) => formatMoney(toCents(amount), currency);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        value={page}
        onChange={(_, chosen: SampleName | null) => chosen && setPage(chosen)}
        aria-label={texts.previewPage}
        sx={CHOICES}
      >
        {SAMPLE_NAMES.map((name) => (
          <ToggleButton key={name} value={name}>
            {texts.previewPages[name]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={device}
        onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
        aria-label={texts.previewDevice}
        sx={CHOICES}
      >
        <ToggleButton value="phone">{texts.previewDevices.phone}</ToggleButton>
        <ToggleButton value="desktop">{texts.previewDevices.desktop}</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, minWidth: 0 }}>
        {shownSchemes(face).map((scheme) => (
          // A screen that is narrower than a desktop is scrolled, as a shop that is squeezed would be a phone's.
          <Box key={scheme} sx={{ maxWidth: '100%', overflowX: 'auto' }}>
            <Box sx={{ width: WIDTHS[device], border: 1, borderColor: 'divider', borderRadius: 1 }}>
              <ShopFrame title={texts.previews[scheme]} face={face} scheme={scheme} styles={STYLES}>
                <Page shopName={shopName} look={{ hero, heroPicture }} price={price} />
              </ShopFrame>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const CHOICES = {
  display: 'flex',
  flexWrap: 'wrap',
  '& .MuiToggleButton-root': { minHeight: 44, textTransform: 'none' },
};
