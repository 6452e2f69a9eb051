import { Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { Product } from '../../lib/contract/products.ts';
import { backTomorrow } from '../../lib/domain/out-today.ts';
import { optionsOf, setOption, takeOff } from './out-changes.ts';
import { outTexts as texts } from './texts.ts';

interface Props {
  product: Product;
  zone: string;
  /** The switch that it belongs to. */
  at: HTMLElement;
  onChange: (product: Product, data: Partial<Product>, message: string) => void;
  onClose: () => void;
}

/** How long something is off: for today, or until it is switched on again; the same for a single option. */
export function OutMenu({ product, zone, at, onChange, onClose }: Props) {
  const tomorrow = () => backTomorrow(zone, Date.now());
  const options = optionsOf(product);
  return (
    <Menu
      open
      anchorEl={at}
      onClose={onClose}
      slotProps={{
        list: { 'aria-label': texts.menu(product.name), sx: { '& .MuiMenuItem-root': { minHeight: 48 } } },
      }}
    >
      <MenuItem onClick={() => onChange(product, takeOff(tomorrow()), texts.isOutToday(product.name))}>
        <ListItemText primary={texts.today} secondary={texts.todayHint} />
      </MenuItem>
      <MenuItem onClick={() => onChange(product, takeOff(null), texts.isOut(product.name))}>
        <ListItemText primary={texts.forGood} secondary={texts.forGoodHint} />
      </MenuItem>
      {options.length > 0 && <Divider />}
      {options.length > 0 && (
        <ListSubheader role="presentation" disableSticky sx={{ bgcolor: 'transparent' }}>
          {texts.onlyOption}
        </ListSubheader>
      )}
      {options.map(({ part, name, outUntil }) => (
        <MenuItem
          key={`${part}/${name}`}
          onClick={() =>
            outUntil
              ? onChange(product, setOption(product, part, name, null), texts.isBack(name))
              : onChange(product, setOption(product, part, name, tomorrow()), texts.isOutToday(name))
          }
        >
          <ListItemText
            primary={outUntil ? texts.optionBack(name) : texts.optionToday(name)}
            secondary={part}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}
