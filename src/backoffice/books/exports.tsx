import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { EXPORT_FORMATS, EXPORT_KINDS } from '../../lib/contract/books.ts';
import { addDays, addMonths, dayOf } from '../../lib/domain/dates.ts';
import { LANGUAGE } from '../../lib/domain/words/locale.ts';
import { messageOf } from '../data/attempt.ts';
import { saveFile } from '../data/files.ts';
import { DayField } from '../forms/day-field.tsx';
import { bookTexts as texts } from './texts.ts';

const KINDS = ['datev', 'archive', ...EXPORT_KINDS] as const;
type Kind = (typeof KINDS)[number];

interface Props {
  branches: readonly { id: number; name: string }[];
  zone: string;
}

/** Last month, which is what an advisor asks for. */
function lastMonth(zone: string) {
  const first = `${dayOf(Date.now(), zone).slice(0, 7)}-01`;
  return { from: `${addMonths(first.slice(0, 7), -1)}-01`, to: addDays(first, -1) };
}

const pathOf = (kind: Kind) =>
  kind === 'datev' || kind === 'archive' ? `/api/books/${kind}` : `/api/books/exports/${kind}`;

/** Files for an advisor or an auditor: what, of when, of which branch. */
export function Exports({ branches, zone }: Props) {
  const [kind, setKind] = useState<Kind>('orders');
  const [days, setDays] = useState(() => lastMonth(zone));
  const [branchId, setBranchId] = useState('');
  const [format, setFormat] = useState<(typeof EXPORT_FORMATS)[number]>('excel');
  const [problem, setProblem] = useState<string | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isTable = kind !== 'datev' && kind !== 'archive';
  const query = new URLSearchParams({
    ...days,
    ...(branchId === '' ? {} : { branchId }),
    ...(isTable ? { format } : {}),
  });

  async function download() {
    setRunning(true);
    setProblem(null);
    try {
      await saveExport(`${pathOf(kind)}?${query.toString()}`);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setRunning(false);
  }

  return (
    <Card component="section" aria-label={texts.exports}>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h6" component="h2">
          {texts.exports}
        </Typography>
        <Typography color="text.secondary">{texts.exportsIntro}</Typography>
        <Stack direction={{ xs: 'column', sm: 'row' }} useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <TextField
            select
            label={texts.kind}
            value={kind}
            onChange={({ target }) => setKind(target.value as Kind)}
            helperText={texts.hints[kind]}
            sx={{ minWidth: 260 }}
          >
            {KINDS.map((one) => (
              <MenuItem key={one} value={one}>
                {texts.kinds[one]}
              </MenuItem>
            ))}
          </TextField>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              label={texts[end]}
              value={days[end]}
              onChange={(day) => setDays({ ...days, [end]: day })}
              sx={{ width: { sm: 190 } }}
            />
          ))}
          {branches.length > 1 && (
            <TextField
              select
              label={texts.branch}
              value={branchId}
              onChange={({ target }) => setBranchId(target.value)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              sx={{ minWidth: 220 }}
            >
              <MenuItem value="">{texts.allBranches}</MenuItem>
              {branches.map(({ id, name }) => (
                <MenuItem key={id} value={String(id)}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          {isTable && (
            <TextField
              select
              label={texts.format}
              value={format}
              onChange={({ target }) => setFormat(target.value as typeof format)}
              sx={{ minWidth: 220 }}
            >
              {EXPORT_FORMATS.map((one) => (
                <MenuItem key={one} value={one}>
                  {texts.formats[one]}
                </MenuItem>
              ))}
            </TextField>
          )}
        </Stack>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button
          variant="contained"
          startIcon={<DownloadIcon />}
          disabled={isRunning}
          onClick={() => void download()}
          sx={{ justifySelf: 'start' }}
        >
          {texts.download}
        </Button>
      </CardContent>
    </Card>
  );
}

/** Fetches a file and saves it under the name that the API gives it; a refusal is thrown with its message. */
async function saveExport(path: string): Promise<void> {
  const response = await fetch(path, { headers: { 'accept-language': LANGUAGE } });
  if (!response.ok) {
    const { errors } = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
    throw new Error(errors?.[0]?.message ?? texts.failed);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export';
  saveFile(await response.blob(), name);
}
