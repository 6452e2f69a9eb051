import { Box, Slider, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { loadPicture, type Crop } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';

const RATIOS = { square: 1, wide: 4 / 3, banner: 16 / 9, free: null } as const;
type Ratio = keyof typeof RATIOS;
const PREVIEW = 120;

/** Crops a picture to one of the ratios that the shop uses, with a preview. `onCrop` gets null for the whole picture. */
export function CropField({ source, onCrop }: { source: string; onCrop: (area: Crop | null) => void }) {
  const [ratio, setRatio] = useState<Ratio>('square');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cut, setArea] = useState<Crop | null>(null);
  const aspect = RATIOS[ratio];

  useEffect(() => onCrop(aspect === null ? null : cut), [aspect, cut, onCrop]);

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={ratio}
        aria-label={texts.ratio}
        onChange={(_, chosen: Ratio | null) => chosen && setRatio(chosen)}
        sx={{ '& .MuiToggleButton-root': { minHeight: 44, px: 2, textTransform: 'none' }, flexWrap: 'wrap' }}
      >
        {(Object.keys(RATIOS) as Ratio[]).map((key) => (
          <ToggleButton key={key} value={key}>
            {texts.ratios[key]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {aspect === null ? (
        <Box
          component="img"
          src={source}
          alt={texts.preview}
          sx={{ width: '100%', height: { xs: 240, sm: 320 }, objectFit: 'contain', bgcolor: 'action.hover' }}
        />
      ) : (
        <>
          <Box
            sx={{ position: 'relative', height: { xs: 240, sm: 320 }, bgcolor: 'grey.900', borderRadius: 1 }}
          >
            <Cropper
              image={source}
              crop={crop}
              zoom={zoom}
              aspect={aspect}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              cropperProps={{ 'aria-label': texts.cropArea, role: 'group' }}
            />
          </Box>
          <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
            <Preview source={source} cut={cut} />
            <Box sx={{ flex: 1 }}>
              <Typography variant="body2" component="p">
                {texts.zoom}
              </Typography>
              <Slider
                value={zoom}
                min={1}
                max={3}
                step={0.05}
                color="secondary"
                aria-label={texts.zoom}
                onChange={(_, value) => setZoom(Array.isArray(value) ? (value[0] ?? 1) : value)}
              />
            </Box>
          </Box>
        </>
      )}
    </Box>
  );
}

/** The cropped picture in about the size it has on the menu. */
function Preview({ source, cut }: { source: string; cut: Crop | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!cut) return;
    let isShown = true;
    void loadPicture(source).then((picture) => {
      const context = canvas.current?.getContext('2d');
      if (!isShown || !canvas.current || !context) return;
      canvas.current.height = Math.round((PREVIEW * 2 * cut.height) / cut.width);
      context.drawImage(
        picture,
        cut.x,
        cut.y,
        cut.width,
        cut.height,
        0,
        0,
        canvas.current.width,
        canvas.current.height,
      );
    });
    return () => {
      isShown = false;
    };
  }, [source, cut]);
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Typography variant="body2" component="p">
        {texts.preview}
      </Typography>
      <canvas
        ref={canvas}
        width={PREVIEW * 2}
        height={PREVIEW * 2}
        style={{ width: PREVIEW, borderRadius: 10 }}
      />
    </Box>
  );
}
