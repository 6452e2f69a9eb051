import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, Chip, Switch, Typography } from '@mui/material';
import { memo, useId, useState } from 'react';
import { Thumbnail } from '../images/thumbnail.tsx';
import type { Choice, Dish } from './offer.ts';
import { soldOutTexts as texts } from './texts.ts';

interface Props {
  dish: Dish;
  isBusy: boolean;
  /** `choice` null: the whole dish. */
  onChange: (dish: Dish, choice: Choice | null, isOut: boolean) => void;
}

/** A dish with its switch, and one for each choice. */
export const DishRow = memo(function DishRow({ dish, isBusy, onChange }: Props) {
  const { name, sale, choices, image } = dish;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const outChoices = choices.filter((choice) => choice.sale === 'here').length;
  return (
    <Box
      component="li"
      sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 }, py: 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1.5, minHeight: 56 }}>
        <Thumbnail image={image} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <State dish={dish} outChoices={outChoices} />
        </Box>
        {choices.length > 0 && (
          <Button
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={texts.options(name)}
            onClick={() => setOpen(!isOpen)}
            sx={{ minWidth: 44 }}
          >
            <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' }, mr: 1 }}>
              {texts.showOptions}
            </Box>
            <ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
          </Button>
        )}
        <Switch
          color="secondary"
          checked={sale === 'sold'}
          disabled={isBusy || sale === 'everywhere'}
          slotProps={{ input: { 'aria-label': texts.sell(name) } }}
          onChange={() => onChange(dish, null, sale === 'sold')}
        />
      </Box>
      {isOpen && (
        <Box id={id} sx={{ display: 'grid', gap: 1, px: 1.5, pt: 1, pb: 0.5 }}>
          {[...Map.groupBy(choices, ({ part }) => part)].map(([part, own]) => (
            <Box key={part} role="group" aria-label={part}>
              <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
                {part}
              </Typography>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {own.map((choice) => (
                  <ChoiceButton
                    key={choice.name}
                    choice={choice}
                    isBusy={isBusy}
                    onToggle={() => onChange(dish, choice, choice.sale === 'sold')}
                  />
                ))}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
});

function State({ dish: { sale }, outChoices }: { dish: Dish; outChoices: number }) {
  if (sale === 'everywhere') return <Small>{texts.isOff}</Small>;
  if (sale === 'here') return <Chip size="small" color="error" label={texts.isOut} />;
  return outChoices > 0 ? (
    <Chip size="small" color="error" variant="outlined" label={texts.optionsOut(outChoices)} />
  ) : (
    <Small>{texts.isSold}</Small>
  );
}

const Small = ({ children }: { children: string }) => (
  <Typography variant="body2" color="text.secondary">
    {children}
  </Typography>
);

function ChoiceButton({
  choice: { name, sale },
  isBusy,
  onToggle,
}: {
  choice: Choice;
  isBusy: boolean;
  onToggle: () => void;
}) {
  const isSold = sale === 'sold';
  return (
    <Button
      variant="outlined"
      color={isSold ? 'inherit' : 'error'}
      disabled={isBusy || sale === 'everywhere'}
      aria-pressed={sale === 'here'}
      onClick={onToggle}
      sx={{ textDecoration: isSold ? 'none' : 'line-through' }}
    >
      {sale === 'here' ? `${name} · ${texts.isOut}` : name}
    </Button>
  );
}
