import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import PlaylistAddIcon from '@mui/icons-material/PlaylistAddOutlined';
import ShareIcon from '@mui/icons-material/CallSplitOutlined';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router';
import type { OptionGroup, Product } from '../../lib/contract/products.ts';
import { partOf } from '../../lib/domain/option-groups.ts';
import type { Part, PartOption } from '../../lib/domain/product.ts';
import { formatMoney, toCents } from '../../lib/domain/money.ts';
import { useCurrency } from '../data/config.ts';
import { useAllOf } from '../data/lists.ts';
import { TouchLink } from '../lists/cells.tsx';
import { groupedTexts as texts } from '../option-groups/texts.ts';
import { partTexts } from './texts.ts';

const useGroups = () => useAllOf<OptionGroup>('option-groups').data;

interface Props {
  part: Part;
  isOpen: boolean;
  onDetach: () => void;
}

/** A part that is an option group's: to read, with the way to the group, or to make it the product's own. */
export function GroupedPart({ part, isOpen, onDetach }: Props) {
  const currency = useCurrency();
  const group = useGroups()?.find(({ id }) => id === part.group?.id);
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography component="span" color="text.secondary">
          {texts.from}
        </Typography>
        {group && <TouchLink to={`/option-groups/${group.id}`}>{group.name}</TouchLink>}
        <Button startIcon={<LinkOffIcon />} onClick={onDetach} sx={{ ml: 'auto', minHeight: 44 }}>
          {texts.detach}
        </Button>
      </Box>
      {isOpen && (
        <>
          {part.description && <Typography sx={{ mb: 1 }}>{part.description}</Typography>}
          <Box component="ul" aria-label={partTexts.options} sx={{ my: 0, pl: 3 }}>
            {part.options.map((option) => (
              <li key={option.name}>
                {option.name}
                {priceOf(option, currency)}
              </li>
            ))}
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {texts.hint} {texts.detachHint}
          </Typography>
        </>
      )}
    </Box>
  );
}

const SIGNS = { add: '+', subtract: '−', overwrite: '=' } as const;

function priceOf({ modifier, value }: PartOption, currency: string): string {
  const isFree = value === 0 && modifier !== 'overwrite';
  return isFree ? '' : ` (${SIGNS[modifier]} ${formatMoney(toCents(value), currency)})`;
}

/** Adds an option group that the product does not have yet. Nothing to see while there is none. */
export function AddGroup({ parts, onAdd }: { parts: readonly Part[]; onAdd: (part: Part) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const groups = useGroups()?.filter(({ id }) => parts.every(({ group }) => group?.id !== id)) ?? [];
  if (groups.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<PlaylistAddIcon />}
        variant="outlined"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {texts.add}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {groups.map((group) => (
          <MenuItem
            key={group.id}
            sx={{ minHeight: 44 }}
            onClick={() => {
              setAnchor(null);
              onAdd(partOf(group, null));
            }}
          >
            {group.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Leads from a product's own part to a new option group that says the same. */
export function ShareLink({ at }: { at: `config.parts.${number}` }) {
  const { getValues } = useFormContext<Product>();
  const part = getValues(at);
  if (!part?.name) return null;
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <Button
        component={Link}
        to="/option-groups/create"
        state={{ record: { name: part.name, part } }}
        startIcon={<ShareIcon />}
      >
        {texts.share}
      </Button>
    </Box>
  );
}
