import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useCallback, useState, useRef } from 'react';
import { readDataUrl } from '../../lib/client/upload.ts';
import { LARGEST_UPLOAD } from '../../lib/contract/media.ts';
import { useRestoredState } from '../forms/unsaved-changes.ts';
import { CropField } from './crop-field.tsx';
import { cropPicture, loadPicture, type Crop, pictureName, uploadProblem } from './picture-files.ts';
import { imageTexts as texts } from './texts.ts';

interface Chosen {
  source: string;
  type: string;
  /** More files were dropped with it and ignored. */
  isOneOfMany: boolean;
}

interface Props {
  /** Unique on the page: the key under which the chosen picture survives a sign-in. */
  storageKey: string;
  /** Gets a data URL; rejects if the API refuses the picture. */
  onPicture: (data: string, name: string) => Promise<void>;
  /** Whether to ask for a name; a replaced picture keeps its own. */
  hasName?: boolean;
  /** Whether it stays as it is, uncropped. */
  isWhole?: boolean;
}

/** Chooses, crops, names and uploads a picture. If it is refused, everything entered stays. */
export function NewPicture({ storageKey, onPicture, hasName = true, isWhole = false }: Props) {
  const [chosen, setChosen] = useRestoredState<Chosen | null>(`${storageKey}/picture`, null);
  const [name, setName] = useRestoredState(`${storageKey}/name`, '');
  const [area, setArea] = useState<Crop | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const takeCrop = useCallback((value: Crop | null) => setArea(value), []);

  const choose = async (file: File, isOneOfMany: boolean) => {
    setProblem(null);
    try {
      const source = await readDataUrl(file);
      await loadPicture(source);
      setChosen({ source, type: file.type, isOneOfMany });
      setName(pictureName(file.name));
    } catch {
      setProblem(texts.notReadable);
    }
  };

  const send = async ({ source, type }: Chosen) => {
    setSending(true);
    setProblem(null);
    try {
      const data = area ? await cropPicture(source, type, area) : source;
      // Base64: three bytes are four characters.
      if (data.length * 0.75 > LARGEST_UPLOAD) setProblem(texts.tooLarge);
      else await onPicture(data, name);
    } catch (error) {
      setProblem(uploadProblem(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {!chosen && <DropField onFile={(file, isOneOfMany) => void choose(file, isOneOfMany)} />}
      {chosen && (
        <>
          {chosen.isOneOfMany && <Alert severity="info">{texts.oneByOne}</Alert>}
          {isWhole ? (
            <Box
              component="img"
              src={chosen.source}
              alt={texts.preview}
              sx={{ width: '100%', height: 320, objectFit: 'contain', bgcolor: 'action.hover' }}
            />
          ) : (
            <CropField source={chosen.source} onCrop={takeCrop} />
          )}
          {hasName && (
            <TextField
              label={texts.name}
              value={name}
              slotProps={{ htmlInput: { maxLength: 200 } }}
              onChange={(event) => setName(event.target.value)}
            />
          )}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button onClick={() => setChosen(null)} disabled={isSending}>
              {texts.replace}
            </Button>
            <Button variant="contained" disabled={isSending} onClick={() => void send(chosen)}>
              {isSending ? texts.saving : texts.save}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
}

interface DropProps {
  /** Called with the first file, and whether more were dropped. */
  onFile: (file: File, isOneOfMany: boolean) => void;
}

function DropField({ onFile }: DropProps) {
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
