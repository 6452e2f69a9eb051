import { Alert, Box, Button, TextField } from '@mui/material';
import { useCallback, useState } from 'react';
import { LARGEST_UPLOAD } from '../../lib/contract/uploads.ts';
import { readDataUrl } from '../../lib/client/upload.ts';
import { useKeptState } from '../forms/kept-state.ts';
import { CropField } from './crop-field.tsx';
import { cutPicture, loadPicture, type Cut } from './cut-picture.ts';
import { DropField } from './drop-field.tsx';
import { nameOf, whyRefused } from './send-picture.ts';
import { imageTexts as texts } from './texts.ts';

interface Chosen {
  source: string;
  type: string;
  /** Others came with it, and were left. */
  isOneOfMany: boolean;
}

interface Props {
  /** What the picture is for, as nothing else on the page: a sign-in in the middle does not take it. */
  place: string;
  /** Sends the picture, and fails if it was refused. */
  onPicture: (data: string, name: string) => Promise<void>;
  /** Replacing a picture keeps its name. */
  hasName?: boolean;
}

/** A new picture: dropped or chosen, cut, named, sent. What was done stays if it is refused. */
export function NewPicture({ place, onPicture, hasName = true }: Props) {
  const [chosen, setChosen] = useKeptState<Chosen | null>(`${place}/picture`, null);
  const [name, setName] = useKeptState(`${place}/name`, '');
  const [cut, setCut] = useState<Cut | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const take = useCallback((value: Cut | null) => setCut(value), []);

  const choose = async (file: File, isOneOfMany: boolean) => {
    setProblem(null);
    try {
      const source = await readDataUrl(file);
      await loadPicture(source);
      setChosen({ source, type: file.type, isOneOfMany });
      setName(nameOf(file.name));
    } catch {
      setProblem(texts.notReadable);
    }
  };

  const send = async ({ source, type }: Chosen) => {
    setSending(true);
    setProblem(null);
    try {
      const data = cut ? await cutPicture(source, type, cut) : source;
      // Three bytes are four letters of a data URL.
      if (data.length * 0.75 > LARGEST_UPLOAD) setProblem(texts.tooLarge);
      else await onPicture(data, name);
    } catch (error) {
      setProblem(whyRefused(error));
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
          <CropField source={chosen.source} onCut={take} />
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
