import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { imageTexts as texts } from './texts.ts';

interface Props {
  /** The first file, and whether others came with it. */
  onFile: (file: File, isOneOfMany: boolean) => void;
}

/** Where a picture is dropped or chosen. */
export function DropField({ onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box
      component="label"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file, next] = event.dataTransfer.files;
        if (file) onFile(file, next !== undefined);
      }}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'center',
        gap: 1,
        minHeight: 200,
        p: 3,
        border: '2px dashed',
        borderColor: isOver ? 'secondary.main' : 'text.secondary',
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : 'transparent',
        cursor: 'pointer',
        textAlign: 'center',
        '&:focus-within': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: 2 },
      }}
    >
      <AddPhotoIcon sx={{ fontSize: 44, color: 'secondary.main' }} />
      <Typography component="span" sx={{ fontWeight: 600 }}>
        {texts.drop}
      </Typography>
      <Typography component="span" variant="body2" color="text.secondary">
        {texts.dropHint}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/gif,image/webp"
        style={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file, false);
        }}
      />
    </Box>
  );
}
