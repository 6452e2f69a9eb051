import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { branchTexts } from './texts.ts';
import { isRange, lengthOf, type ClockRange } from './week-plan.ts';

const texts = branchTexts.hours;

/** Wide enough for browsers that write AM and PM. */
const TIME = { width: 160 };

/** From when to when, with a word for what goes past midnight. */
export function RangeRow({
  day,
  index,
  range,
  onChange,
  onRemove,
}: {
  day: string;
  index: number;
  range: ClockRange;
  onChange: (range: ClockRange) => void;
  onRemove: () => void;
}) {
  const length = isRange(range) ? lengthOf(range) : 'sameDay';
  const time = (name: 'from' | 'to') => (
    <TextField
      type="time"
      size="small"
      value={range[name]}
      error={range[name] === ''}
      onChange={({ target }) => onChange({ ...range, [name]: target.value.slice(0, 5) })}
      slotProps={{ htmlInput: { 'aria-label': texts[name](day, index), style: { minHeight: 27 } } }}
      sx={TIME}
    />
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      {time('from')}
      <span>{texts.until}</span>
      {time('to')}
      <IconButton aria-label={texts.remove(day, index)} onClick={onRemove}>
        <DeleteIcon />
      </IconButton>
      {length !== 'sameDay' && (
        <Typography variant="body2" color="text.secondary">
          {texts[length]}
        </Typography>
      )}
    </Box>
  );
}
